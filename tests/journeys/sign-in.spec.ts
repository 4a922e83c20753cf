import type { Page } from "@playwright/test";
import { readFile } from "node:fs/promises";
import { aBooking } from "#tests/fixtures/requests.ts";
import { freePort, startSite, type Site } from "#tests/fixtures/site-process.ts";
import { expect, expectNoBarrier, idle, test, withoutEvents } from "./journey.ts";

const password = "eleven otters ski past Gunnison";

let desk: Site;
test.beforeEach(async () => {
  desk = await startSite({ DESK_PORT: String(await freePort()) });
});
test.afterEach(() => desk.dispose());

/** The link that the process printed. */
function firstLink(): string {
  return /http:\S+\/welcome#\S+/.exec(desk.output())?.[0] ?? "";
}

function origin(): string {
  return new URL(firstLink()).origin;
}

async function createOwner(page: Page) {
  await page.goto(firstLink());
  await page.getByLabel("Email").fill("maya@firnline.example");
  await page.getByLabel("Your name").fill("Maya Ortiz");
  await page.getByText("Use a password instead").click();
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Create the account with a password" }).click();
  await expect(page).toHaveURL(`${origin()}/`);
}

/** A device with a fingerprint reader, set up as in Chromium's own tests. */
async function addAuthenticator(page: Page, isUserVerified = true) {
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified,
      automaticPresenceSimulation: true,
    },
  });
}

test("from the printed link to a passkey, and in again with it", async ({ page, context }) => {
  await addAuthenticator(page);
  await page.goto(firstLink());
  await expect(page.getByRole("heading", { name: "The first account" })).toBeVisible();
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page.getByLabel("Email")).toBeFocused();
  await page.getByLabel("Email").fill("maya@firnline.example");
  await page.getByLabel("Your name").fill("Maya Ortiz");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page).toHaveURL(`${origin()}/`);

  const [cookie] = await context.cookies(origin());
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Strict", path: "/" });
  await page.goto(`${origin()}/account`);
  await expect(page.getByText("maya@firnline.example, owner").first()).toBeVisible();
  await expect(page.getByText("This session, since")).toBeVisible();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page.getByRole("heading", { name: "Quote desk" })).toBeVisible();

  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page).toHaveURL(`${origin()}/`);
  const [second] = await context.cookies(origin());
  expect(second?.value).not.toBe(cookie?.value);

  await page.goto("about:blank");
  await page.goto(firstLink());
  await expect(page.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
});

test("a password instead, another session, and its end", async ({ page, browser }) => {
  await page.goto(firstLink());
  await page.getByLabel("Email").fill("maya@firnline.example");
  await page.getByLabel("Your name").fill("Maya Ortiz");
  await page.getByText("Use a password instead").click();
  await page.getByLabel("Password").fill("passwordpassword");
  await page.getByRole("button", { name: "Create the account with a password" }).click();
  await expect(page.getByText("on a list of leaked ones")).toBeVisible();
  await expect(page.getByLabel("Password")).toBeFocused();
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origin()}/`);

  const other = await browser.newPage();
  await other.goto(`${origin()}/account`);
  await expect(other).toHaveURL(`${origin()}/sign-in?to=%2Faccount`);
  await other.getByText("Use a password instead").click();
  await other.getByLabel("Email").fill("maya@firnline.example");
  await other.getByLabel("Password").fill("not this one, I am afraid");
  await other.keyboard.press("Enter");
  await expect(other.getByRole("alert")).toContainText("The email or the password is wrong");
  await other.getByLabel("Password").fill(password);
  await other.keyboard.press("Enter");
  await expect(other.getByText("This session, since")).toBeVisible();

  await page.goto(`${origin()}/account`);
  await page.getByRole("button", { name: /^End the session of/ }).click();
  await expect(page.getByRole("button", { name: /^End the session of/ })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Sessions" }).getByRole("list")).toBeFocused();
  await other.reload();
  await expect(other.getByRole("heading", { name: "Quote desk" })).toBeVisible();
  await other.close();
});

test("the current password is asked for, by the keyboard too, and the history says what changed", async ({
  page,
}) => {
  await addAuthenticator(page);
  await page.goto(firstLink());
  await page.getByLabel("Email").fill("maya@firnline.example");
  await page.getByLabel("Your name").fill("Maya Ortiz");
  await page.getByText("Use a password instead").click();
  await page.getByLabel("Password").fill(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`${origin()}/`);

  await page.goto(`${origin()}/account`);
  const passkeys = page.getByRole("region", { name: "Passkeys" });
  const currentPassword = passkeys.getByLabel("Current password");
  await passkeys.getByRole("button", { name: "Add a passkey" }).press("Enter");
  await expect(currentPassword).toBeFocused();
  await expect(currentPassword).toHaveAccessibleDescription(/Type your current password/);
  await page.keyboard.type("not this one, I am afraid");
  await page.keyboard.press("Enter");
  await expect(currentPassword).toHaveAccessibleDescription(/not your current password/);
  await expectNoBarrier(page);
  await currentPassword.fill(password);
  await page.keyboard.press("Enter");
  await expect(passkeys.getByText("The passkey was added.")).toBeVisible();
  await expect(currentPassword).toHaveValue("");

  const history = page.getByRole("region", { name: "History" });
  await expect(history.getByRole("listitem").first()).toContainText("A passkey was added");
  await expect(history.getByRole("listitem").first()).toContainText(/by you, network [0-9a-f]{4}$/);
  await expect(history).toContainText("A one-time link was used, with a new password");

  const form = page.getByRole("region", { name: "Password", exact: true });
  await form.getByLabel("New password").fill("twelve otters ski past Gunnison");
  await page.keyboard.press("Enter");
  await expect(form.getByLabel("Current password")).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(form.getByText("The password was saved")).toBeVisible();
  await expect(history.getByRole("listitem").first()).toContainText("A password was set");
  await expectNoBarrier(page);
});

test("an owner downloads what is held of a visitor, and erases it", async ({ page }) => {
  await createOwner(page);
  const data = aBooking({ email: "eleanor@example.com" });
  const booked = await page.request.post(`${desk.url}/api/booking`, { data });
  const { reference } = (await booked.json()) as { reference: string };

  await page.goto(`${origin()}/account`);
  const email = page.getByLabel("The visitor's email address");
  const erase = page.getByRole("button", { name: "Erase...", exact: true });
  await email.fill("eleanor");
  await erase.click();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill("eleanor@example.com");
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download", exact: true }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain(reference);
  await expect(page.getByText("The file is downloaded.")).toBeVisible();

  await erase.click();
  const question = page.getByRole("alert").filter({ hasText: "will be erased for good" });
  await expect(question).toContainText("eleanor@example.com");
  await expectNoBarrier(page);
  await question.getByRole("button", { name: "Keep it" }).click();
  await expect(question).toHaveCount(0);
  await expect(email).toBeFocused();
  await erase.click();
  await question.getByRole("button", { name: "Erase it" }).click();
  await expect(page.getByText(`Deleted: ${reference}, and 1 email.`)).toBeVisible();
  await expect(email).toBeFocused();
  await expectNoBarrier(page);
  await page.goto(`${origin()}/requests/${reference}`);
  await expect(page.getByText("eleanor@example.com")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the account is shown with its team, so that no late row moves a button", async ({ page }) => {
  await createOwner(page);
  const asked = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  let count = 0;
  await page.route("**/api/account/team", async (route) => {
    count += 1;
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  // The stream of events, once it is open, has everything read again.
  await withoutEvents(page);
  await page.goto(`${origin()}/account`, { waitUntil: "commit" });
  await asked.promise;
  await idle(page);
  const screen = page.getByRole("heading", { name: "Maya Ortiz" });
  await expect(screen).toBeHidden();
  answer.resolve();
  await expect(screen).toBeVisible();
  await expect(page.getByText("maya@firnline.example, owner, signed in")).toBeVisible();
  await idle(page);
  expect(count).toBe(1);
});

test("every screen is accessible", async ({ page }) => {
  await addAuthenticator(page);
  await page.goto(`${origin()}/sign-in`);
  await page.getByText("Use a password instead").click();
  await page.getByLabel("Email").fill("theo@firnline.example");
  await page.getByLabel("Password").fill("wrong");
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("alert")).toBeVisible();
  await expectNoBarrier(page);

  await page.goto(firstLink());
  await page.getByText("Use a password instead").click();
  await expectNoBarrier(page);
  await page.getByLabel("Email").fill("maya@firnline.example");
  await page.getByLabel("Your name").fill("Maya Ortiz");
  await page.getByRole("button", { name: "Create a passkey" }).click();
  await expect(page).toHaveURL(`${origin()}/`);

  await page.goto(`${origin()}/account`);
  await page.getByLabel("Invite by email").fill("theo@firnline.example");
  await page.getByRole("button", { name: "Make a link" }).click();
  const link = page.getByLabel("Send them this link");
  await expect(link).toHaveValue(/\/welcome#[\w-]{43}$/);
  await expectNoBarrier(page);

  await page.goto(await link.inputValue());
  await expect(page.getByText("makes you an agent of the quote desk")).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveValue("theo@firnline.example");
  await expectNoBarrier(page);
});
