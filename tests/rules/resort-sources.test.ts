import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resorts } from "#content/resorts/index.ts";

test("the sources of the guides stay off the site", () => {
  const source = "OnTheSnow";
  expect(JSON.stringify(resorts)).toContain(source);
  const files = globSync("build/client/**/*.{html,js,json,data}");
  expect(files.length).toBeGreaterThan(40);
  expect(files.filter((file) => readFileSync(file, "utf8").includes(source))).toEqual([]);
});
