import type { Browser } from "@playwright/test";
import { openTab } from "./phone.ts";

/** What one visit cost: times in milliseconds, transferred bytes by kind. */
export type Visit = {
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
export async function visit(
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
  // After what follows the load, and before the film begins.
  await page.waitForTimeout(1200);
  const times = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    ...(globalThis as unknown as { seen: Pick<Visit, "largestPaint" | "shift" | "blocking"> }).seen,
  }));
  await close();
  return { ...times, ...cost };
}
