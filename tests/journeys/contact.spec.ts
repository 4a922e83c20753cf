import type { Page } from "@playwright/test";
import { expect, hydrated, oneWindow, test } from "./journey.ts";

test.use(oneWindow);

const sent = "Thank you for your message. We will contact you soon!";
const failed = "There was an error sending your message. Please try again.";

const message = {
  firstName: "李",
  lastName: "🎿",
  email: "li@example.com",
  phone: "+1 970 555 0101",
  service: "special-events",
  message: "Two pairs of skis,\nand a dog.",
};

async function fill(page: Page) {
  await page.goto("/contact");
  await hydrated(page);
  for (const [name, value] of Object.entries(message)) {
    const control = page.locator(`[name=${name}]`);
    if (name === "service") await control.selectOption(value);
    else await control.fill(value);
  }
}

test(
  "a fault of the page's script reaches the log, without a word of the visitor's",
  { tag: "@complains" },
  async ({ page, site }) => {
    await fill(page);
    const answered = page.waitForResponse("**/api/faults");
    await page.evaluate((name) => {
      setTimeout(() => {
        throw new TypeError(`${name} is not defined`);
      });
    }, message.email);
    expect((await answered).status()).toBe(204);
    await expect.poll(() => site.output()).toContain("a page's script failed");
    expect(site.output()).toContain('"kind":"TypeError","page":"/contact"');
    expect(site.output()).not.toContain(message.email);
  },
);

/** The text of the browser alert that the next click opens. */
function nextAlert(page: Page): Promise<string> {
  return new Promise((resolve) =>
    page.once("dialog", async (dialog) => {
      resolve(dialog.message());
      await dialog.accept();
    }),
  );
}

test("a message is sent, the form is cleared", async ({ page }) => {
  await fill(page);
  const sending = page.waitForRequest("**/api/contact");
  const alert = nextAlert(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  expect((await sending).postDataJSON()).toEqual(message);
  expect(await alert).toBe(sent);
  await expect(page.getByRole("status")).toHaveText(sent);
  await expect(page.getByRole("status")).toBeFocused();
  for (const name of Object.keys(message))
    await expect(page.locator(`[name=${name}]`)).toHaveValue("");
});

test("a failure is told and logged, the fields stay", { tag: "@complains" }, async ({ page }) => {
  const logged: string[] = [];
  page.on("console", (entry) => entry.type() === "error" && logged.push(entry.text()));
  await page.route("**/api/contact", (route) => route.abort());
  await fill(page);
  const alert = nextAlert(page);
  await page.getByRole("button", { name: "Send Message" }).click();
  expect(await alert).toBe(failed);
  const form = page.locator("form");
  await expect(form.getByText(failed, { exact: true })).toBeVisible();
  await expect(form.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
  await expect(page.locator("[name=message]")).toHaveValue(message.message);
  expect(logged.length).toBeGreaterThan(0);
});

test(
  "after a refusal the first wrong field has the focus",
  { tag: "@complains" },
  async ({ page }) => {
    await fill(page);
    await page.locator("form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
    await page.locator("[name=lastName]").fill("");
    await page.locator("[name=email]").fill("x");
    const alert = nextAlert(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    expect(await alert).toBe(failed);
    await expect(page.locator("[name=lastName]")).toBeFocused();
  },
);

test(
  "a field that was corrected after a refusal is wrong no more",
  { tag: "@complains" },
  async ({ page }) => {
    await fill(page);
    const lastName = page.locator("[name=lastName]");
    await lastName.fill("");
    await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
    await expect(lastName).toHaveAttribute("aria-invalid", "true");
    await hydrated(page);

    await lastName.fill(message.lastName);
    await page.locator("form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
    const email = page.locator("[name=email]");
    await email.fill("x");
    const alert = nextAlert(page);
    await page.getByRole("button", { name: "Send Message" }).click();
    expect(await alert).toBe(failed);
    await expect(email).toBeFocused();
    await expect(lastName).not.toHaveAttribute("aria-invalid", "true");
  },
);

test("the card says how to reach us", async ({ page }) => {
  await page.goto("/contact");
  await expect(page.getByRole("heading", { name: "Get in Touch", level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Send Us a Message" })).toBeVisible();
  const card = page.getByRole("complementary", { name: "Contact Information" });
  for (const words of [
    "+1 (970) 555-0142",
    "hello@firnline.example",
    "Vail, CO",
    "24/7 service available",
    "8 AM-8 PM MT",
  ])
    await expect(card.getByText(words)).toBeVisible();
});
