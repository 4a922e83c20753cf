import type { Browser, Page } from "@playwright/test";
import { aBooking } from "#tests/fixtures/requests.ts";
import { openTab } from "./taps.ts";

/** Opens /booking, fills in and sends the form. @returns milliseconds until the page says thanks */
export async function askForQuote(browser: Browser, url: string, phone: boolean): Promise<number> {
  const { page, close } = await openTab(browser, phone);
  const started = performance.now();
  await page.goto(`${url}/booking`, { waitUntil: "commit" });
  const { agreeToTerms: _, ...fields } = aBooking({ email: `v${started}@example.com` });
  for (const [name, value] of Object.entries(fields)) {
    const field = page.locator(`form [name="${name}"]`).first();
    const isChoice = await field.evaluate((element) => element instanceof HTMLSelectElement);
    if (isChoice) await field.selectOption(value);
    else await field.fill(value);
  }
  await page.locator('form [name="agreeToTerms"]').check();
  await page.locator('form [type="submit"]').click();
  await page.getByText("What happens next", { exact: false }).first().waitFor();
  const taken = performance.now() - started;
  await close();
  return taken;
}

/** From Home to a guide. @returns the milliseconds from both clicks to their pages' headings */
export async function goToGuide(browser: Browser, url: string, phone: boolean): Promise<number> {
  const { page, close } = await openTab(browser, phone);
  await page.addInitScript(() => {
    addEventListener("click", () => sessionStorage.setItem("clicked", String(Date.now())), true);
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(1000);
  const toOverview = await follow(page, "/destinations", "");
  await page.waitForTimeout(1000);
  const toGuide = await follow(page, "/destinations/vail", "Vail");
  await close();
  return toOverview + toGuide;
}

async function follow(page: Page, path: string, heading: string): Promise<number> {
  // On a phone the bar's links are in the closed menu, so another link of the page is used.
  const link = page.locator(`:is(a[href="${path}"], a[href^="${path}#"]):visible`).first();
  await link.scrollIntoViewIfNeeded();
  const box = await link.boundingBox();
  if (!box) throw new Error(`No link to ${path} can be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 40));
  await page.waitForTimeout(150);
  await page.mouse.down();
  await page.waitForTimeout(80);
  await page.mouse.up();
  await page.waitForURL((address) => address.pathname === path);
  await page.locator("h1", { hasText: heading }).first().waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        requestAnimationFrame(() =>
          resolve(Date.now() - Number(sessionStorage.getItem("clicked"))),
        ),
      ),
  );
}
