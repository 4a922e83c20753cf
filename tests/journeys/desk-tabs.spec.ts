import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { test } from "./desk-journey.ts";

/** More tabs than a browser has connections to one server. */
const tabCount = 8;

const row = (page: Page, reference: string) => page.locator(`a[data-row="${reference}"]`);

test("many tabs of one browser all work, and the next listens when one closes", async ({
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
  for (const page of pages) await expect(page.getByText("Live")).toBeVisible();
  const third = await desk.book({ lastName: "Okafor" });
  for (const page of pages) await expect(row(page, third)).toBeVisible();
});

test("a tab that sleeps with the lock is not waited for", async ({ context, desk }) => {
  const sleeping = await context.newPage();
  await sleeping.goto("/api/session");
  await sleeping.evaluate(() => {
    void navigator.locks.request("firnline-events", () => new Promise(() => {}));
  });
  const page = await context.newPage();
  await page.goto("/");
  const reference = await desk.book({ lastName: "Lindqvist" });
  await expect(row(page, reference)).toBeVisible();
  await expect(page.getByText("Live")).toBeVisible();
});
