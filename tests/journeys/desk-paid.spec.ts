import { expect, expectAccessible, widths } from "./journey.ts";
import { sent, test, trip, writeQuote } from "./quote-journey.ts";

// The frame of the visitor's page runs no script, which the browser reports.
test(
  "a deposit is entered, and the visitor sees what is still due",
  { tag: "@complains" },
  async ({ page, reference }) => {
    test.setTimeout(90_000);
    await writeQuote(page);
    await page.keyboard.press("Control+Enter");
    await expect(sent(page)).toBeVisible({ timeout: 20_000 });
    await page.getByRole("heading", { name: "Quote", exact: true }).focus();
    await page.keyboard.press("y");
    await page.getByRole("button", { name: "Record the yes" }).click();
    const request = page.getByRole("region", { name: "The request" });
    await expect(request.getByText("Not paid of $835.50")).toBeVisible({ timeout: 20_000 });

    await page.getByRole("heading", { name: trip.firstName }).focus();
    await page.keyboard.press("p");
    const amount = page.getByLabel("Amount in dollars", { exact: true });
    await expect(page.getByLabel("How it stands")).toBeFocused();
    await page.getByLabel("How it stands").selectOption("Deposit");
    await amount.fill("four hundred");
    await amount.press("Enter");
    await expect(amount).toHaveAccessibleDescription(/Write dollars/);
    await amount.fill("$400");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 844 });
      await expectAccessible(page);
    }
    await amount.press("Enter");
    await expect(request.getByText("Deposit, $400.00 of $835.50")).toBeVisible();
    await expect(request.getByText("$435.50 open")).toBeVisible();
    await expect(
      request.getByText("Maya Ortiz entered the payment: Deposit, $400.00"),
    ).toBeVisible();

    await page.getByRole("button", { name: "Visitor’s page" }).click();
    const visitorPage = page.frameLocator("iframe");
    await expect(visitorPage.getByRole("link", { name: "Pay $435.50" })).toBeVisible();
    await expect(visitorPage.getByText("Your deposit of $400.00 arrived on")).toBeVisible();
    await page.keyboard.press("Escape");

    await page.goto("/accepted");
    const row = page.getByRole("row").filter({ hasText: reference });
    await expect(row).toContainText("Deposit, $400.00");
    await expect(row).toContainText("$435.50 open");
  },
);
