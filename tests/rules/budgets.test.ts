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

/** The one built file with this name, which ends with a hash. */
function assetNamed(name: string, extension: string): string {
  const pattern = new RegExp(`^assets/${name}-(?:[\\w-]{5}|[\\w-]{8})\\.${extension}$`);
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

test("Home and the guides without sections of their own are lighter still", () => {
  const usual = resorts.filter(({ sections = [] }) => sections.length === 0);
  expect(usual.length).toBeGreaterThan(20);
  const pages = ["index.html.br", ...usual.map(({ slug }) => `destinations/${slug}/index.html.br`)];
  expect(pages.filter((file) => size(file) > budgets.contentPage)).toEqual([]);
});

test("what a page's sheet names is in the build", () => {
  for (const file of files.filter((name) => name.endsWith(".html"))) {
    const [style = ""] = /<style>.*?<\/style>/s.exec(readFileSync(join(root, file), "utf8")) ?? [];
    const named = Array.from(style.matchAll(/url\("?([^")]+)"?\)/g), ([, url = ""]) => url);
    expect(named.length, file).toBeGreaterThan(1);
    expect(
      named.filter((url) => !assets.includes(url.slice(1))),
      file,
    ).toEqual([]);
  }
});

test("no two pages open with the same picture", () => {
  const opened = files
    .filter((file) => file.endsWith("index.html") && !/^\d/.test(file))
    .flatMap((file) => {
      const html = readFileSync(join(root, file), "utf8");
      return /\/assets\/([a-z-]+)-\d+-[\w-]+\.avif/.exec(html)?.[1] ?? [];
    });
  expect(opened.length).toBeGreaterThan(40);
  expect(opened).toEqual([...new Set(opened)]);
});

test("each page's sheet has every class that another sheet knows", () => {
  const pages = files
    .filter((file) => file.endsWith(".html"))
    .map((file) => {
      const html = readFileSync(join(root, file), "utf8");
      const [style = ""] = /<style>.*?<\/style>/s.exec(html) ?? [];
      const rules = Array.from(style.matchAll(/\.((?:\\.|[\w-])+)/g), ([, name = ""]) =>
        name.replaceAll("\\", ""),
      );
      const used = Array.from(html.matchAll(/ class="([^"]*)"/g), ([, list = ""]) =>
        list.replaceAll("&amp;", "&").replaceAll("&gt;", ">").split(/\s+/),
      );
      return { file, rules: new Set(rules), used: new Set(used.flat()) };
    });
  const known = new Set(pages.flatMap(({ rules }) => [...rules]));
  for (const { file, rules, used } of pages) {
    const missing = [...used].filter((name) => known.has(name) && !rules.has(name));
    expect(missing, file).toEqual([]);
  }
});

test.each(["enhance", "swap"] as const)("the script %s is light", (name) => {
  expect(size(`${assetNamed(name, "js")}.br`)).toBeLessThan(budgets[name]);
});

/** A line break, or a character that browsers draw as nothing, such as the word joiner. */
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

test("the whole faces are asked for letters that the subsets lack, and for no other", () => {
  const css = readFileSync("ui/fonts/typed.css", "utf8");
  const ranges = Array.from(css.matchAll(/unicode-range: ([^;]+);/g), ([, range = ""]) => range);
  expect(ranges).toHaveLength(2);
  expect(new Set(ranges).size).toBe(1);
  const typed = Array.from(ranges.join().matchAll(/U\+(\w+)-(\w+)/g), ([, first, last]) => [
    Number.parseInt(first!, 16),
    Number.parseInt(last!, 16),
  ]);
  const isTyped = (code: number) =>
    typed.some(([first = 0, last = 0]) => code >= first && code <= last);
  for (let code = 0xa1; code <= 0x2af; code += 1)
    expect(isTyped(code), String.fromCodePoint(code)).toBe(!isInSubset(String.fromCodePoint(code)));
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
  const pictures: Record<string, { widths: number[]; wide?: number }> = catalogue;
  for (const [name, entry] of Object.entries(pictures)) {
    const limits: Record<number, number> = name.endsWith("-tall") ? budgets.upright : budgets.hero;
    for (const width of entry.widths)
      expect(size(assetNamed(`${name}-${width}`, "webp"))).toBeGreaterThan(0);
    for (const width of entry.wide ? [...entry.widths, entry.wide] : entry.widths) {
      const bytes = size(assetNamed(`${name}-${width}`, "avif"));
      if (bytes > (limits[width] ?? budgets.card)) heavy.push(`${name} ${width}: ${bytes}`);
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
/** The longest text that fits on one line on a phone. */
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
