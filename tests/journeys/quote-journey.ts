import { type Locator, type Page, request } from "@playwright/test";
import { goodPassword } from "#tests/fixtures/desk.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { test as base, type Desk } from "./desk-journey.ts";
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
      // The editor is a chunk of its own: before it is there its keys do nothing.
      await amount(page, 1).waitFor();
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

/** Waits until the first line has the focus: what is typed before goes nowhere. */
export async function openEditor(page: Page) {
  await page.keyboard.press("q");
  await expect(amount(page, 1)).toBeFocused();
}

export async function confirmPickup(page: Page) {
  const checkbox = page.getByRole("checkbox", { name: /Mountain Time is right/ });
  await checkbox.press("Space");
  await expect(checkbox).toBeChecked();
}

/** From the queue or the request to a whole draft, by keys alone. */
export async function writeQuote(page: Page) {
  await openEditor(page);
  await confirmPickup(page);
  await openEditor(page);
  await typeAmounts(page, ["685", "$45", "137", "18.5", "50"]);
  await tabTo(page, page.getByLabel("Operator who drives"));
  await page.keyboard.type(operator.name);
  await page.keyboard.press("Tab");
  await page.keyboard.type(operator.permit);
  await tabTo(page, page.getByLabel("Payment link"));
  await page.keyboard.type(paymentLink);
  await page.keyboard.press("Tab");
  await page.keyboard.type(message);
}

/** Writes a quote, sends it and records the visitor's yes, by keys but for the last press. */
export async function sellRide(page: Page) {
  await writeQuote(page);
  await page.keyboard.press("Control+Enter");
  await expect(sent(page)).toBeVisible({ timeout: 20_000 });
  await page.getByRole("heading", { name: "Quote", exact: true }).focus();
  await page.keyboard.press("y");
  await page.getByRole("button", { name: "Record the yes" }).click();
}

const theo = { name: "Theo Marsh", email: "theo@firnline.example" };

/** A colleague with an account of his own. @returns the cookies of his session */
export async function inviteColleague({ origin, state }: Desk): Promise<Desk["state"]> {
  const extraHTTPHeaders = { "Sec-Fetch-Site": "same-origin" };
  const owner = await request.newContext({ storageState: state, extraHTTPHeaders });
  const data = { email: theo.email, role: "agent" };
  const invited = await owner.post(`${origin}/api/account/team`, { data });
  if (!invited.ok()) throw new Error(await invited.text());
  const { url } = (await invited.json()) as { url: string };
  // By default it would be Maya's browser, and signing in there ends her session.
  const storageState = { cookies: [], origins: [] };
  const colleague = await request.newContext({ storageState, extraHTTPHeaders });
  const token = new URL(url).hash.slice(1);
  const signedIn = await colleague.post(`${origin}/api/sign-in/link/password`, {
    data: { ...theo, token, password: goodPassword },
  });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  const cookies = await colleague.storageState();
  await Promise.all([owner.dispose(), colleague.dispose()]);
  return cookies;
}
