import type { Browser } from "@playwright/test";
import { expect, test, fillTrip, trip } from "./journey.ts";

// In one worker, so that one more browser is started.
test.describe.configure({ mode: "default" });

let browser: Browser;
test.beforeAll(async ({ playwright, launchOptions }) => {
  // Playwright switches the browser's own memory of pages off, and each page costs half as much more with it.
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
    // Chromium's headless shell keeps no page, but says whether this one could be kept.
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
    // A page that is loaded again has never heard of the event.
    await expect(async () => {
      const wasKept = await page.evaluate(() => Reflect.get(globalThis, "persisted"));
      expect(wasKept || couldBeKept).toBe(true);
    }).toPass({ timeout: 10_000 });
    expect(new URL(page.url()).pathname).toBe(path);
  });
}

test("Back from the terms loses nothing that was typed", async ({ page }) => {
  // Keeps a browser from remembering the whole page: it fills the fields in again instead.
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
