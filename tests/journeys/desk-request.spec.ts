import { aBooking } from "#tests/fixtures/requests.ts";
import { openDatabaseBeside } from "#tests/fixtures/site-process.ts";
import { storeQuote } from "#tests/fixtures/store-requests.ts";
import { agent, oneDeskWindow, test } from "./desk-journey.ts";
import { expect, expectAccessible, loseResponse, widths } from "./journey.ts";

test.use(oneDeskWindow);

test("a request shows what was asked, and the team's part grows below it", async ({
  page,
  desk,
}) => {
  const email = "eleanor@whitcombe.example";
  const earlier = await desk.book({ email, date: "2030-01-04" });
  const reference = await desk.book({ email, cellPhone: "+1 (212) 555-0174" });
  await page.goto(`/requests/${reference}`);
  await expect(page).toHaveTitle(`${reference}, Róisín O'Brien-Núñez. Firnline desk`);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.getByText("Mountain Time, guessed from the pickup address")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Call/ })).toHaveAttribute(
    "href",
    "tel:+12125550174",
  );
  await expect(page.getByRole("link", { name: "Reply by email" })).toHaveAttribute(
    "href",
    `mailto:${email}?subject=Your%20ride%20request%20${reference}`,
  );
  await expect(page.getByRole("link", { name: earlier })).toBeVisible();

  await page.getByRole("button", { name: "Begin review" }).click();
  await expect(page.getByText(`${agent.name} began the review`)).toBeVisible();
  await expect(page.getByText("In review").first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Begin review" })).toHaveCount(0);

  await page.keyboard.press("m");
  await page.keyboard.type("Two ski bags each.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("listitem").filter({ hasText: "Two ski bags each." })).toBeVisible();
  await expect(page.getByLabel("Add a note")).toHaveValue("");

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
});

test("a link to the visitor's page is revoked, and opens nothing more", async ({ page, desk }) => {
  const answer = await page.request.post(`${desk.site.url}/api/booking`, { data: aBooking() });
  const { reference, page: visitorPage } = await answer.json();
  const visit = () => page.request.get(desk.site.url + visitorPage);
  expect((await visit()).status()).toBe(200);
  await page.goto(`/requests/${reference}`);
  await page.getByRole("button", { name: "Show the links" }).press("Enter");
  const link = page.getByRole("listitem").filter({ hasText: "Shown after the form was sent" });
  await link.getByRole("button", { name: "Revoke Shown after the form" }).press("Enter");
  await expect(link).toContainText(`Revoked today`);
  await expect(link).toContainText(`by ${agent.name}`);
  await expect(link).toBeFocused();
  expect((await visit()).status()).toBe(404);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("on a phone, request and quote are two tabs", async ({ page, desk }) => {
  const reference = await desk.book();
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`/requests/${reference}`);
  await expect(page.getByText("Asked for")).toBeVisible();
  await page.getByRole("button", { name: "Quote", exact: true }).click();
  await expect(page.getByText("Asked for")).toBeHidden();
  await expect(page.getByRole("heading", { name: "Quote" })).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("no screen scrolls sideways on a narrow phone with text at 200 %", async ({ page, desk }) => {
  const reference = await desk.book({ email: "eleanor.whitcombe@a-long-name.example" });
  const overflows: string[] = [];
  const measure = async (screen: string) => {
    const found = await page.evaluate(() => {
      document.documentElement.style.fontSize = "32px";
      const isOut = (element: Element) => element.getBoundingClientRect().right > innerWidth;
      const outside = [...document.querySelectorAll("main *")].filter(isOut);
      const width = document.documentElement.scrollWidth;
      const named = outside.map(({ tagName, className }) => `${tagName} ${className}`);
      return width > innerWidth ? `${width} px: ${named.join("; ")}` : "";
    });
    if (found) overflows.push(`${screen}: ${found}`);
  };
  await page.setViewportSize({ width: 320, height: 800 });
  for (const path of ["/", "/quoted", "/accepted", "/followup", "/all", "/new", "/account"]) {
    await page.goto(path);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await measure(path);
  }
  await page.goto(`/requests/${reference}`);
  await page.getByText("Asked for").waitFor();
  await measure("the request");
  await page.getByRole("button", { name: "Quote", exact: true }).click();
  await page.getByLabel("Message").waitFor();
  await measure("the quote");
  await page.getByRole("button", { name: "Request", exact: true }).click();
  await page.getByRole("button", { name: "Close", exact: true }).click();
  await page.getByRole("heading", { name: "Close", exact: true }).waitFor();
  await measure("closing");

  const beside = await openDatabaseBeside(desk.site);
  await storeQuote(beside, reference);
  await beside.kysely.destroy();
  await page.goto(`/requests/${reference}`);
  await page.getByRole("button", { name: "Quote", exact: true }).click();
  await page.getByRole("button", { name: "Yes", exact: true }).waitFor();
  await measure("a sent quote");
  await page.getByRole("button", { name: "Yes", exact: true }).click();
  await page.getByRole("button", { name: "Record the yes" }).waitFor();
  await measure("a yes by phone");
  await page.getByRole("button", { name: "Record the yes" }).click();
  await expect(page.getByText("The quote has been accepted.")).toBeVisible();
  await page.getByRole("button", { name: "Request", exact: true }).click();
  await page.getByRole("button", { name: "Enter a payment" }).click();
  await measure("a payment");
  await page.getByRole("button", { name: "Cancel the ride" }).click();
  await page.getByRole("heading", { name: "Cancel the ride" }).waitFor();
  await measure("cancelling");

  await page.goto(`/requests/${await desk.book()}`);
  await page.getByRole("button", { name: "Quote", exact: true }).click();
  await page.getByRole("button", { name: /^Preview/ }).click();
  await page.locator("iframe").waitFor();
  await measure("the preview");
  await page.context().clearCookies();
  await page.goto("/");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await measure("the sign-in");
  expect(overflows).toEqual([]);
});

test("J and K go through the list that the request was opened from", async ({ page, desk }) => {
  await desk.book({ firstName: "Walter" });
  await desk.book({ firstName: "Whitney" });
  await page.goto("/");
  await expect(page.locator("a[data-row]").nth(1)).toBeVisible();
  const references = await page
    .locator("a[data-row]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("data-row")));
  await page.goto(`/requests/${references[0]}`);
  await expect(page.getByText(`1 of ${references.length}`)).toBeVisible();
  await page.keyboard.press("j");
  await expect(page).toHaveURL(`/requests/${references[1]}`);
  await expect(page.getByText(`2 of ${references.length}`)).toBeVisible();
  await page.keyboard.press("k");
  await expect(page).toHaveURL(`/requests/${references[0]}`);
});

test("what a colleague does appears while the request is open", async ({ page, desk }) => {
  const reference = await desk.book();
  await page.goto(`/requests/${reference}`);
  await expect(page.getByText("Live")).toBeVisible();
  await page.request.post(`/api/requests/${reference}/review`, {
    data: {},
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  await expect(page.getByText(`${agent.name} began the review`)).toBeVisible();
});

test("a session that ends asks to sign in again, and keeps what was typed", async ({
  page,
  context,
  desk,
}) => {
  const reference = await desk.book();
  await page.goto(`/requests/${reference}`);
  await page.getByLabel("Add a note").fill("Half a thought");
  await context.clearCookies();
  await page.keyboard.press("Control+Enter");
  const dialog = page.getByRole("dialog", { name: "You are signed out" });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await dialog.getByText("Use a password instead").click();
  await dialog.getByLabel("Email").fill(agent.email);
  await dialog.getByLabel("Password").fill(agent.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(page.getByLabel("Add a note")).toHaveValue("Half a thought");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Half a thought" })).toBeVisible();
});

test("a note whose reply was lost can be edited and saved", async ({ page, desk }) => {
  const reference = await desk.book();
  await page.goto(`/requests/${reference}`);
  const path = "**/notes";
  await page.route(path, loseResponse);
  await page.getByLabel("Add a note").fill("Two car seats");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByText("Not saved. The note is kept in this browser")).toBeVisible();
  await page.unroute(path);
  await page.getByLabel("Add a note").fill("Two car seats and a booster");
  await page.getByRole("button", { name: "Save note" }).click();
  await expect(page.getByLabel("Add a note")).toHaveValue("");
  const notes = page.getByRole("listitem").filter({ hasText: "Two car seats" });
  await expect(notes).toHaveText([/^Two car seats and a booster/, /^Two car seats/]);
});

test("a reference that nobody has is said to be unknown", async ({ page }) => {
  await page.goto("/requests/FL-77777");
  await expect(page.getByRole("heading", { name: "There is no such request" })).toBeVisible();
  await expectAccessible(page);
});

test("a visitor without a session is asked to sign in, and comes back to the address", async ({
  browser,
  desk,
}) => {
  const reference = await desk.book();
  const context = await browser.newContext({ storageState: { cookies: [], origins: [] } });
  const page = await context.newPage();
  await page.goto(`${desk.origin}/requests/${reference}`);
  await expect(page.getByRole("heading", { name: "Quote desk" })).toBeVisible();
  await page.getByText("Use a password instead").click();
  await page.getByLabel("Email").fill(agent.email);
  await page.getByLabel("Password").fill(agent.password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${desk.origin}/requests/${reference}`);
  await context.close();
});
