import type { Browser, Page } from "@playwright/test";
import { timeToUndo, type Desk } from "./desk-journey.ts";
import { expect, loseResponse, withoutEvents } from "./journey.ts";
import {
  amount,
  openEditor,
  saved,
  sent,
  test,
  total,
  typeAmounts,
  writeQuote,
  inviteColleague,
} from "./quote-journey.ts";

test.use(timeToUndo);

test("two browsers in one draft: lines join, the same line is picked", async ({
  page,
  desk,
  browser,
  reference,
}) => {
  const theo = await openAsTheo(browser, desk, reference);
  await openEditor(page);
  await typeAmounts(page, ["685", "", "137"]);
  await expect(saved(page)).toBeVisible();
  const place = await amount(theo, 3).boundingBox();
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
  const choice = theo.getByRole("group", { name: "Gratuity: two values" });
  await expect(choice).toContainText("Maya: Gratuity, 140. You: Gratuity, 150.");
  // Neither the notice, nor the lost connection, nor the choice has moved the field being typed in.
  expect(await amount(theo, 3).boundingBox()).toEqual(place);
  await expect(amount(page, 3)).toHaveValue("140");
  await theo.getByLabel("Operator who drives").fill("Summit Crest");
  await theo.getByLabel("Permit").fill("LL-03817");
  await theo.getByRole("checkbox", { name: /is right/ }).check();
  await expect(theo.getByText("Pickup time not confirmed yet")).toBeHidden();
  await theo.getByRole("button", { name: "Send" }).click();
  await expect(theo.getByRole("alert")).toHaveText(/pick one of the two values first/);
  await expect(choice.getByRole("button", { name: "Take Maya" })).toBeFocused();
  await choice.getByRole("button", { name: "Keep yours" }).click();
  await page.getByLabel("Operator who drives").focus();
  await expect(amount(page, 3)).toHaveValue("150.00");
  await theo.context().close();
});

test("while a quote is being sent, both see what goes out, not a later draft", async ({
  page,
  desk,
  browser,
  reference,
}) => {
  await writeQuote(page);
  await expect(saved(page)).toBeVisible();
  const theo = await openAsTheo(browser, desk, reference, { hearsEvents: false });
  await expect(total(theo)).toHaveText("$835.50");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();

  const heard = page.waitForResponse((answer) => answer.url().endsWith(`/requests/${reference}`));
  await amount(theo, 1).fill("700");
  await expect(saved(theo)).toBeVisible();
  await heard;
  await expect(page.getByText("$835.50", { exact: true })).toBeVisible();
  await theo.reload();
  await expect(theo.getByText("Maya pressed Send")).toBeVisible();
  await expect(theo.getByText("$835.50", { exact: true })).toBeVisible();
  await expect(sent(page)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Quote", exact: true })).toBeFocused();
  await expect(page.getByText("$835.50").first()).toBeVisible();
  await theo.context().close();
});

async function openAsTheo(
  browser: Browser,
  desk: Desk,
  reference: string,
  { hearsEvents = true } = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: desk.origin,
    storageState: await inviteColleague(desk),
  });
  const page = await context.newPage();
  if (!hearsEvents) await withoutEvents(page);
  await page.goto(`/requests/${reference}`);
  await amount(page, 1).waitFor();
  return page;
}

async function reopenOnline(page: Page, reference: string): Promise<Page> {
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const again = await context.newPage();
  await again.goto(`/requests/${reference}`);
  return again;
}

test("nothing typed without a connection is lost, not even by a new start", async ({
  page,
  context,
  reference,
}) => {
  await context.setOffline(true);
  await page.getByLabel("Message").fill("Kept while offline");
  await expect(page.getByText(/Not saved. Kept in this browser, saved once/)).toBeVisible();
  const again = await reopenOnline(page, reference);
  await expect(again.getByLabel("Message")).toHaveValue("Kept while offline");
  await expect(saved(again)).toBeVisible();
  // It says "saved" from the start, and again when what was kept has arrived.
  await expect.poll(() => again.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await again.reload();
  await expect(again.getByLabel("Message")).toHaveValue("Kept while offline");
});

test("a save whose answer is lost begins the review, and leaves no copy behind", async ({
  page,
  context,
  reference,
}) => {
  await withoutEvents(page);
  await page.reload();
  const message = page.getByLabel("Message");
  await page.route("**/draft", loseResponse);
  await message.fill("Stored, but not answered");
  await expect(page.getByText(/Not saved. Kept in this browser/)).toBeVisible();
  await page.unroute("**/draft", loseResponse);
  await message.fill("Stored and answered");
  await expect(page.getByText("In review").first()).toBeVisible();

  await page.route("**/draft", loseResponse);
  await message.fill("Stored again, but not answered");
  await expect(page.getByText(/Not saved. Kept in this browser/)).toBeVisible();
  await context.setOffline(true);
  const again = await reopenOnline(page, reference);
  await expect(again.getByLabel("Message")).toHaveValue("Stored again, but not answered");
  await expect.poll(() => again.evaluate(() => Object.keys(localStorage))).toEqual([]);
});
