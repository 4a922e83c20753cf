import type { Browser, Page } from "@playwright/test";
import {
  scrollToLink,
  expect,
  expectAccessible,
  fillTrip,
  isMarked,
  hasSecondScript,
  mark,
  openPhone,
  test,
  trip,
} from "./journey.ts";

// In one worker, so that only one more browser starts.
test.describe.configure({ mode: "default" });

let browser: Browser;
test.beforeAll(async ({ playwright, launchOptions }) => {
  // Playwright turns off the browser's page cache; with the cache each page costs half as much more.
  const ignoreDefaultArgs = ["--disable-back-forward-cache"];
  browser = await playwright.chromium.launch({ ...launchOptions, ignoreDefaultArgs });
});
test.afterAll(() => browser.close());

test.use({
  page: async ({ contextOptions, baseURL }, use) => {
    const page = await browser.newPage({ ...contextOptions, ...(baseURL && { baseURL }) });
    await use(page);
    await page.close();
  },
});

for (const path of ["/", "/booking", "/contact", "/destinations/vail"]) {
  test(`${path} is as it was left when a visitor comes back`, async ({ page }) => {
    // Chromium's headless shell caches no pages, but reports whether it could have cached this one.
    let couldBeKept = false;
    const devtools = await page.context().newCDPSession(page);
    await devtools.send("Page.enable");
    devtools.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations: reasons }) => {
      const isShell = reasons.some(
        ({ reason }) => reason === "BackForwardCacheDisabledForDelegate",
      );
      couldBeKept = isShell && reasons.every(({ type }) => type === "Circumstantial");
    });
    await page.goto(path);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    await page.goto("/terms");
    await page.evaluate(() => void setTimeout(() => history.back()));
    // A reloaded page has not seen the event.
    await expect(async () => {
      const wasKept = await page.evaluate(() => Reflect.get(globalThis, "persisted"));
      expect(wasKept || couldBeKept).toBe(true);
    }).toPass();
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test("Back from the terms loses nothing that was typed", async ({ page }) => {
  // Prevents the browser from caching the whole page: it refills the fields instead.
  await page.addInitScript(() => addEventListener("unload", () => {}));
  await page.goto("/booking");
  await fillTrip(page);
  await page.getByRole("main").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL("/terms");
  await page.goBack();
  const type = await page.evaluate(
    () => (performance.getEntriesByType("navigation")[0] as PerformanceNavigationTiming).type,
  );
  expect(type).toBe("back_forward");
  for (const [name, value] of Object.entries(trip))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  await expect(page.locator("[data-island][data-hydrated]")).toBeAttached();
  for (const [name, value] of Object.entries(trip))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
});

/** The parts of a document besides its content. */
function headOf(page: Page) {
  return page.evaluate(() => ({
    title: document.title,
    head: Array.from(
      document.head.querySelectorAll(
        "title, meta[name=description], meta[property], link[rel=canonical], script",
      ),
      ({ outerHTML }) => outerHTML,
    ),
    current: Array.from(
      document.querySelectorAll("[data-top-bar] a"),
      (link) => `${link.textContent} ${link.getAttribute("aria-current")}`,
    ),
    focus: document.activeElement?.tagName,
    isMenuOpen: document.querySelector("#menu")!.matches(":popover-open"),
  }));
}

/** The appearance and position of everything. */
function looksOf(page: Page) {
  return page.evaluate(async () => {
    document.documentElement.toggleAttribute("data-whole", true);
    await document.fonts.ready;
    return Array.from(document.body.querySelectorAll("body *:not(source, script)"), (element) => {
      const { x, width, height } = element.getBoundingClientRect();
      const { color, backgroundColor, font, display } = getComputedStyle(element);
      const place = [x, width, height].map(Math.round);
      return [element.tagName, ...place, color, backgroundColor, font, display].join(" ");
    });
  });
}

test("on a phone a tap shows the page that is there in place of the last one", async ({ site }) => {
  const { page, asked, close } = await openPhone(browser, site.url);
  await page.goto("/");
  await mark(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(globalThis, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: false });
  });
  const home = await headOf(page);
  await (await scrollToLink(page, 'main a[href="/services"]')).scrollIntoViewIfNeeded();
  await page.getByRole("button", { name: "Menu" }).tap();
  await scrollToLink(page, '#menu a[href="/destinations"]');
  await page.locator('#menu a[href="/destinations"]').tap();
  await expect(page).toHaveURL("/destinations");
  const destinations = await headOf(page);
  expect(destinations.isMenuOpen).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);

  const vail = await scrollToLink(page, 'main a[href="/destinations/vail"]');
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await vail.tap();
  await expect(page).toHaveURL("/destinations/vail");
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const guide = await headOf(page);
  expect(await page.evaluate(() => Reflect.get(globalThis, "shifts"))).toEqual([]);
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  const looks = await looksOf(page);
  await expectAccessible(page);
  expect(await isMarked(page)).toBe(true);

  await page.goBack();
  await expect(page).toHaveURL("/destinations");
  expect(await headOf(page)).toEqual(destinations);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  await page.goBack();
  await expect(page).toHaveURL("/");
  expect(await headOf(page)).toEqual(home);
  await page.goForward();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ski resorts we serve");
  expect(await isMarked(page)).toBe(true);
  for (const path of ["/", "/destinations", "/destinations/vail"])
    expect(asked.filter((each) => each === path)).toEqual([path]);

  // The same pages, loaded as documents.
  await page.goto("/destinations/vail");
  expect(await isMarked(page)).toBe(false);
  expect(await headOf(page)).toEqual(guide);
  expect(await looksOf(page)).toEqual(looks);
  await page.goto("/destinations");
  expect(await headOf(page)).toEqual(destinations);
  await close();
});

test("after a reload, Back shows the page of its address", async ({ site }) => {
  const { page, close } = await openPhone(browser, site.url);
  await page.goto("/destinations");
  await (await scrollToLink(page, 'main a[href="/destinations/vail"]')).tap();
  await expect(page).toHaveURL("/destinations/vail");
  await page.reload();
  await hasSecondScript(page);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL("/destinations");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Ski resorts we serve");
  await page.reload({ waitUntil: "commit" });
  await page.evaluate(() => history.forward());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vail");
  await close();
});

test("the film begins again when Home is shown again, unless it was paused", async ({ site }) => {
  const { page, close } = await openPhone(browser, site.url);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const film = page.locator("[data-film]");
  await expect(film).toHaveJSProperty("paused", false);
  const link = await scrollToLink(page, 'main a[href="/services"]');
  await link.tap();
  await expect(page).toHaveURL("/services");
  await expect(film).toHaveCount(0);
  await page.goBack();
  await page.evaluate(() => scrollTo(0, 0));
  await expect(film).toHaveJSProperty("paused", false);
  await page.getByRole("button", { name: "Pause the film" }).tap();
  await expect(film).toHaveJSProperty("paused", true);
  await page.goForward();
  await page.goBack();
  await page.waitForTimeout(2600);
  await expect(film).toHaveJSProperty("paused", true);
  await close();
});
