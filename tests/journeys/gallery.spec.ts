import { expect, expectAccessible, test } from "./journey.ts";

test("the gallery's words show on hover and on keyboard focus", async ({ page }) => {
  await page.goto("/gallery");
  await expect(page.locator(".gallery-tile:has(img)")).toHaveCount(6);
  const tile = page.locator(".gallery-tile").first();
  const words = tile.locator(".gallery-caption");
  await expect(words).toHaveCSS("opacity", "0");
  await tile.hover();
  await expect(words).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await page.locator(".gallery-tile > button").first().focus();
  await page.keyboard.press("Tab");
  await expect(page.locator(".gallery-caption").nth(1)).toHaveCSS("opacity", "1");
});

test("a picture of the gallery opens larger, and closes by key, button or a click beside it", async ({
  page,
}) => {
  await page.goto("/gallery");
  const open = page.getByRole("button", { name: "view larger" }).first();
  const dialog = page.getByRole("dialog");
  const close = dialog.getByRole("button", { name: "Close" });
  await open.click();
  await expect(dialog).toHaveAccessibleName("Late arrivals");
  await expect(close).toBeFocused();
  await expect(dialog.locator("img")).toHaveJSProperty("complete", true);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(open).toBeFocused();
  await page.keyboard.press("Enter");
  await close.click();
  await expect(dialog).toBeHidden();
  await open.click();
  await page.mouse.click(2, 2);
  await expect(dialog).toBeHidden();
});
