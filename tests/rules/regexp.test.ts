import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { beforeAll, expect, test } from "vitest";

const more = [
  String.raw`/\/+$/`,
  String.raw`/[\t ]+(?=\r\n|$)/g`,
  String.raw`/^(a+)+$/`,
  String.raw`/^\s*\w*\s*$/`,
];
const linear = [String.raw`/^\d{1,2}:\d{2}$/`, String.raw`/[\p{L}\p{N}]+/gu`, String.raw`/^\s+x$/`];
const all = [...more, ...linear];

/** By expression, what the project's linter says about a file of that line. */
let complaints: Map<string, string[]>;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), "firnline-"));
  all.forEach((expression, index) =>
    writeFileSync(join(folder, `planted-${index}.ts`), `export const expression = ${expression};`),
  );
  const options = ["--config", resolve("oxlint.config.ts"), "--format", "json"];
  const { stdout } = spawnSync(resolve("node_modules/.bin/oxlint"), options, { cwd: folder });
  rmSync(folder, { recursive: true });
  const { diagnostics, number_of_files } = JSON.parse(String(stdout)) as {
    diagnostics: { code: string; filename: string }[];
    number_of_files: number;
  };
  expect(number_of_files).toBe(all.length);
  complaints = new Map(
    all.map((expression, index) => {
      const own = diagnostics.filter(({ filename }) => filename.endsWith(`planted-${index}.ts`));
      return [expression, own.map(({ code }) => code)];
    }),
  );
});

test.each(more)("%s is more than linear: the linter says so", (expression) => {
  expect(complaints.get(expression)).toContainEqual(expect.stringContaining("no-super-linear"));
});

test.each(linear)("%s is linear", (expression) => {
  expect(complaints.get(expression)).toEqual([]);
});
