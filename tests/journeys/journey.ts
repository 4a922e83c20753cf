import { AxeBuilder } from "@axe-core/playwright";
import {
  test as base,
  expect,
  type Browser,
  type ConsoleMessage,
  type Page,
  type Route,
  type ViewportSize,
} from "@playwright/test";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

/** A browser test against a separate site (one per worker) that fails on any unexpected error. */
export const test = base.extend<{ quiet: void }, { site: Site; steadyPage: Page }>({
  site: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from it
    async ({}, use) => {
      const site = await startSite();
      await use(site);
      await site.dispose();
    },
    { scope: "worker" },
  ],
  steadyPage: [
    async ({ browser, site }, use) => {
      const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce" });
      await use(await context.newPage());
      await context.close();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  quiet: [
    async ({ page }, use, testInfo) => {
      const complaints: string[] = [];
      const onError = ({ message }: Error) => {
        // The browser's note that it changed pages without a fade.
        if (!message.startsWith("Transition was ")) complaints.push(message);
      };
      const onMessage = (message: ConsoleMessage) => {
        // The browser's note about a response that the journey caused on purpose.
        if (message.type() === "error" && !/Failed to load resource/.test(message.text()))
          complaints.push(message.text());
      };
      page.on("pageerror", onError);
      page.on("console", onMessage);
      await use();
      page.off("pageerror", onError);
      page.off("console", onMessage);
      if (!testInfo.tags.includes("@complains")) expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** For tests that leave nothing behind: a new window would cost as much as the test itself. */
export const oneWindow = {
  page: async (
    { steadyPage, viewport }: { steadyPage: Page; viewport: ViewportSize | null },
    use: (page: Page) => Promise<void>,
  ) => {
    await steadyPage.setViewportSize(viewport!);
    await use(steadyPage);
    await steadyPage.unrouteAll({ behavior: "ignoreErrors" });
    await steadyPage.emulateMedia({ media: null, forcedColors: null, reducedMotion: "reduce" });
  },
};

/** For animations. */
export const inMotion = { contextOptions: { reducedMotion: "no-preference" } } as const;

/** Fails on anything that axe finds against WCAG 2.2 AA or its best practices. */
export async function expectAccessible(page: Page) {
  // Elements that are not laid out yet have no colors behind their text.
  await page.evaluate(() => document.documentElement.toggleAttribute("data-whole", true));
  const hasAxe = page.frames().length === 1 && (await page.evaluate(() => "axe" in globalThis));
  // The default mode opens a page per run to look into cross-origin frames.
  const axe = new AxeBuilder({ page, ...(hasAxe && { axeSource: ";" }) }).setLegacyMode();
  // For axe, describing what passes takes longer than finding failures, and a second run on the same
  // page has the same style sheets.
  axe.options({ resultTypes: ["violations"], preload: !hasAxe });
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
  expect(found).toEqual([]);
}

/** Looks at the page at both widths, and checks that a narrow phone need not scroll sideways. */
export async function expectNoBarrier(page: Page) {
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 800 });
    if (width === 320)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    else await expectAccessible(page);
  }
}

/** Waits until the page has drawn twice and finished its idle work. */
export async function idle(page: Page) {
  await page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise(requestAnimationFrame);
      await new Promise((done) => requestIdleCallback(done));
    }
  });
}

/** Keeps the desk's events from a page. Page routes do not reach its shared worker, so it gets none. */
export async function withoutEvents(page: Page) {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
  await page.route("**/api/events", (route) => route.abort());
}

/** Lets a call reach the server, and loses the response. */
export async function loseResponse(route: Route) {
  await route.fetch();
  await route.abort("connectionreset");
}

/** The two widths at which every screen is checked. */
export const widths = [390, 1280] as const;

/** Waits until React has taken over the page's form. */
export async function hydrated(page: Page) {
  await expect(page.locator("[data-island][data-hydrated]")).toBeAttached();
}

/** What a visitor types into the booking form. */
const { agreeToTerms: _, ...fields } = aBooking();
export const trip = fields;

/** Fills the booking form by the names of its controls. */
export async function fillTrip(page: Page, changes: Partial<typeof trip> = {}) {
  for (const [name, value] of Object.entries({ ...trip, ...changes })) {
    const control = page.locator(`[name=${name}]`);
    if (["passengers", "vehicleType"].includes(name)) await control.selectOption(value);
    else await control.fill(value);
  }
}

/** Moves the pointer, and waits until the script that prefetches pages runs. */
export async function isReady(page: Page) {
  // Chromium's headless shell ignores a pointer in the window's corner.
  await page.mouse.move(8, 300);
  await hasSecondScript(page);
}

export async function hasSecondScript(page: Page) {
  await page.waitForFunction(() =>
    performance.getEntriesByType("resource").some(({ name }) => name.includes("/swap-")),
  );
  await idle(page);
}

export type Answer = { status: number; text: string };

/** A phone, and the requests that reached the server; `change` may modify a page on its way. */
export async function openPhone(
  browser: Browser,
  siteUrl: string,
  change?: (path: string, answer: Answer) => Answer,
) {
  const asked: string[] = [];
  // Playwright's routes would turn off the browser's cache.
  const proxy = createServer(async (request, response) => {
    const purpose = String(request.headers["sec-purpose"] ?? "");
    const answer = await fetch(siteUrl + request.url, { headers: { "sec-purpose": purpose } });
    const headers = new Headers(answer.headers);
    for (const name of ["content-encoding", "content-length", "transfer-encoding", "connection"])
      headers.delete(name);
    let body = Buffer.from(await answer.arrayBuffer());
    let { status } = answer;
    if (headers.get("content-type")?.startsWith("text/html")) {
      asked.push(request.url!);
      const changed = change?.(request.url!, { status, text: body.toString() });
      if (changed) {
        body = Buffer.from(changed.text);
        status = changed.status;
      }
    }
    response.writeHead(status, Object.fromEntries(headers)).end(body);
  });
  await once(proxy.listen(0, "127.0.0.1"), "listening");
  const context = await browser.newContext({
    baseURL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", ({ message }) => complaints.push(message));
  const close = async () => {
    await context.close();
    proxy.closeAllConnections();
    proxy.close();
    expect(complaints).toEqual([]);
  };
  return { page, asked, close };
}

/** Scrolls to a link and waits until its page is fetched, by a hint or by script from the browser's cache. */
export async function scrollToLink(page: Page, selector: string, by = "fetch") {
  const link = page.locator(selector).first();
  await link.evaluate((element) => element.scrollIntoView({ block: "center" }));
  await isReady(page);
  await page.evaluate(() => scrollBy(0, 1));
  const { pathname } = new URL(await link.evaluate((element: HTMLAnchorElement) => element.href));
  await page.waitForFunction(
    ([path, type]) => {
      const entries = performance.getEntriesByType("resource") as PerformanceResourceTiming[];
      return entries.some(
        ({ name, initiatorType }) => initiatorType === type && new URL(name).pathname === path,
      );
    },
    [pathname, by],
  );
  await idle(page);
  return link;
}

/** Marks the document, so that a new one can be told apart. */
export const mark = (page: Page) =>
  page.evaluate(() => void Object.assign(globalThis, { isMarked: true }));
export const isMarked = (page: Page) =>
  page.evaluate(() => Reflect.get(globalThis, "isMarked") === true);
