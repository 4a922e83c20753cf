import { expect, fillTrip, test, trip } from "./journey.ts";

// Without its memory of whole pages a browser fills a form in again by itself, field by field.
test.use({ launchOptions: { args: ["--no-sandbox", "--disable-features=BackForwardCache"] } });

test("Back from the terms loses nothing that was typed", async ({ page }) => {
  await page.goto("/booking");
  await fillTrip(page);
  await page.getByRole("main").getByRole("link", { name: "Terms of Service" }).click();
  await expect(page).toHaveURL("/terms");
  await page.goBack();
  for (const [name, value] of Object.entries(trip))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  await expect(page.locator("[data-island][data-hydrated]")).toBeAttached();
  for (const [name, value] of Object.entries(trip))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
});
