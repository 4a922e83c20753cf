import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const whole = /^(\d+-\d+( \w+)?|\+1 \(\d+\) \d+-\d+)$/;
/** What fits on a phone's line. */
const isShort = (text: string) => text.length <= 30;

test("no page breaks a range such as 12-14 across lines", () => {
  const broken: string[] = [];
  const unbroken: string[] = [];
  for (const file of globSync("build/client/**/*.html")) {
    const html = readFileSync(file, "utf8").replaceAll(/<(style|script|option)\b.*?<\/\1>/gs, "");
    for (const [, text = ""] of html.matchAll(/>([^<]*\d-\d[^<]*)</g))
      (whole.test(text) || isShort(text) ? unbroken : broken).push(`${file}: ${text}`);
  }
  expect(broken).toEqual([]);
  expect(unbroken.length).toBeGreaterThan(10);
});
