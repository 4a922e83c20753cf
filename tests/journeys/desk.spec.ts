import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

let site: Site;
test.beforeAll(async () => {
  site = await startSite();
});
test.afterAll(() => site.dispose());

for (const width of [390, 1280]) {
  test(`the signed-out desk says where requests are, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto(site.deskUrl);
    await expect(page.getByRole("heading", { name: "Quote desk" })).toBeVisible();
    await expect(page.getByText("npm run requests -- list")).toBeVisible();
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
