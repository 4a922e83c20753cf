import { readdirSync, readFileSync, statSync, globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { firstLoad, reachableScripts } from "#bench/bytes.ts";
import catalogue from "#content/pictures.json";
import { resorts } from "#content/resorts/index.ts";
import { builtPath } from "#server/site/load-pages.ts";
import { subsetRanges } from "#ui/fonts/subset-ranges.ts";
import { themeColor } from "#ui/theme-color.ts";
import { budgets } from "./budgets.ts";

const root = builtPath("client");
const size = (file: string) => statSync(join(root, file)).size;
const files = readdirSync(root, { recursive: true, encoding: "utf8" });
const assets = files.filter((file) => file.startsWith("assets"));

function sum(names: readonly string[]): number {
  return names.reduce((total, name) => total + size(name), 0);
}

/** The one built file of a name, which carries a hash behind it. */
function assetNamed(name: string, extension: string): string {
  const pattern = new RegExp(`^assets/${name}-[\\w-]{6,8}\\.${extension}$`);
  const found = assets.filter((file) => pattern.test(file));
  expect(found, `${name}.${extension}`).toHaveLength(1);
  return found.join();
}

test("every page travels in one piece", () => {
  const heavy = files
    .filter((file) => file.endsWith(".html.br"))
    .filter((file) => size(file) > budgets.page);
  expect(heavy).toEqual([]);
});

test("the one script is light", () => {
  expect(sum(assets.filter((file) => /enhance-.*\.js\.br$/.test(file)))).toBeLessThan(
    budgets.enhance,
  );
});

/** A line break, or a character that browsers draw nothing for, such as the word joiner. */
const invisible = /\n|\p{Default_Ignorable_Code_Point}/u;

test("fonts are light, and hold every letter of our own words", () => {
  const fonts = ["cormorant", "instrument-sans"].map((name) => assetNamed(name, "woff2"));
  expect(sum(fonts)).toBeLessThan(budgets.fonts);
  const missing = new Set<string>();
  for (const page of files.filter((file) => file.endsWith(".html"))) {
    const html = readFileSync(join(root, page), "utf8");
    for (const file of fonts) expect(html).toContain(`href="/${file}"`);
    for (const letter of html.replace(/<style>.*?<\/style>/s, ""))
      if (!invisible.test(letter) && !isInSubset(letter)) missing.add(letter);
  }
  expect([...missing]).toEqual([]);
});

test("the style sheet asks the fonts for the letters that they hold", () => {
  const css = readFileSync("ui/fonts/fonts.css", "utf8").replaceAll(/\s+/g, " ");
  const hex = (code: number) => code.toString(16).toUpperCase();
  const range = subsetRanges
    .map(([first, last]) => `U+${hex(first)}${last === first ? "" : `-${hex(last)}`}`)
    .join(", ");
  expect(css.split(`unicode-range: ${range};`)).toHaveLength(3);
});

test("the browser's bars have the color of the night", () => {
  const tokens = readFileSync("ui/styles/tokens.css", "utf8");
  expect(tokens).toContain(`--color-night: ${themeColor};`);
});

function isInSubset(letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return subsetRanges.some(([first, last]) => code >= first && code <= last);
}

test.each([
  ["booking", budgets.bookingScript],
  ["contact", budgets.contactScript],
])("what /%s runs is light", async (page, budget) => {
  const scripts = await reachableScripts(root, page);
  expect(scripts.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(budget);
});

test("what the desk runs first is light", async () => {
  const scripts = await firstLoad(builtPath("desk"), "js");
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.reduce((total, { bytes }) => total + bytes, 0)).toBeLessThan(budgets.deskScript);
});

test("every picture is there, at every width, within its budget", () => {
  const heavy: string[] = [];
  for (const [name, { widths }] of Object.entries(catalogue)) {
    for (const width of widths) {
      const bytes = size(assetNamed(`${name}-${width}`, "avif"));
      expect(size(assetNamed(`${name}-${width}`, "webp"))).toBeGreaterThan(0);
      const limit =
        width >= 1600 ? budgets.hero[1600] : width === 780 ? budgets.hero[780] : budgets.card;
      if (bytes > limit) heavy.push(`${name} ${width}: ${bytes}`);
    }
  }
  expect(heavy).toEqual([]);
});

test("the film and the named pictures are within theirs", () => {
  const films = assets.filter((file) => /\.(webm|mp4)$/.test(file));
  expect(films).toHaveLength(4);
  for (const film of films) expect(size(film)).toBeLessThan(budgets.film);
  for (const name of ["sedan", "suv", "van"])
    expect(size(`${name}.png`)).toBeLessThanOrEqual(budgets.vehicle);
  for (const file of files.filter((each) => each.startsWith("share") && each.endsWith(".jpg")))
    expect(size(file), file).toBeLessThanOrEqual(budgets.share);
});

test("the sources of the guides stay off the site", () => {
  const source = "OnTheSnow";
  expect(JSON.stringify(resorts)).toContain(source);
  const texts = globSync(`${root}/**/*.{html,js,json,data}`);
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => readFileSync(file, "utf8").includes(source))).toEqual([]);
});

const whole = /^(\d+-\d+( \w+)?|\+1 \(\d+\) \d+-\d+|[A-Z]{1,2}-\d+|[Mm]id- (to|or) late \w+)$/;
/** What fits on a phone's line. */
const isShort = (text: string) => text.length <= 30;

test("no page breaks 12-14, I-70 or mid- to late April across lines", () => {
  const broken: string[] = [];
  const unbroken: string[] = [];
  for (const file of globSync(`${root}/**/*.html`)) {
    const html = readFileSync(file, "utf8").replaceAll(/<(style|script|option)\b.*?<\/\1>/gs, "");
    for (const [, text = ""] of html.matchAll(/>([^<]*(?:\d-\d|\b[A-Z]{1,2}-\d|[Mm]id- )[^<]*)</g))
      (whole.test(text) || isShort(text) ? unbroken : broken).push(`${file}: ${text}`);
  }
  expect(broken).toEqual([]);
  expect(unbroken.length).toBeGreaterThan(10);
});
