import type { Browser } from "@playwright/test";

/** What one visit to a page cost: milliseconds, bytes, counts. */
export type Visit = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  blocking: number;
  bytes: number;
  requests: number;
};

/** A phone in a mountain town: a fourth of this machine's speed, 1.6 Mbit/s, 150 ms there and back. */
const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** Visits a page once with an empty cache. */
export async function visit(browser: Browser, url: string, phone: boolean): Promise<Visit> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  if (phone) {
    await devtools.send("Network.emulateNetworkConditions", phoneNetwork);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  }
  let bytes = 0;
  let requests = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => {
    bytes += encodedDataLength;
    requests += 1;
  });
  await page.addInitScript(() => {
    const seen = { largest: 0, shift: 0, blocking: 0 };
    Object.assign(globalThis, { seen });
    const watch = (type: string, note: (entry: PerformanceEntry) => void) =>
      new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
        type,
        buffered: true,
      });
    watch("largest-contentful-paint", (entry) => (seen.largest = entry.startTime));
    watch("layout-shift", (entry) => (seen.shift += (entry as { value?: number }).value ?? 0));
    watch("longtask", (entry) => (seen.blocking += Math.max(0, entry.duration - 50)));
  });
  await page.goto(url, { waitUntil: "load" });
  // Before the film begins: it is not what a visit costs those who look around.
  await page.waitForTimeout(1200);
  const result = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    seen: (globalThis as unknown as { seen: { largest: number; shift: number; blocking: number } })
      .seen,
  }));
  await context.close();
  const { largest, shift, blocking } = result.seen;
  return { firstPaint: result.firstPaint, largestPaint: largest, shift, blocking, bytes, requests };
}
