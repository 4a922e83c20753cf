import { oneDeskWindow } from "./desk-journey.ts";
import { expect, expectAccessible, expectNoBarrier, withoutEvents } from "./journey.ts";
import { amount, saved, sendQuote, sent, test } from "./quote-journey.ts";

test.use(oneDeskWindow);

test("a yes by phone, then a cancellation with its refund", async ({ page, desk, reference }) => {
  await sendQuote(desk, reference);
  await expect(sent(page)).toBeVisible();
  await page.getByRole("button", { name: "Yes" }).click();
  await page.getByLabel("Remark").fill("Wants two child seats.");
  await page.getByRole("button", { name: "Record the yes" }).click();
  await expect(page.getByText(/^Recording a yes by Eleanor Whitcombe in \d+ s/)).toBeVisible();
  await expect(page.getByText("The quote has been accepted.")).toBeVisible();
  await expect(page.getByText(/Eleanor Whitcombe, by phone, .* Wants two child/)).toBeVisible();
  await expectAccessible(page);

  await page.keyboard.press("x");
  await expect(page.getByRole("heading", { name: "Cancel the ride" })).toBeFocused();
  await page.getByRole("radio", { name: /Weather cancels/ }).check();
  await expect(page.getByText(/^We are sorry: the weather .* ride. Your ride on/)).toBeVisible();
  await page.getByRole("radio", { name: /Eleanor cancels/ }).check();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toHaveText(
    "Write what has been paid so far; 0 if nothing.",
  );
  await page.getByRole("button", { name: "In full, $835.50" }).click();
  await page.getByLabel("Processing fee").fill("2%");
  await expect(page.getByText("We will refund $818.79.")).toBeVisible();
  await page.getByLabel("Refund a different amount").fill("900");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toHaveText("The refund is larger than what was paid.");
  await page.getByLabel("Refund a different amount").fill("");
  await expectAccessible(page);
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/^Cancelling FL-\w+ in \d+ s/)).toBeVisible();
  await expect(page.getByText("This ride has been cancelled.")).toBeVisible();
  await expect(
    page.getByText("cancelled the ride, as Eleanor Whitcombe asked, refund $818.79"),
  ).toBeVisible();
  await page.getByRole("button", { name: "Ask for a new quote" }).click();
  await page.getByRole("button", { name: "Put it back in the queue" }).click();
  await expect(page.getByRole("button", { name: "Send" })).toBeVisible();
  await expect(page.getByText("version 2")).toBeVisible();
  await expect(page.getByText(/^The last quote: until \w+, .* MT$/)).toBeVisible();
});

test("a sent quote is revised, and the earlier one stays to read", async ({
  page,
  desk,
  reference,
}) => {
  await sendQuote(desk, reference);
  await expect(sent(page)).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByText("version 2")).toBeVisible();
  // A draft started long ago gets a new expiration when it is reopened.
  await page.getByLabel("Valid until").fill("2025-01-02");
  await expect(saved(page)).toBeVisible();
  await page.reload();
  await expect(sent(page)).toBeVisible();
  await page.keyboard.press("e");
  await expect(page.getByLabel("Valid until")).toHaveValue(/\w/);
  await expect(page.getByLabel("Valid until")).not.toHaveValue(/2025/);
  await amount(page, 1).fill("700");
  await page.keyboard.press("Control+Enter");
  // Amount and first quote are in the editor too, which leaves when the quote goes out.
  await expect(page.getByRole("button", { name: "Revise" })).toBeVisible();
  await expect(page.getByText("$853.50").first()).toBeVisible();
  await expect(sent(page).first()).toBeVisible();
  await page.getByText("Quote 1, $835.50").click();
  await expect(page.getByText("685.00")).toBeVisible();
});

test("a key works from the moment that its screen is there", async ({ page, desk, reference }) => {
  await sendQuote(desk, reference);
  await expect(sent(page)).toBeVisible();
  // A separate window, because an init script stays with its page.
  const other = await page.context().newPage();
  await other.addInitScript(() => {
    const watcher = new MutationObserver(() => {
      if (!document.querySelector("#revise-quote")) return;
      watcher.disconnect();
      const key = { key: "e", code: "KeyE", bubbles: true };
      document.body.dispatchEvent(new KeyboardEvent("keydown", key));
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await other.goto(page.url());
  await expect(other.getByText("version 2")).toBeVisible();
  await other.close();
});

test("an answer to what has changed meanwhile is refused in words", async ({
  page,
  browser,
  desk,
  reference,
}) => {
  await sendQuote(desk, reference);
  await expect(sent(page)).toBeVisible();
  const context = await browser.newContext({ storageState: desk.state });
  const other = await context.newPage();
  await withoutEvents(other);
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

test("a request is closed as spam by keys, and reopened", async ({ page }) => {
  await page.keyboard.press("x");
  await expect(page.getByRole("heading", { name: "Close", exact: true })).toBeFocused();
  await expect(page.getByLabel("Message")).toHaveValue(/taken on Saturday, February 22/);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("heading", { name: "Quote", exact: true })).toBeVisible();
  await page.keyboard.press("x");
  await page.keyboard.press("s");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/^Closing FL-\w+ as spam in \d+ s/)).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText("This request has been closed.")).toBeVisible();
  await expect(page.getByText("Maya Ortiz closed it as spam")).toBeVisible();
  await page.keyboard.press("x");
  await expect(page.getByText("Maya Ortiz reopened it")).toBeVisible();
  await expect(page.getByText("Received").first()).toBeVisible();
});

test("a lost sale is taken, called, offered again with a word, and let go", async ({
  page,
  desk,
  reference,
}) => {
  await sendQuote(desk, reference);
  await expect(sent(page)).toBeVisible();
  await page.getByRole("button", { name: "No", exact: true }).click();
  await page.getByLabel("Remark").fill("Found a van.");
  await page.getByRole("button", { name: "Record the no" }).click();
  await expect(page.getByText("The quote has been declined.")).toBeVisible();

  // Before the list is shown: a row that comes to lie under the mouse fetches its request.
  await page.route(`**/requests/${reference}`, (route) => route.abort());
  await page.goto("/followup");
  const link = page.locator(`a[data-row="${reference}"]`);
  const row = page.getByRole("row").filter({ has: link });
  await expect(row).toContainText("Found a van.”");
  await expectAccessible(page);
  await link.focus();
  const news = page.getByRole("alert");
  await page.route("**/let-go", (route) => route.abort());
  await page.keyboard.press("x");
  await expect(news).toContainText(`Eleanor Whitcombe, ${reference}. No answer came.`);
  await expect(link).toBeFocused();
  await page.unroute("**/let-go");
  await page.keyboard.press("c");
  await expect(news).toContainText("The desk cannot be reached.");
  await page.unroute(`**/requests/${reference}`);
  await expectNoBarrier(page);
  await link.focus();
  await page.keyboard.press("t");
  await expect(row).toContainText("Maya follows up");
  await expect(news).toHaveCount(0);
  // Otherwise the browser asks which program should make the call, and takes the keys.
  const called = page.evaluate(
    () =>
      new Promise((resolve) => {
        navigation.addEventListener(
          "navigate",
          (event) => {
            event.preventDefault();
            resolve(event.destination.url);
          },
          { once: true },
        );
      }),
  );
  await link.focus();
  await page.keyboard.press("c");
  expect(await called).toMatch(/^tel:\+197055501\d\d$/);

  await link.focus();
  // Someone who continues immediately keeps the focus, however late the screen is ready.
  await page.evaluate(() => {
    function goOn({ target }: FocusEvent) {
      if (!(target as Element).matches("[data-cell=amount]")) return;
      document.removeEventListener("focusin", goOn);
      queueMicrotask(() => document.getElementById("quote-message")?.focus());
    }
    document.addEventListener("focusin", goOn);
  });
  await page.keyboard.press("e");
  await expect(page.getByText("version 2")).toBeVisible();
  await expect(amount(page, 1)).toHaveValue("685.00");
  await expect(page.getByText("Maya Ortiz follows it up")).toBeVisible();
  const hasReplaced = () =>
    (history.state as { usr?: { isNewVersion?: boolean } }).usr?.isNewVersion !== true;
  await page.waitForFunction(hasReplaced);
  const message = page.getByLabel("Message");
  await expect(message).toBeFocused();
  await amount(page, 1).focus();
  await page.keyboard.type("600");
  await message.fill("");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("alert")).toContainText("No message yet. Eleanor would read");
  await expect(message).toBeFocused();
  await expectAccessible(page);
  await page.reload();
  await expect(page.getByText("A revision was started but not sent.")).toBeVisible();
  await page.goto("/followup");
  // Before that, keys do nothing.
  await expect(page.getByRole("heading", { name: "To follow up" })).toBeFocused();
  await link.focus();
  await page.keyboard.press("x");
  // Nothing moves under the pointer: the row stays in place, pale, until the list is left.
  await expect(row).toHaveClass(/has-left/);
  await page.reload();
  await expect(page.getByText("Nothing to follow up").or(page.getByRole("table"))).toBeVisible();
  await expect(link).toHaveCount(0);

  await page.goto(`/requests/${reference}?list=all`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(amount(page, 1)).toHaveValue("600.00");
  await page.keyboard.press("Control+Enter");
  await expect(message).toBeFocused();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText(/^Sending/).first()).toBeVisible();
});
