import { expect, fillTrip, test, trip } from "./journey.ts";

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
