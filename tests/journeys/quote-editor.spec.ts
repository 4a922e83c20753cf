import { openDatabaseBeside } from "#tests/fixtures/site-process.ts";
import { storeQuote } from "#tests/fixtures/store-requests.ts";
import { oneDeskWindow } from "./desk-journey.ts";
import { expect, expectAccessible, widths } from "./journey.ts";
import {
  amount,
  openEditor,
  sent,
  test,
  total,
  trip,
  typeAmounts,
  writeQuote,
} from "./quote-journey.ts";

test.use(oneDeskWindow);

test("lines are added, removed and brought back by keys", async ({ page }) => {
  await openEditor(page);
  await typeAmounts(page, ["1,250", "", "", "", "-50", "20"]);
  await expect(total(page)).toHaveText("$1,220.00");
  await expect(amount(page, 6)).toBeFocused();
  await page.keyboard.press("Alt+Backspace");
  await expect(total(page)).toHaveText("$1,200.00");
  await expect(amount(page, 5)).toBeFocused();
  await expect(page.getByText("Fees, 20.00, removed.")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(amount(page, 6)).toBeFocused();
  await expect(total(page)).toHaveText("$1,220.00");
  await page.keyboard.press("Alt+l");
  await expect(page.getByLabel("Item, line 7")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("18.505");
  await expect(total(page)).toHaveText("—");
  await page.keyboard.press("Tab");
  await expect(amount(page, 7)).toHaveAccessibleDescription(
    "Cents have two digits. Write 18.50 or 18.51.",
  );
});

test("the preview is the visitor's page, and follows the draft", async ({ page }) => {
  await page.keyboard.press("Alt+p");
  const visitorPage = page.frameLocator("iframe");
  await expect(visitorPage.getByRole("heading", { level: 1 })).toContainText("$0.00");
  await expect(
    page.getByText("Still open: the pickup time, the lines, the operator,"),
  ).toBeVisible();
  await page.keyboard.press("Alt+p");
  await writeQuote(page);
  await page.keyboard.press("Alt+p");
  await expect(visitorPage.getByRole("heading", { level: 1 })).toContainText("$835.50");
  await expect(page.getByLabel("Message")).toBeFocused();
  await page.getByLabel("Message").fill("See you in Vail.");
  await expect(visitorPage.getByText("See you in Vail.")).toBeVisible();
  await visitorPage.getByRole("link", { name: "Accept" }).first().click();
  await expect(visitorPage.getByText("See you in Vail.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("iframe")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Eleanor" })).toBeVisible();
});

test("Send says what is wrong and leads to it", async ({ page }) => {
  await openEditor(page);
  await page.keyboard.type("685");
  await page.keyboard.press("Control+Enter");
  const summary = page.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary).toHaveText(
    "Not sent. 3 things to fix: the pickup time, the operator, the permit.",
  );
  await summary.getByRole("link", { name: "the permit" }).click();
  await expect(page.getByLabel("Permit")).toBeFocused();
  await expect(page.getByLabel("Permit")).toHaveAccessibleDescription("Permit is required.");
  await page.keyboard.type("LL-03817");
  await expect(summary).toContainText("2 things to fix");
  await expect(page.getByRole("button", { name: "Send" })).toBeEnabled();
});

test("the ride is corrected in place, confirmed anew, and sent as it is", async ({
  page,
  reference,
}) => {
  await writeQuote(page);
  const confirmed = page.getByRole("checkbox", { name: /is right/ });
  await expect(page.getByText("“Denver” in the pickup address")).toBeVisible();
  await page.getByRole("heading", { level: 1 }).first().focus();
  await page.keyboard.press("l");
  const date = page.getByLabel("Pickup date");
  await expect(date).toBeFocused();
  await date.fill("11/2/2031");
  await date.press("Enter");
  await expect(confirmed).not.toBeChecked();
  await expect(page.getByText("asked for Sat, Feb 22, 2031, 2:15 PM")).toBeVisible();
  const time = page.getByLabel("Pickup time");
  await time.fill("1:30 am");
  await time.press("Enter");
  await expect(page.getByText("The first counts, MDT.")).toBeVisible();
  await page.getByLabel("Time zone").selectOption("Pacific (PT)");
  await expect(page.getByText("says Mountain Time")).toBeVisible();
  await page.getByLabel("Time zone").selectOption("Mountain (MT)");
  await expect(page.getByText("Guessed from “Denver”")).toBeVisible();

  await page.getByLabel("Party").selectOption("5");
  await expect(page.getByText("asked for 4 people")).toBeVisible();
  await page.getByLabel("From").fill("Eagle County Airport");
  await page.getByLabel("Vehicle").focus();
  await page.getByLabel("Vehicle").selectOption("luxury-van");
  const email = page.getByLabel("Email", { exact: true });
  await email.fill("eleanor@");
  await email.press("Enter");
  await expect(email).toHaveAccessibleDescription(/must be an address such as/);
  await email.fill("eleanor.new@example.com");
  await email.press("Enter");
  await expect(page.getByText(/now eleanor\.new@example\.com/)).toBeVisible();
  await expectAccessible(page);
  await time.fill("2:15 PM");
  await time.press("Enter");
  await expect(page.getByText("Sun, Nov 2, 2:15 PM Mountain Time is right")).toBeVisible();
  await confirmed.press("Space");
  await expect(confirmed).toBeChecked();
  await page.keyboard.press("Control+Enter");
  await expect(sent(page)).toBeVisible();
  await expect(page.getByRole("definition").filter({ hasText: "Eagle County" })).toBeVisible();
  await page.goto("/quoted");
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("Eagle County Airport");
  await expect(row).toContainText("5 people");
  await expect(row).toContainText("Luxury van");
});

test("a percent follows the transfer, and dates are typed as people say them", async ({ page }) => {
  await openEditor(page);
  await typeAmounts(page, ["685", "", "20%"]);
  await expect(page.getByText("20% of $685.00: $137.00")).toBeVisible();
  await expect(page.getByLabel("Item, line 3")).toHaveValue("20% of the transfer");
  await amount(page, 1).fill("660");
  await expect(amount(page, 3)).toHaveValue("132.00");
  await expect(total(page)).toHaveText("$792.00");
  await amount(page, 3).focus();
  await expect(amount(page, 3)).toHaveValue("20%");
  await amount(page, 3).fill("150");
  await expect(page.getByLabel("Item, line 3")).toHaveValue("");
  await amount(page, 1).fill("600");
  await expect(total(page)).toHaveText("$750.00");

  const date = page.getByLabel("Valid until");
  await date.fill("feb 20 31");
  await page.getByLabel("Time (MT)").fill("noon");
  await expect(date).toHaveValue("Thu, Feb 20, 2031");
  await date.fill("friday-ish");
  await expect(date).not.toHaveAccessibleDescription(/Write a date/);
  await page.getByLabel("Message").focus();
  await expect(date).toHaveAccessibleDescription("Write a date, such as 12/18 or tomorrow.");
  await expect(page.getByLabel("Time (MT)")).toHaveValue("12:00 PM");
});

test("Ctrl Enter in a note saves the note and leaves the quote alone", async ({ page }) => {
  await page.getByRole("textbox", { name: "Add a note" }).fill("Asked for Daniel.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Asked for Daniel.")).toBeVisible();
  await expect(page.getByText("Not sent.")).toBeHidden();
});

for (const width of widths)
  test(`the editor is accessible at ${width} px, with faults too`, async ({ page }) => {
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

test("a cell that is typed over while it is saved keeps what was typed last", async ({
  page,
  reference,
}) => {
  const saving = Promise.withResolvers<void>();
  await page.route(`**/requests/${reference}/ride`, async (route) => {
    await saving.promise;
    await route.continue();
  });
  const from = page.getByRole("textbox", { name: "From" });
  for (const address of ["Eagle County Airport", "Aspen Airport"]) {
    await from.fill(address);
    await from.press("Enter");
  }
  await from.fill("Denver Union Station");
  saving.resolve();
  await expect(page.getByText(/From: .*, now Aspen Airport/)).toBeVisible();
  await expect(from).toHaveValue("Denver Union Station");
  await from.press("Enter");
  await expect(page.getByText(/From: .*, now Denver Union Station/)).toBeVisible();
  await expect(page.getByText("Somebody else has changed")).toBeHidden();
});

test("a refused cell says why in its own description", async ({ page, reference }) => {
  const message = "The ride is being sent. Undo first.";
  await page.route(`**/requests/${reference}/ride`, (route) =>
    route.fulfill({ status: 409, json: { success: false, message, errors: {} } }),
  );
  const confirmed = page.getByRole("checkbox", { name: /is right/ });
  await confirmed.press("Space");
  await expect(confirmed).toHaveAccessibleDescription(new RegExp(`Guessed from .* ${message}`));
  await expect(confirmed).toHaveAttribute("aria-invalid", "true");
  const party = page.getByLabel("Party");
  await party.selectOption("5");
  await expect(party).toHaveAccessibleDescription(message);
  await expect(party).toHaveAttribute("aria-invalid", "true");
  await expectAccessible(page);
});

test("a revision begun on one request does not open the next one's", async ({
  page,
  desk,
  reference,
}, { testId }) => {
  const other = await desk.book({ ...trip, email: `${testId}@example.com` });
  const beside = await openDatabaseBeside(desk.site);
  for (const each of [reference, other]) await storeQuote(beside, each);
  await beside.kysely.destroy();
  await page.goto(`/requests/${reference}`);
  await page.getByRole("button", { name: "Revise" }).click();
  await expect(amount(page, 1)).toBeFocused();
  await page.getByRole("link", { name: other }).click();
  await expect(page).toHaveURL(`/requests/${other}?list=all`);
  await expect(sent(page)).toBeVisible();
  await expect(amount(page, 1)).toHaveCount(0);
  await page.getByRole("link", { name: reference }).click();
  await expect(amount(page, 1)).toBeVisible();
});
