import { type Browser, type Page, chromium, type CDPSession } from "@playwright/test";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite } from "#tests/fixtures/site-process.ts";
import { median, type Part, type Row } from "./part.ts";

/** A phone in a mountain town: 1.6 Mbit/s, 150 ms. */
const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** The Chromium at CHROMIUM_PATH, or else Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

/** Opens a tab with an empty cache; `phone` slows down the network, and the CPU by `slower`. */
export async function openTab(
  browser: Browser,
  phone: boolean,
  slower = 4,
): Promise<{ page: Page; devtools: CDPSession; close: () => Promise<void> }> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  if (phone) {
    await devtools.send("Network.emulateNetworkConditions", phoneNetwork);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  return { page, devtools, close: () => context.close() };
}

/** The taps to measure: links in a page and in its menu. */
const ways = [
  { from: "/", link: 'main a[href^="/destinations#"]', to: "/destinations" },
  { from: "/destinations", link: 'main a[href="/destinations/vail"]', to: "/destinations/vail" },
  ...["/destinations", "/services", "/booking"].map((to) => ({
    from: "/",
    link: `#menu a[href="${to}"]`,
    to,
  })),
];

/** The time from a tap to the frame that shows the next page's heading. */
export const taps: Part = {
  name: "taps",
  async run({ rounds }) {
    const site = await startSite();
    const browser = await launchBrowser();
    const rows: Row[] = [];
    for (const slower of [1, 4]) {
      for (const way of ways) {
        const taken: Tap[] = [];
        for (let round = 0; round < rounds; round += 1)
          taken.push(await tap(browser, site.url, way, slower));
        const what = `${way.from} by ${way.link}, processor ${slower}x slower`;
        rows.push({ what, value: median(taken.map(({ ms }) => ms)), unit: "ms" });
        rows.push({
          what: `${what}, bytes`,
          value: median(taken.map(({ bytes }) => bytes)),
          unit: "bytes",
        });
      }
    }
    await browser.close();
    await site.dispose();
    return rows;
  },
};

type Tap = { ms: number; bytes: number };

/** Taps a link once its page is idle and the link has been in view for a moment. */
async function tap(
  browser: Browser,
  url: string,
  { from, link, to }: (typeof ways)[number],
  slower: number,
): Promise<Tap> {
  const { page, devtools, close } = await openTab(browser, true, slower);
  await page.addInitScript(noteTap);
  await page.goto(url + from, { waitUntil: "load" });
  await page.waitForTimeout(2500);
  if (link.startsWith("#menu")) await page.locator("[popovertarget=menu]").first().tap();
  const target = page.locator(link).first();
  await target.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await page.waitForTimeout(2000);
  const box = await target.boundingBox();
  if (!box) throw new Error(`${from} has no ${link} in view`);
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const finger = { x: box.x + Math.min(box.width / 2, 40), y: box.y + box.height / 2 };
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [finger] });
  await page.waitForTimeout(80);
  await devtools.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await page.waitForURL((address) => address.pathname === to);
  await page.waitForFunction(() => "shown" in sessionStorage);
  const fetched = bytes;
  const ms = await page.evaluate(
    () => Number(sessionStorage["shown"]) - Number(sessionStorage["tapped"]),
  );
  await close();
  return { ms, bytes: fetched };
}

/** Runs in the page: records the time of the click and of the frame with the next heading. */
function noteTap() {
  const now = () => String(performance.timeOrigin + performance.now());
  const look = (last: Element | null) => {
    const heading = document.querySelector("h1");
    if (heading === last || !heading?.getClientRects().length)
      return requestAnimationFrame(() => look(last));
    // After the next frame's paint, not before it.
    return requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener("message", () => (sessionStorage["shown"] = now()));
      port1.start();
      port2.postMessage(null);
    });
  };
  const onClick = () => {
    sessionStorage["tapped"] = now();
    // The next page may take this one's place in the same document.
    look(document.querySelector("h1"));
  };
  addEventListener("click", onClick, true);
  if ("tapped" in sessionStorage) look(null);
}

/** Opens /booking, fills in and sends the form. @returns milliseconds until the page says thanks */
export async function askForQuote(browser: Browser, url: string, phone: boolean): Promise<number> {
  const { page, close } = await openTab(browser, phone);
  const started = performance.now();
  await page.goto(`${url}/booking`, { waitUntil: "commit" });
  const { agreeToTerms: _, ...fields } = aBooking({ email: `v${started}@example.com` });
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`form [name="${name}"]`).first();
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (isChoice) await field.selectOption(value);
    else await field.fill(value);
  }
  await page.locator('form [name="agreeToTerms"]').check();
  await page.locator('form [type="submit"]').click();
  await page.getByText("What happens next", { exact: false }).first().waitFor();
  const taken = performance.now() - started;
  await close();
  return taken;
}

/** From Home to a guide. @returns the milliseconds from both clicks to their pages' headings */
export async function goToGuide(browser: Browser, url: string, phone: boolean): Promise<number> {
  const { page, close } = await openTab(browser, phone);
  await page.addInitScript(() => {
    addEventListener("click", () => sessionStorage.setItem("clicked", String(Date.now())), true);
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1000);
  const toOverview = await follow(page, "/destinations", "");
  await page.waitForTimeout(1000);
  const toGuide = await follow(page, "/destinations/vail", "Vail");
  await close();
  return toOverview + toGuide;
}

async function follow(page: Page, path: string, heading: string): Promise<number> {
  // On a phone, the bar's links are in the closed menu, so this uses another link in the page.
  const link = page.locator(`:is(a[href="${path}"], a[href^="${path}#"]):visible`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${path} can be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  await page.waitForURL((address) => address.pathname === path);
  await page.locator("h1", { hasText: heading }).first().waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          resolve(Date.now() - Number(sessionStorage.getItem("clicked"))),
        ),
      ),
  );
}
