import { expect, test } from "./journey.ts";

for (const path of ["/", "/booking", "/contact", "/destinations/vail"]) {
  test(`${path} is as it was left when a visitor comes back`, async ({ page }) => {
    await page.goto(path);
    await page.evaluate(() => {
      addEventListener("pageshow", ({ persisted }) => Object.assign(globalThis, { persisted }));
    });
    await page.goto("/terms");
    await page.evaluate(() => history.back());
    // A page that is loaded again has never heard of the event.
    await expect(async () => {
      expect(await page.evaluate(() => Reflect.get(globalThis, "persisted"))).toBe(true);
    }).toPass({ timeout: 10_000 });
    expect(new URL(page.url()).pathname).toBe(path);
  });
}
