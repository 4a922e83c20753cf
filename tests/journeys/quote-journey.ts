import type { Locator, Page } from "@playwright/test";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { test as base } from "./desk-journey.ts";
import { expect } from "./journey.ts";

export const trip = {
  date: "2031-02-22",
  time: "14:15",
  firstName: "Eleanor",
  lastName: "Whitcombe",
};

const { operator, paymentLink, message } = exampleDraft;

/** A browser at a request of its own, without a quote yet. */
export const test = base.extend<{ reference: string }>({
  reference: [
    async ({ page, desk }, use, { testId }) => {
      const reference = await desk.book({ ...trip, email: `${testId}@example.com` });
      await page.goto(`/requests/${reference}`);
      await page.getByRole("heading", { name: "Eleanor" }).waitFor();
      await use(reference);
    },
    { auto: true },
  ],
});

export const total = (page: Page) => page.getByRole("status", { name: "Total in USD" });
export const amount = (page: Page, line: number) =>
  page.getByLabel(`Amount in dollars, line ${line}`);
export const sent = (page: Page) => page.getByText(/^Sent .* by Maya$/);
export const saved = (page: Page) => page.getByText(/^Draft saved/);

export async function typeAmounts(page: Page, amounts: readonly string[]) {
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

/** The editor is a chunk of its own: what is typed before it is there goes nowhere. */
export async function openEditor(page: Page) {
  await page.keyboard.press("q");
  await expect(amount(page, 1)).toBeFocused();
}

/** From the queue or the request to a whole draft, by keys alone. */
export async function writeQuote(page: Page) {
  await openEditor(page);
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
