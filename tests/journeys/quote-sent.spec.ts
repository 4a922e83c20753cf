import { expect, expectAccessible } from "./journey.ts";
import { amount, sent, test, writeQuote } from "./quote-journey.ts";

test("a yes by phone, then a cancellation, each with one confirmation", async ({ page }) => {
  test.setTimeout(60_000);
  await writeQuote(page);
  await page.keyboard.press("Control+Enter");
  await expect(sent(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByLabel("Remark").fill("Wants two child seats.");
  await page.getByRole("button", { name: "Record the yes" }).click();
  await expect(page.getByText("The quote has been accepted.")).toBeVisible();
  await expect(page.getByText(/Eleanor Whitcombe, by phone, .* Wants two child/)).toBeVisible();
  await expectAccessible(page);

  await page.getByRole("button", { name: "Record a cancellation" }).click();
  await expect(page.getByText("What a cancellation gives back")).toBeVisible();
  await page.getByRole("button", { name: "Record the cancellation" }).click();
  await expect(page.getByText("This request has been withdrawn.")).toBeVisible();
  await page.getByRole("button", { name: "Ask for a new quote" }).click();
  await page.getByRole("button", { name: "Put it back in the queue" }).click();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(page.getByText("version 2")).toBeVisible();
});

test("a sent quote is revised, and the earlier one stays to read", async ({ page }) => {
  test.setTimeout(90_000);
  await writeQuote(page);
  await page.keyboard.press("Control+Enter");
  await expect(sent(page)).toBeVisible({ timeout: 20_000 });
  await page.keyboard.press("e");
  await expect(page.getByText("version 2")).toBeVisible();
  await amount(page, 1).fill("700");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("$850.50").first()).toBeVisible();
  await expect(sent(page).first()).toBeVisible({ timeout: 20_000 });
  await page.getByText("Quote 1, $835.50").click();
  await expect(page.getByText("685.00")).toBeVisible();
});

test("an answer to what has changed meanwhile is refused in words", async ({
  page,
  browser,
  desk,
  reference,
}) => {
  test.setTimeout(60_000);
  await writeQuote(page);
  await page.keyboard.press("Control+Enter");
  await expect(sent(page)).toBeVisible({ timeout: 20_000 });
  // A browser that hears of no change.
  const context = await browser.newContext({ storageState: desk.state });
  const other = await context.newPage();
  await other.addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
  await other.route("**/api/events", (route) => route.abort());
  await other.goto(`${desk.origin}/requests/${reference}`);
  await other.getByRole("button", { name: "Yes" }).click();

  await page.getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("button", { name: "Record the no" }).click();
  await expect(page.getByText("The quote has been declined.")).toBeVisible();
  await other.getByRole("button", { name: "Record the yes" }).click();
  await expect(other.getByRole("alert")).toContainText("The quote has been declined.");
  await expect(other.getByRole("button", { name: "Ask for a new quote" })).toBeVisible();
  await context.close();
});
