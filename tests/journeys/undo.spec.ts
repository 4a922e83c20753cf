import { oneDeskWindow, timeToUndo } from "./desk-journey.ts";
import { expect } from "./journey.ts";
import { sendQuote, sent, test, total, trip, writeQuote } from "./quote-journey.ts";

test.use({ ...oneDeskWindow, ...timeToUndo });

test("from the queue to sent without a mouse, called back once", async ({ page, desk }) => {
  await desk.book({ ...trip, lastName: "Keystone", email: "keys@example.com" });
  await page.goto("/");
  await page.getByRole("link", { name: "Eleanor Keystone" }).focus();
  await writeQuote(page, "type");
  await expect(total(page)).toHaveText("$835.50");
  await page.keyboard.press("Control+Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(page.getByText(/^Sending quote 1 to Eleanor .* in \d+ s/)).toBeVisible();
  await page.keyboard.press("z");
  const send = page.getByRole("button", { name: "Send" });
  await expect(send).toBeFocused();
  await expect(page.getByText("In review").first()).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quote", exact: true })).toBeFocused();
  await expect(page.getByText("Waiting for Eleanor")).toBeVisible();
});

test("a no by phone is undone from another screen, with Z", async ({ page, desk, reference }) => {
  await sendQuote(desk, reference);
  await expect(sent(page)).toBeVisible();
  await page.getByRole("button", { name: "No", exact: true }).click();
  await page.getByRole("button", { name: "Record the no" }).click();
  const bar = page.getByText(/^Recording a no by Eleanor Whitcombe in \d+ s/);
  await expect(bar).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Queue" })).toBeVisible();
  await expect(bar).toBeVisible();
  await page.keyboard.press("z");
  await expect(bar).toBeHidden();
  await page.goto(`/requests/${reference}`);
  await expect(page.getByText("Maya Ortiz undid a no by phone")).toBeVisible();
  await expect(page.getByText("Waiting for Eleanor")).toBeVisible();
});
