import type { Page } from "@playwright/test";
import { agent, test as base } from "./desk-journey.ts";
import { expect, expectAccessible, widths } from "./journey.ts";

// In one worker, so that nothing else uses its desk.
base.describe.configure({ mode: "default" });

/** A desk that locks after six seconds without use. */
const test = base.extend({ deskSettings: [{ TEST_IDLE_SECONDS: "6" }, { scope: "worker" }] });

const row = (page: Page, reference: string) => page.locator(`a[data-row="${reference}"]`);
const lockBar = (page: Page) => page.getByText(/^Locked since/);
const dialog = (page: Page) => page.getByRole("dialog", { name: "The desk is locked" });

/** The fixture's session has ended before the second test. */
async function open(page: Page, path: string) {
  await page.goto(`/sign-in?to=${encodeURIComponent(path)}`);
  await signIn(page);
}

async function signIn(page: Page) {
  await page.getByText("password instead").click();
  // A request on the screen also has an email address.
  await page.locator("[name=email]").fill(agent.email);
  await page.getByLabel("Password").fill(agent.password);
  await page.keyboard.press("Enter");
}

/** In six hours, in the office's time zone. */
function soon() {
  const at = new Date(Date.now() + 6 * 3_600_000).toLocaleString("sv-SE", {
    timeZone: "America/Denver",
  });
  return { date: at.slice(0, 10), time: at.slice(11, 16) };
}

test("a desk that is only watched goes on, and what is pressed waits for the sign-in", async ({
  page,
  desk,
}) => {
  const first = await desk.book({ lastName: "Lindqvist" });
  await open(page, "/");
  await expect(row(page, first)).toBeVisible();
  await expect(lockBar(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Maya, locked" })).toBeVisible();
  const second = await desk.book({ lastName: "Vautrin" });
  await expect(row(page, second)).toBeVisible();
  await expect(page.getByText("Live")).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }

  const ways = [
    () => page.keyboard.press("Escape"),
    () => page.getByRole("button", { name: "Back to the list" }).click(),
  ];
  for (const goBack of ways) {
    await row(page, second).press("Enter");
    await expect(dialog(page)).toBeVisible();
    await expectAccessible(page);
    await goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL("/");
  }
  await row(page, second).press("Enter");
  await signIn(page);
  await expect(page).toHaveURL(`/requests/${second}`);
  await expect(page.getByRole("heading", { name: "Vautrin" })).toBeVisible();
  await expect(dialog(page)).toBeHidden();
});

test("keys keep a desk awake, and a request is covered when it locks", async ({ page, desk }) => {
  const reference = await desk.book({ lastName: "Moreau" });
  await open(page, `/requests/${reference}`);
  const message = page.getByLabel("Message");
  await message.focus();
  for (let second = 0; second < 9; second += 1) {
    await page.keyboard.type("x");
    await page.waitForTimeout(1000);
  }
  await expect(dialog(page)).toBeHidden();
  await expect(dialog(page)).toBeVisible();
  await signIn(page);
  await expect(dialog(page)).toBeHidden();
  await expect(message).toHaveValue("xxxxxxxxx");
});

test("short notice is heard and seen once somebody has switched it on", async ({
  page,
  context,
  desk,
}) => {
  await context.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(globalThis, { heard });
    globalThis.OscillatorNode = class extends OscillatorNode {
      override start(when?: number) {
        heard.push("note");
        super.start(when);
      }
    };
    class Notice extends EventTarget {
      static permission = "granted";
      static requestPermission = () => Promise.resolve("granted");
      constructor(title: string, { body = "" }: NotificationOptions) {
        super();
        heard.push(`${title}: ${body}`);
      }
    }
    Object.assign(globalThis, { Notification: Notice });
  });
  const heard = (of: Page) =>
    of.evaluate(() => (globalThis as unknown as { heard: string[] }).heard);
  await open(page, "/");
  await expect(page.getByText("Live")).toBeVisible();
  await desk.book({ lastName: "Silent", ...soon() });
  await expect(page.getByRole("link", { name: "Silent" })).toBeVisible();
  expect(await heard(page)).toEqual([]);

  await page.getByRole("button", { name: /your account/ }).click();
  await page.getByLabel("Quiet sound").check();
  await page.getByLabel("Browser notification").check();
  await page.keyboard.press("Escape");
  const sample = await heard(page);
  expect(sample).toEqual(["note", "note"]);
  // A second tab in front, and this one in the background: only one of them announces.
  const front = await context.newPage();
  await front.goto("/");
  await expect(front.getByText("Live")).toBeVisible();
  const later = await desk.book({ lastName: "Calm", date: "2031-02-22" });
  await expect(row(front, later)).toBeVisible();
  const urgent = await desk.book({ lastName: "Loud", ...soon() });
  await expect(row(front, urgent)).toBeVisible();
  const told = async () => [...(await heard(page)).slice(2), ...(await heard(front))];
  await expect
    .poll(told)
    .toEqual(["note", "note", expect.stringMatching(/^New request, short notice: Due /)]);
});
