import { aBooking } from "#tests/fixtures/requests.ts";
import { oneDeskWindow } from "./desk-journey.ts";
import { expect, expectAccessible, expectNoBarrier, test as visit, widths } from "./journey.ts";
import { sellRide, sent, test as base, trip, writeQuote } from "./quote-journey.ts";

const test = base.extend(oneDeskWindow);

test("the way home is added by keys, quoted with the way there, and read as one", async ({
  page,
  reference,
}) => {
  await writeQuote(page);
  const request = page.getByRole("region", { name: "The request" });
  await page.getByRole("heading", { name: "Eleanor" }).first().focus();
  await page.keyboard.press("w");
  await expect(page.getByLabel("Pickup date, leg 2")).toBeFocused();
  await expect(page.getByLabel("From, leg 2")).toHaveValue(/Vail/);
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("alert")).toContainText("the pickup date of leg 2");
  await page.getByRole("link", { name: "the pickup date of leg 2" }).click();
  await expect(page.getByLabel("Pickup date, leg 2")).toBeFocused();
  await page.keyboard.type("3/1/2031");
  await page.keyboard.press("Tab");
  await page.keyboard.type("9:30 AM");
  await page.keyboard.press("Tab");
  const confirmation = page.getByRole("checkbox", { name: /Mar 1, 9:30 AM Mountain Time/ });
  await confirmation.press("Space");
  await expect(confirmation).toBeChecked();
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 844 });
    if (width < 1000) await page.getByRole("button", { name: "Request", exact: true }).click();
    await expectAccessible(page);
  }
  await expect(page.getByText("Each way counts for half of the total.")).toBeVisible();
  await page.getByRole("button", { name: "Send" }).click();
  await expect(sent(page)).toBeVisible();
  await expect(request.getByText("Way home").first()).toBeVisible();

  await page.goto(`/preview/${reference}?quote=1`);
  await expect(
    page.getByText("and home on Saturday, March 1, at 9:30 AM Mountain Time").first(),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Way home" })).toHaveCount(2);
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }

  await page.goto("/quoted");
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("→ The Lodge at Vail, and home Sat, Mar 1, 2031");
});

test("a sold ride is changed for the same price with one press of the visitor", async ({
  page,
  desk,
  request: http,
}) => {
  const data = aBooking({ ...trip, lastName: "Changing", email: "changing@example.com" });
  const booked = await http.post(`${desk.site.url}/api/booking`, { data });
  const { reference, page: path } = (await booked.json()) as { reference: string; page: string };
  await page.goto(`/requests/${reference}`);
  await page.getByRole("heading", { name: "Eleanor" }).waitFor();
  await sellRide(desk, reference);
  await expect(page.getByText("Accepted", { exact: true }).first()).toBeVisible();

  await page.getByRole("heading", { name: "Eleanor" }).first().focus();
  await page.keyboard.press("e");
  await expect(page.getByText("Nothing is changed yet.")).toBeVisible();
  const time = page.getByLabel("Pickup time");
  await time.fill("5:15 pm");
  await time.press("Enter");
  const words = "Pickup is now 5:15 PM instead of 2:15 PM.";
  await expect(page.getByText(words)).toBeVisible();
  await page.getByRole("checkbox", { name: /5:15 PM Mountain Time is right/ }).press("Space");
  await page.getByRole("button", { name: "Send" }).click();
  await expect(page.getByRole("heading", { name: "Change offered" })).toBeVisible();
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 844 });
    if (width < 1000) await page.getByRole("button", { name: "Quote", exact: true }).click();
    await expectAccessible(page);
  }

  await page.goto(`${desk.site.url}${path}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Your ride is confirmed.");
  await expect(page.getByText("Saturday, February 22, at 2:15 PM")).toBeVisible();
  for (const width of [320, ...widths]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Accept the change" }).click();
  await expect(page.getByText("Saturday, February 22, at 5:15 PM")).toBeVisible();
  await expect(page.getByText("A change to your ride")).toBeHidden();
});

visit("the way home is asked for on the visitor's page", async ({ page, request }) => {
  const data = aBooking({ date: "2031-02-22", lastName: "Homeward" });
  const { page: path } = await (await request.post("/api/booking", { data })).json();
  await page.goto(path);
  await page.getByRole("link", { name: "Add a ride home" }).click();
  await expect(page.getByLabel("Pickup address")).toHaveValue("The Lodge at Vail");
  await expect(page.getByLabel("Dropoff address")).toHaveValue("Denver International Airport");
  await expectNoBarrier(page);
  await page.getByLabel("Date").fill("2031-03-01");
  await page.getByLabel("Pickup time").fill("09:30");
  await page.getByRole("button", { name: "Ask for a ride home" }).click();
  await expect(
    page.getByText("You asked for Saturday, March 1, 2031, 9:30 AM, The Lodge at Vail to"),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Add a ride home" })).toBeHidden();
});

visit(
  "a deadline is said on the reader's own clock too, where that is another",
  async ({ browser, request, site }) => {
    const data = aBooking({ lastName: "Abroad" });
    const { page: path } = await (await request.post("/api/booking", { data })).json();
    for (const [timeZone, isOther] of [
      ["Asia/Tokyo", true],
      ["America/Boise", false],
    ] as const) {
      const page = await browser.newPage({ timezoneId: timeZone });
      await page.goto(site.url + path);
      const line = page.locator("[data-moment]");
      const due = new Date((await line.getAttribute("data-moment")) ?? "");
      const clock = { hour: "numeric", minute: "2-digit", timeZone } as const;
      await expect(line).toContainText(`at ${due.toLocaleTimeString("en-US", clock)} your time`);
      await expect(line).toBeVisible({ visible: isOther });
      await page.close();
    }
  },
);
