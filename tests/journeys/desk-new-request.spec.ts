import { oneDeskWindow, test } from "./desk-journey.ts";
import { expect, expectAccessible, expectNoBarrier, loseResponse, widths } from "./journey.ts";

test.use(oneDeskWindow);

test("N takes a request by phone, once, and Esc keeps what was typed", async ({ page, desk }) => {
  const earlier = await desk.book({
    firstName: "Jules",
    lastName: "Ashcroft",
    cellPhone: "(312) 555-0193",
  });
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "Queue" })).toBeFocused();
  await page.keyboard.press("n");
  await expect(page).toHaveURL("/new");
  const phone = page.getByLabel("Phone", { exact: true });
  await phone.fill("312 555 0193");
  await page.keyboard.press("Escape");
  // The address changes before the field is gone, and in the field an N would be text.
  await expect(phone).toHaveCount(0);
  await expect(page).toHaveURL("/");
  await page.reload();
  await expect(page.getByRole("heading", { name: "Queue" })).toBeFocused();
  await page.keyboard.press("n");
  await expect(phone).toHaveValue("312 555 0193");
  const known = page.getByRole("complementary", { name: "What is known" });
  await expect(known.getByRole("status")).toHaveText("An earlier request by Jules Ashcroft");
  await page.keyboard.press("Alt+k");
  await expect(known.getByRole("link", { name: earlier })).toBeFocused();
  await page.keyboard.press("Alt+3");
  await expect(page.getByRole("radio", { name: "In person" })).toBeChecked();
  await page.keyboard.press("Alt+1");
  await page.getByLabel("Name").fill("Julian Ashcroft");
  await page.getByLabel("Pickup").fill("dec 18 9:40p");
  await page.getByLabel("From").fill("EGE, private terminal");
  await page.getByLabel("To", { exact: true }).fill("Park Hyatt Beaver Creek");
  await expect(
    page.getByText(/Friday, December 18, 9:40 PM|December 18, 9:40 PM Mountain/),
  ).toBeVisible();
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await expectAccessible(page);
  }
  await page.keyboard.press("ControlOrMeta+Enter");
  const terms = page.getByRole("checkbox", { name: "Julian heard the terms" });
  await expect(terms).toBeFocused();
  await expect(terms).toHaveAccessibleDescription(/Full refund, less processing fees, until/);
  await terms.check();

  // The response to the first press is lost.
  await page.route("**/api/requests", loseResponse);
  await page.keyboard.press("Alt+s");
  await expect(page.getByRole("alert")).toContainText("Press again");
  await page.unroute("**/api/requests");
  await page.keyboard.press("ControlOrMeta+Enter");
  await expect(page).toHaveURL(/\/requests\/FL-/);
  await expect(page.getByRole("heading", { name: "Julian Ashcroft" }).first()).toBeVisible();
  await expect(page.getByLabel("Amount in dollars, line 1")).toBeFocused();
  await expect(page.getByText("Taken by phone by Maya Ortiz")).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => key.endsWith("-new"))).toEqual([]);
  await expect(page.getByText("No email address: answer by phone")).toBeVisible();
  await expect(page.getByRole("link", { name: "Reply by email" })).toHaveCount(0);
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Julian Ashcroft" })).toHaveCount(1);
  const listed = page.getByRole("row").filter({ hasText: "Julian Ashcroft" });
  await expect(listed).toContainText("PhoneNo email");
});

test("what changed after a lost answer is kept, and the next caller is not held up", async ({
  page,
}) => {
  await page.goto("/new");
  await page.getByLabel("Phone", { exact: true }).fill("(312) 555-0177");
  await page.getByLabel("Name").fill("Nadia Hale");
  await page.getByLabel("Pickup").fill("dec 18 9:40p");
  await page.getByLabel("From").fill("EGE, private terminal");
  await page.getByLabel("To", { exact: true }).fill("Park Hyatt Beaver Creek");
  await page.getByRole("checkbox").check();
  const path = "**/api/requests";
  await page.route(path, loseResponse);
  await page.keyboard.press("Alt+s");
  await expect(page.getByRole("alert")).toContainText("Press again");
  await page.unroute(path);

  const to = page.getByLabel("To", { exact: true });
  await to.fill("The Lodge at Vail");
  await page.keyboard.press("Alt+s");
  const open = page.getByRole("link", { name: /^Open FL-/ });
  await expect(open).toBeFocused();
  await expectNoBarrier(page);
  await page.reload();
  await expect(page.getByRole("alert")).toContainText(/was saved as FL-/);
  await expect(to).toHaveValue("The Lodge at Vail");
  const saved = await open.getAttribute("href");
  await page.getByRole("button", { name: "Save as another request" }).click();
  await expect(page).toHaveURL(/\/requests\/FL-/);
  expect(new URL(page.url()).pathname).not.toBe(saved);
  await expect(page.getByRole("link", { name: saved!.slice(-8) })).toBeVisible();

  const conflict = { success: false, message: "", errors: {}, reference: "FL-22222" };
  await page.route(path, (route) => route.fulfill({ status: 409, json: conflict }));
  await page.goto("/new");
  await to.fill("Aspen");
  await page.keyboard.press("Alt+s");
  await expect(page.getByRole("link", { name: "Open FL-22222" })).toBeFocused();
  await page.getByRole("button", { name: "Clear the form" }).click();
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByLabel("Phone", { exact: true })).toBeFocused();
  await expect(to).toHaveValue("");
  await page.reload();
  await expect(to).toHaveValue("");
});
