import { type Locator, type Page, request } from "@playwright/test";
import { exampleDraft, writeDraft } from "#tests/fixtures/quote-draft.ts";
import { goodPassword } from "#tests/fixtures/requests.ts";
import { test as base, type Desk } from "./desk-journey.ts";
import { expect } from "./journey.ts";

export const trip = {
  date: "2031-02-22",
  time: "14:15",
  firstName: "Eleanor",
  lastName: "Whitcombe",
};

const { operator, paymentLink, message } = exampleDraft;

let visitors = 100;

/** A browser at a separate request without a quote. */
export const test = base.extend<{ reference: string }>({
  reference: [
    async ({ page, desk }, use, { testId }) => {
      visitors += 1;
      const contact = { email: `${testId}@example.com`, cellPhone: `+1 970 555 0${visitors}` };
      const reference = await desk.book({ ...trip, ...contact });
      await page.goto(`/requests/${reference}`);
      await page.getByRole("heading", { name: "Eleanor" }).waitFor();
      // The editor is a separate chunk: before it is loaded its keys do nothing.
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

/** Waits until the first line has the focus; anything typed earlier is lost. */
export async function openEditor(page: Page) {
  await page.keyboard.press("q");
  await expect(amount(page, 1)).toBeFocused();
}

export async function confirmPickup(page: Page) {
  const checkbox = page.getByRole("checkbox", { name: /Mountain Time is right/ });
  await checkbox.press("Space");
  await expect(checkbox).toBeChecked();
}

/** From the queue or the request to a complete draft, using only keys; texts are inserted as if pasted. */
export async function writeQuote(page: Page, how: "insertText" | "type" = "insertText") {
  const { keyboard } = page;
  await openEditor(page);
  await confirmPickup(page);
  await openEditor(page);
  await typeAmounts(page, ["685", "$45", "137", "18.5", "50"]);
  await tabTo(page, page.getByLabel("Operator who drives"));
  await keyboard[how](operator.name);
  await page.keyboard.press("Tab");
  await keyboard[how](operator.permit);
  await tabTo(page, page.getByLabel("Payment link"));
  await keyboard[how](paymentLink);
  await page.keyboard.press("Tab");
  await keyboard[how](message);
}

/** Sends the example quote and waits until it is sent. The page need not be open. */
export async function sendQuote({ call }: Pick<Desk, "call">, reference: string) {
  const seen = await writeDraft(async (...args) => ({ body: await call(...args) }), reference);
  await call("POST", `/requests/${reference}/send`, seen);
  await becomes({ call }, reference, "quoted");
}

/** Sends the example quote, records the visitor's acceptance, and waits until it is recorded. */
export async function sellRide(desk: Desk, reference: string) {
  await sendQuote(desk, reference);
  const { version } = await desk.call("GET", `/requests/${reference}`);
  const yes = { type: "accept", quoteVersion: 1, requestVersion: version, reason: null };
  await desk.call("POST", `/requests/${reference}/answer`, yes);
  await becomes(desk, reference, "accepted");
}

async function becomes({ call }: Pick<Desk, "call">, reference: string, state: string) {
  const read = async () => (await call("GET", `/requests/${reference}`)).state;
  await expect.poll(read, { intervals: [500] }).toBe(state);
}

const theo = { name: "Theo Marsh", email: "theo@firnline.example" };

/** A colleague with a separate account. @returns the cookies of the session */
export async function inviteColleague({ origin, state }: Desk): Promise<Desk["state"]> {
  const extraHTTPHeaders = { "Sec-Fetch-Site": "same-origin" };
  const owner = await request.newContext({ storageState: state, extraHTTPHeaders });
  const data = { email: theo.email, role: "agent" };
  const invited = await owner.post(`${origin}/api/account/team`, { data });
  if (!invited.ok()) throw new Error(await invited.text());
  const { url } = (await invited.json()) as { url: string };
  // By default it would be Maya's browser, and signing in there would end her session.
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
