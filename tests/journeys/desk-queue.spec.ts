import type { Page } from "@playwright/test";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { Temporal } from "temporal-polyfill";
import { test, type Desk } from "./desk-journey.ts";
import { expect, expectAccessible, widths } from "./journey.ts";

const rows = (page: Page) => page.locator("a[data-row]");
const row = (page: Page, reference: string) => page.locator(`a[data-row="${reference}"]`);
const named = (firstName: string, lastName: string) => ({ firstName, lastName });

/** A pickup in Denver this many hours from now. */
function pickupIn(hours: number) {
  const pickup = Temporal.Now.zonedDateTimeISO("America/Denver").add({ hours });
  return {
    date: pickup.toPlainDate().toString(),
    time: pickup.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

/** Makes the request look as if nobody had answered in time. */
function makeLate({ site }: Desk, reference: string) {
  const database = new DatabaseSync(join(site.dataDir, "firnline.sqlite"), { timeout: 5_000 });
  const due = new Date(Date.now() - 24 * 60_000).toISOString();
  database.prepare("update requests set due_at = ? where reference = ?").run(due, reference);
  database.close();
}

test("the queue says what is late, what is short notice and how much time is left", async ({
  page,
  desk,
}) => {
  const inTime = await desk.book(named("Dana", "Okafor"));
  const short = await desk.book({ ...named("Jonas", "Lindqvist"), ...pickupIn(10) });
  const late = await desk.book({ ...named("Harrison", "Cole"), date: "friday-ish", time: "noon" });
  makeLate(desk, late);

  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/");
    await expect(page).toHaveTitle(/^Queue, \d+ waiting\. /);
    for (const group of ["Late", "Short notice", "In time"])
      await expect(page.getByRole("rowheader", { name: group })).toBeVisible();
    const cells = (reference: string) =>
      page
        .getByRole("row")
        .filter({ has: row(page, reference) })
        .getByRole("cell");
    await expect(cells(late).first()).toContainText("24 min late");
    await expect(cells(late).nth(3)).toContainText("“friday-ish”");
    await expect(cells(late).nth(5)).toHaveText("Unreadable date");
    await expect(cells(short).first()).toContainText(/\d h( \d+ min)? left/);
    await expect(cells(short).nth(5)).toHaveText("Within 24 h");
    await expect(cells(inTime).last()).toHaveText("Received");
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test("a row is found, opened and left again with the keyboard", async ({ page, desk }) => {
  await desk.book(named("Walter", "Brandt"));
  const reference = await desk.book(named("Whitney", "Park"));
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Queue" })).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press("End");
  await expect(rows(page).last()).toBeFocused();

  await expect(rows(page).last()).toHaveAttribute("data-row", reference);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(`/requests/${reference}`);
  await expect(page.getByRole("heading", { name: "Whitney Park" }).first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(row(page, reference)).toBeFocused();
  await page.keyboard.press("g");
  await page.keyboard.press("u");
  await expect(page.getByRole("heading", { name: "Quoted" })).toBeFocused();
  await page.keyboard.press("g");
  await page.keyboard.press("q");
  await expect(page.getByRole("heading", { name: "Queue" })).toBeFocused();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await expectAccessible(page);
});

test("single-key shortcuts can be switched off", async ({ page, desk }) => {
  await desk.book(named("Camille", "Fournier"));
  await page.goto("/");
  await page.getByRole("button", { name: /your account/ }).click();
  await page.getByRole("checkbox", { name: "Single-key shortcuts" }).uncheck();
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await page.keyboard.press("ArrowDown");
  await expect(rows(page).first()).toBeFocused();
  await page.keyboard.press("j");
  await expect(rows(page).first()).toBeFocused();

  await page.getByRole("button", { name: /your account/ }).click();
  await page.getByRole("button", { name: "All keys" }).first().click();
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
});

test("a new request enters by itself, but waits while someone is in the list", async ({
  page,
  desk,
}) => {
  await desk.book(named("Priya", "Raman"));
  await page.goto("/");
  await expect(page.getByText("Live")).toBeVisible();
  const first = await desk.book(named("Thomas", "Keane"));
  await expect(row(page, first)).toBeVisible();

  // Small enough to scroll, because scrolling keeps the row in its place.
  await page.setViewportSize({ width: 1280, height: 240 });
  await page.keyboard.press("j");
  const second = await desk.book({ ...named("Róisín", "Byrne"), ...pickupIn(9) });
  const hint = page.getByRole("button", { name: "1 new, short notice" });
  await expect(hint).toBeVisible();
  await expect(row(page, second)).toHaveCount(0);
  const focused = page.locator("a[data-row]:focus");
  const before = await focused.boundingBox();
  await page.keyboard.press("s");
  await expect(row(page, second)).toBeVisible();
  await expect(hint).toHaveCount(0);
  expect((await focused.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});

test("a lost connection is said, and what was missed is there afterwards", async ({
  page,
  context,
  desk,
}) => {
  const seen = await desk.book(named("Grant", "Holloway"));
  // Playwright takes only pages offline, not the worker that would detect it.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
  await page.clock.install();
  await page.goto("/");
  await expect(row(page, seen)).toBeVisible();
  await expect(page.getByText("Live")).toBeVisible();
  await context.setOffline(true);
  // Repeats this until the browser has noticed.
  await expect(async () => {
    await page.clock.fastForward("00:11");
    expect(await page.getByRole("alert").allTextContents()).toEqual([
      expect.stringContaining("The connection is lost."),
    ]);
  }).toPass();
  await expect(page.getByText("Not connected")).toBeVisible();
  await expectAccessible(page);
  const missed = await desk.book(named("Lucía", "Herrera"));
  await context.setOffline(false);
  await expect(page.getByText("Connected again, 1 new")).toBeVisible();
  await expect(page.getByText("Live")).toBeVisible();
  await expect(row(page, missed)).toBeVisible();
});

test("every request is listed under All, page by page of the server", async ({ page, desk }) => {
  const reference = await desk.book(named("Noor", "Haddad"));
  await page.goto("/all");
  await expect(row(page, reference)).toBeVisible();
  await row(page, reference).click();
  await expect(page).toHaveURL(`/requests/${reference}?list=all`);
  await page.goBack();
  await expect(row(page, reference)).toBeFocused();
});
