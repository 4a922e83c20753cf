import type { Browser } from "@playwright/test";
import { startSite } from "#tests/fixtures/site-process.ts";
import { median, type Part, type Row } from "./part.ts";
import { launchBrowser, openTab } from "./phone.ts";

const pages = ["/destinations", "/services", "/gallery", "/contact", "/booking"];

/** From a tap in a phone's menu to the paint of the next page's heading. */
export const taps: Part = {
  name: "taps",
  async run({ rounds }) {
    const site = await startSite();
    const browser = await launchBrowser();
    const rows: Row[] = [];
    for (const slower of [1, 4]) {
      for (const path of pages) {
        const taken: number[] = [];
        for (let round = 0; round < rounds; round += 1)
          taken.push(await tapMenu(browser, site.url, path, slower));
        const what = `${path}, processor ${slower}x slower`;
        rows.push({ what, value: median(taken), unit: "ms" });
      }
    }
    await browser.close();
    await site.dispose();
    return rows;
  },
};

/** Taps a link of the menu once Home is idle. @returns milliseconds until its page paints */
async function tapMenu(browser: Browser, url: string, path: string, slower: number) {
  const { page, devtools, close } = await openTab(browser, true, slower);
  await page.goto(url, { waitUntil: "load" });
  // By then the main pages have been fetched.
  await page.waitForTimeout(4000);
  await page.locator("[popovertarget=menu]").first().tap();
  await page.waitForTimeout(600);
  const box = await page.locator(`#menu a[href="${path}"]`).first().boundingBox();
  if (!box) throw new Error(`The menu has no link to ${path}`);
  const finger = { x: box.x + 40, y: box.y + box.height / 2 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await page.waitForTimeout(90);
  const lifted = Date.now();
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForURL((address) => address.pathname === path);
  await page.locator("h1").waitFor();
  await page.waitForTimeout(500);
  const painted = await page.evaluate(() => {
    const [paint] = performance.getEntriesByName("first-contentful-paint");
    return performance.timeOrigin + (paint?.startTime ?? Number.NaN);
  });
  await close();
  return painted - lifted;
}
