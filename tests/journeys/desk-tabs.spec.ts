import type { Page } from "@playwright/test";
import { test } from "./desk-journey.ts";
import { expect } from "./journey.ts";

/** More tabs than a browser allows connections to one server. */
const tabCount = 7;

const row = (page: Page, reference: string) => page.locator(`a[data-row="${reference}"]`);

/** What a browser reports to a page that comes to the front or goes to the background. */
function setHidden(page: Page, isHidden: boolean) {
  return page.evaluate((hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, value: hidden });
    document.dispatchEvent(new Event("visibilitychange"));
  }, isHidden);
}

test("many tabs of one browser all hear of new requests, also when some of them close", async ({
  context,
  desk,
}) => {
  const first = await desk.book({ lastName: "Holloway" });
  const pages: Page[] = [];
  for (let index = 0; index < tabCount; index += 1) {
    const page = await context.newPage();
    await page.goto("/");
    await expect(row(page, first)).toBeVisible();
    pages.push(page);
  }
  const second = await desk.book({ lastName: "Fournier" });
  for (const page of pages) await expect(row(page, second)).toBeVisible();

  await pages.shift()?.close();
  await pages[0]?.reload();
  for (const page of pages) await expect(page.getByText("Live")).toBeVisible();
  const third = await desk.book({ lastName: "Okafor" });
  for (const page of pages) await expect(row(page, third)).toBeVisible();
});

test("a tab behind others counts new requests in its title", async ({ page, desk }) => {
  await page.goto("/");
  await expect(page.getByText("Live")).toBeVisible();
  const before = Number(/\d+/.exec(await page.title()));
  await setHidden(page, true);
  await desk.book({ lastName: "Lindqvist" });
  await expect(page).toHaveTitle(new RegExp(`^Queue, ${before + 1} waiting`));
});

test("a browser without shared workers hears while its tab is in front", async ({ page, desk }) => {
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, "SharedWorker"));
  await page.goto("/");
  const first = await desk.book({ lastName: "Amari" });
  await expect(row(page, first)).toBeVisible();
  await expect(page.getByText("Live")).toBeVisible();
  await setHidden(page, true);
  const second = await desk.book({ lastName: "Kowalski" });
  await setHidden(page, false);
  await expect(row(page, second)).toBeVisible();
});

test("a session that ends in one tab asks to sign in at the others", async ({ context, desk }) => {
  const tabs = [await context.newPage(), await context.newPage()];
  for (const tab of tabs) {
    await tab.goto("/");
    await expect(tab.getByText("Live")).toBeVisible();
  }
  await context.clearCookies();
  await desk.book({ lastName: "Moreau" });
  for (const tab of tabs)
    await expect(tab.getByRole("dialog", { name: "You are signed out" })).toBeVisible();
});
