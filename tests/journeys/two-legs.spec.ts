import { expect, expectAccessible, widths } from "./journey.ts";
import { sent, test, writeQuote } from "./quote-journey.ts";

// The frame of the visitor's page runs no script, which the browser reports.
test(
  "the way home is added by keys, quoted with the way there, and read as one",
  { tag: "@complains" },
  async ({ page, reference }) => {
    test.setTimeout(120_000);
    await writeQuote(page);
    const request = page.getByRole("region", { name: "The request" });
    await page.getByRole("heading", { name: "Eleanor" }).first().focus();
    await page.keyboard.press("w");
    await expect(page.getByLabel("Pickup date, leg 2")).toBeFocused();
    await expect(page.getByLabel("From, leg 2")).toHaveValue(/Vail/);
    await page.getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("alert")).toContainText("the pickup date of leg 2");
    await page.getByRole("link", { name: "the pickup date of leg 2" }).click();
    await expect(page.getByLabel("Pickup date, leg 2")).toBeFocused();
    await page.keyboard.type("3/1/2031");
    await page.keyboard.press("Tab");
    await page.keyboard.type("9:30 AM");
    await page.keyboard.press("Tab");
    const confirmation = page.getByRole("checkbox", { name: /Mar 1, 9:30 AM Mountain Time/ });
    await confirmation.press("Space");
    await expect(confirmation).toBeChecked();
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 844 });
      if (width < 1000) await page.getByRole("button", { name: "Request", exact: true }).click();
      await expectAccessible(page);
    }
    await expect(page.getByText("Each way counts for half of the total.")).toBeVisible();
    await page.getByRole("button", { name: "Send" }).click();
    await expect(sent(page)).toBeVisible({ timeout: 20_000 });
    await expect(request.getByText("Way home").first()).toBeVisible();

    await page.goto(`/preview/${reference}?quote=1`);
    await expect(
      page.getByText("and home on Saturday, March 1, at 9:30 AM Mountain Time").first(),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Way home" })).toHaveCount(2);
    for (const width of [320, ...widths]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }

    await page.goto("/quoted");
    const row = page.getByRole("row").filter({ hasText: reference });
    await expect(row).toContainText("→ The Lodge at Vail, and home Sat, Mar 1, 2031");
  },
);
