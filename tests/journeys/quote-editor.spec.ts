import type { Browser, Locator, Page } from "@playwright/test";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { test as base, type Desk } from "./desk-journey.ts";
import { expect, expectAccessible, widths } from "./journey.ts";
import { inviteColleague } from "./second-agent.ts";

const trip = { date: "2031-02-22", time: "14:15", firstName: "Eleanor", lastName: "Whitcombe" };
const { operator, paymentLink, message } = exampleDraft;

/** Opens a new request with the focus in its first amount. */
const test = base.extend<{ reference: string }>({
  reference: async ({ page, desk }, use, { testId }) => {
    const reference = await desk.book({ ...trip, email: `${testId}@example.com` });
    await page.goto(`/requests/${reference}`);
    await page.getByRole("heading", { name: "Eleanor" }).waitFor();
    await use(reference);
  },
});

const total = (page: Page) => page.getByRole("status", { name: "Total in USD" });
const amount = (page: Page, line: number) => page.getByLabel(`Amount in dollars, line ${line}`);
const sent = (page: Page) => page.getByText(/^Sent .* by Maya$/);
const saved = (page: Page) => page.getByText(/^Draft saved/);

async function typeAmounts(page: Page, amounts: readonly string[]) {
  await page.keyboard.type(amounts[0] ?? "");
  for (const each of amounts.slice(1)) {
    await page.keyboard.press("Enter");
    await page.keyboard.type(each);
  }
}

async function tabTo(page: Page, control: Locator) {
  for (let presses = 0; presses < 8; presses += 1) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

/** From the queue to a whole draft by keys alone. */
async function writeQuote(page: Page) {
  await page.keyboard.press("q");
  await expect(amount(page, 1)).toBeFocused();
  await typeAmounts(page, ["685", "$45", "137", "18.5", "50"]);
  await tabTo(page, page.getByLabel("Operator who drives"));
  await page.keyboard.type(operator.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(operator.permit);
  await tabTo(page, page.getByRole("checkbox", { name: /Mountain Time is right/ }));
  await page.keyboard.press("Space");
  await tabTo(page, page.getByLabel("Payment link"));
  await page.keyboard.type(paymentLink);
  await page.keyboard.press("Tab");
  await page.keyboard.type(message);
}

test("from the queue to sent without a mouse, called back once", async ({ page, desk }) => {
  test.setTimeout(60_000);
  await desk.book({ ...trip, lastName: "Keystone", email: "keys@example.com" });
  await page.goto("/");
  await page.getByRole("link", { name: "Eleanor Keystone" }).focus();
  await writeQuote(page);
  await expect(total(page)).toHaveText("$835.50");
  await page.keyboard.press("Control+Enter");
  const undo = page.getByRole("button", { name: "Undo" });
  await expect(undo).toBeFocused();
  await expect(page.getByText(/^Sending in \d+ s/)).toBeVisible();
  await page.keyboard.press("z");
  const send = page.getByRole("button", { name: "Send" });
  await expect(send).toBeFocused();
  await expect(page.getByText("In review").first()).toBeVisible();

  await page.keyboard.press("Enter");
  await expect(undo).toBeFocused();
  await expect(sent(page)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole("heading", { name: "Quote", exact: true })).toBeFocused();
  await expect(page.getByText("Waiting for Eleanor")).toBeVisible();
});

test("lines are added, removed and brought back by keys", async ({ page, reference: _ }) => {
  await page.keyboard.press("q");
  await typeAmounts(page, ["1,250", "", "", "", "-50", "20"]);
  await expect(total(page)).toHaveText("$1,220.00");
  await expect(amount(page, 6)).toBeFocused();
  await page.keyboard.press("Alt+Backspace");
  await expect(total(page)).toHaveText("$1,200.00");
  await expect(amount(page, 5)).toBeFocused();
  await expect(page.getByText("Fees removed.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(amount(page, 6)).toBeFocused();
  await expect(total(page)).toHaveText("$1,220.00");
  await page.keyboard.press("Alt+l");
  await expect(page.getByLabel("What it is, line 7")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("18.505");
  await expect(total(page)).toHaveText("—");
  await page.keyboard.press("Tab");
  await expect(amount(page, 7)).toHaveAccessibleDescription(
    "Cents have two digits. Write 18.50 or 18.51.",
  );
});

test("Send says what is wrong and leads to it", async ({ page, reference: _ }) => {
  await page.keyboard.press("q");
  await page.keyboard.type("685");
  await page.keyboard.press("Control+Enter");
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toHaveText(
    "Not sent. 3 things to put right: the operator, the permit, the pickup time.",
  );
  await summary.getByRole("link", { name: "the permit" }).click();
  await expect(page.getByLabel("Permit")).toBeFocused();
  await expect(page.getByLabel("Permit")).toHaveAccessibleDescription("Permit is required.");
  await page.keyboard.type(operator.permit);
  await expect(summary).toContainText("2 things to put right");
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
});

test("a change of the pickup has to be confirmed anew", async ({ page, reference: _ }) => {
  const confirmed = page.getByRole("checkbox", { name: /is right/ });
  await expect(page.getByText("“Denver” in the pickup address")).toBeVisible();
  await confirmed.check();
  await page.getByLabel("Pickup date").fill("11/2/2031");
  await expect(confirmed).not.toBeChecked();
  const time = page.getByLabel("Time", { exact: true });
  await time.fill("1:30 am");
  await expect(page.getByText("The first counts, MDT.")).toBeVisible();
  await page.getByLabel("Pickup date").fill("3/9/2031");
  await time.fill("2:30 am");
  await expect(page.getByText("skip this time")).toBeVisible();
  await page.getByLabel("Time zone").selectOption("Pacific (PT)");
  await expect(page.getByText("says Mountain Time")).toBeVisible();
});

test("two browsers in one draft: lines join, the same line is picked", async ({
  page,
  desk,
  browser,
  reference,
}) => {
  const theo = await openAsTheo(browser, desk, reference);
  await page.keyboard.press("q");
  await typeAmounts(page, ["685", "", "137"]);
  await expect(saved(page)).toBeVisible();
  await expect(amount(theo, 3)).toHaveValue("137");
  await expect(theo.getByText("Maya is in this draft too.")).toBeVisible();

  await amount(theo, 4).fill("18.50");
  await expect(amount(page, 4)).toHaveValue("18.50");
  await expect(page.getByText("Theo is in this draft too.")).toBeVisible();
  await page.getByRole("button", { name: "See the change" }).click();
  await expect(amount(page, 4)).toBeFocused();
  await expect(page.getByText("Theo is in this draft too.")).toBeHidden();

  await theo.context().setOffline(true);
  await amount(theo, 3).fill("150");
  await expect(theo.getByText("Kept in this browser")).toBeVisible();
  const stored = page.waitForResponse((answer) => answer.url().endsWith("/draft"));
  await amount(page, 3).fill("140");
  expect((await stored).status()).toBe(200);
  await theo.context().setOffline(false);
  const choice = theo.getByRole("group", { name: "this line: two values" });
  await expect(choice).toContainText("Maya: Gratuity, 140. You: Gratuity, 150.");
  await expect(amount(page, 3)).toHaveValue("140");
  await choice.getByRole("button", { name: "Keep yours" }).click();
  await page.getByLabel("Operator who drives").focus();
  await expect(amount(page, 3)).toHaveValue("150");
  await theo.context().close();
});

async function openAsTheo(browser: Browser, desk: Desk, reference: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: desk.origin,
    storageState: await inviteColleague(desk),
  });
  const page = await context.newPage();
  await page.goto(`/requests/${reference}`);
  await amount(page, 1).waitFor();
  return page;
}

test("nothing typed without a connection is lost, not even by a new start", async ({
  page,
  context,
  reference,
}) => {
  await context.setOffline(true);
  await page.getByLabel("Message").fill("Kept while offline");
  await expect(page.getByText(/Not saved. Kept in this browser, next try/)).toBeVisible();
  await page.close();
  await context.setOffline(false);

  const again = await context.newPage();
  await again.goto(`/requests/${reference}`);
  await expect(again.getByLabel("Message")).toHaveValue("Kept while offline");
  await expect(saved(again)).toBeVisible();
  expect(await again.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await again.reload();
  await expect(again.getByLabel("Message")).toHaveValue("Kept while offline");
});

test("a yes by phone, then a cancellation, each with one confirmation", async ({
  page,
  reference: _,
}) => {
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

test("a sent quote is revised, and the earlier one stays to read", async ({
  page,
  reference: _,
}) => {
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

for (const width of widths)
  test(`the editor is accessible at ${width} px, with faults too`, async ({
    page,
    reference: _,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    if (width < 1024) await page.getByRole("button", { name: "Quote", exact: true }).click();
    await amount(page, 1).fill("18.505");
    await expectAccessible(page);
    await page.keyboard.press("Control+Enter");
    await expect(page.getByRole("alert")).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    if (width > 768) return;
    const small = await page
      .locator("#quote :is(button, input, select, textarea)")
      .evaluateAll((controls) =>
        controls
          .filter(
            (control) =>
              control.getBoundingClientRect().height < 44 &&
              control.getAttribute("type") !== "checkbox",
          )
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(small).toEqual([]);
  });
