import type { Browser } from "@playwright/test";
import { startSite } from "#tests/fixtures/site-process.ts";
import { askForQuote, goToGuide, launchBrowser, openTab } from "./journeys.ts";
import { interleave, median, type Part, type Row } from "./part.ts";

const paths = ["/", "/booking", "/contact", "/destinations/vail", "/terms"];

/** What a page costs a visitor, on a slow phone and on a desktop, in interleaved rounds. */
export const pages: Part = {
  name: "pages",
  async run({ rounds, peers }) {
    const site = await startSite();
    const browser = await launchBrowser();
    const rows: Row[] = [];
    const sites = { firnline: site.url, ...peers };
    for (const phone of [true, false]) {
      const place = phone ? "phone" : "desk";
      for (const path of paths) {
        const taken = await interleave(sites, rounds, async (url) => ({
          full: await visit(browser, url + path, { phone }),
          bare: await visit(browser, url + path, { phone, scripts: false }),
        }));
        for (const [name, visits] of Object.entries(taken))
          rows.push(...rowsOf(`${place} ${name} ${path}`, visits));
      }
      const asked = await interleave(sites, rounds, (url) => askForQuote(browser, url, phone));
      const gone = await interleave(sites, rounds, (url) => goToGuide(browser, url, phone));
      for (const name of Object.keys(sites)) {
        const ms = (values: readonly number[] = []) => ({ value: median(values), unit: "ms" });
        rows.push(
          { what: `${place} ${name} quote asked for and answered`, ...ms(asked[name]) },
          { what: `${place} ${name} clicks from Home to a guide`, ...ms(gone[name]) },
        );
      }
    }
    await browser.close();
    await site.dispose();
    return rows;
  },
};

function rowsOf(what: string, visits: readonly { full: Visit; bare: Visit }[]): Row[] {
  const medianOf = (key: keyof Visit) => median(visits.map(({ full }) => full[key]));
  const largest = medianOf("largestPaint");
  return [
    { what: `${what} first paint`, value: medianOf("firstPaint"), unit: "ms" },
    { what: `${what} largest paint`, value: largest, unit: "ms" },
    {
      what: `${what} the same beside no scripts`,
      value: largest / median(visits.map(({ bare }) => bare.largestPaint)),
      unit: "x",
    },
    { what: `${what} layout shift`, value: medianOf("shift"), unit: "" },
    { what: `${what} blocking time`, value: medianOf("blocking"), unit: "ms" },
    {
      what: `${what} of it by scripts`,
      value: median(visits.map(({ full, bare }) => full.blocking - bare.blocking)),
      unit: "ms",
    },
    ...(["document", "stylesheet", "script", "font", "image", "other"] as const).map((kind) => ({
      what: `${what} ${kind}`,
      value: medianOf(kind),
      unit: "bytes",
    })),
    { what: `${what} requests`, value: medianOf("requests"), unit: "" },
  ];
}

/** What one visit cost: times in milliseconds, transferred bytes by kind. */
type Visit = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  document: number;
  stylesheet: number;
  script: number;
  font: number;
  image: number;
  other: number;
  requests: number;
};

const kinds = new Set(["document", "stylesheet", "script", "font", "image"]);

/** Visits a page with an empty cache; `scripts: false` blocks its scripts. */
async function visit(
  browser: Browser,
  url: string,
  { phone, scripts = true }: { phone: boolean; scripts?: boolean },
): Promise<Visit> {
  const { page, devtools, close } = await openTab(browser, phone);
  if (!scripts) await devtools.send("Network.setBlockedURLs", { urls: ["*.js", "*.mjs"] });
  const cost = { document: 0, stylesheet: 0, script: 0, font: 0, image: 0, other: 0, requests: 0 };
  const kindOf = new Map<string, keyof typeof cost>();
  devtools.on("Network.responseReceived", ({ requestId, type }) => {
    const kind = type.toLowerCase();
    kindOf.set(requestId, kinds.has(kind) ? (kind as keyof typeof cost) : "other");
  });
  devtools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    cost[kindOf.get(requestId) ?? "other"] += encodedDataLength;
    cost.requests += 1;
  });
  await page.addInitScript(() => {
    const seen = { largestPaint: 0, shift: 0, blocking: 0 };
    Object.assign(globalThis, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    watch("largest-contentful-paint", (entry) => (seen.largestPaint = entry.startTime));
    watch("layout-shift", (entry) => (seen.shift += (entry as { value?: number }).value ?? 0));
    watch("longtask", (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
  });
  await page.goto(url, { waitUntil: "load" });
  // After the work that follows the load, and before the film starts.
  await page.waitForTimeout(1200);
  const times = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    ...(globalThis as unknown as { seen: Pick<Visit, "largestPaint" | "shift" | "blocking"> }).seen,
  }));
  await close();
  return { ...times, ...cost };
}
