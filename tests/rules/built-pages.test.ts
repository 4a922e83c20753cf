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

const whole = /^(\d+-\d+( \w+)?|\+1 \(\d+\) \d+-\d+|[A-Z]{1,2}-\d+|[Mm]id- (to|or) late \w+)$/;
/** What fits on a phone's line. */
const isShort = (text: string) => text.length <= 30;

test("no page breaks 12-14, I-70 or mid- to late April across lines", () => {
  const broken: string[] = [];
  const unbroken: string[] = [];
  for (const file of globSync("build/client/**/*.html")) {
    const html = readFileSync(file, "utf8").replaceAll(/<(style|script|option)\b.*?<\/\1>/gs, "");
    for (const [, text = ""] of html.matchAll(/>([^<]*(?:\d-\d|\b[A-Z]{1,2}-\d|[Mm]id- )[^<]*)</g))
      (whole.test(text) || isShort(text) ? unbroken : broken).push(`${file}: ${text}`);
  }
  expect(broken).toEqual([]);
  expect(unbroken.length).toBeGreaterThan(10);
});
