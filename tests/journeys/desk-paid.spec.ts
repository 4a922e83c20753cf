import { randomUUID } from "node:crypto";
import { aBooking } from "#tests/fixtures/requests.ts";
import { oneDeskWindow } from "./desk-journey.ts";
import { expect, expectAccessible, widths } from "./journey.ts";
import { sellRide, test, trip } from "./quote-journey.ts";

test.use(oneDeskWindow);

test("a deposit is entered, and the visitor sees what is still due", async ({
  page,
  desk,
  reference,
}) => {
  await sellRide(desk, reference);
  const request = page.getByRole("region", { name: "The request" });
  await expect(request.getByText("Not paid of $835.50")).toBeVisible();

  await page.getByRole("heading", { name: trip.firstName }).focus();
  await page.keyboard.press("p");
  const amount = page.getByLabel("Amount in dollars", { exact: true });
  await expect(page.getByLabel("Status")).toBeFocused();
  await page.getByLabel("Status").selectOption("Deposit");
  await amount.fill("four hundred");
  await amount.press("Enter");
  await expect(amount).toHaveAccessibleDescription(/Write dollars/);
  await amount.fill("$400");
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: width < 1000 ? "light" : "dark" });
    await expectAccessible(page);
  }
  await amount.press("Enter");
  await expect(request.getByText("Deposit, $400.00 of $835.50")).toBeVisible();
  await expect(request.getByText("$435.50 open")).toBeVisible();
  await expect(request.getByText("Maya Ortiz entered the payment: Deposit, $400.00")).toBeVisible();

  await page.getByRole("button", { name: "Visitor’s page" }).click();
  const visitorPage = page.frameLocator("iframe");
  await expect(visitorPage.getByRole("link", { name: "Pay $435.50" })).toBeVisible();
  await expect(visitorPage.getByText("Your deposit of $400.00 arrived on")).toBeVisible();
  await page.keyboard.press("Escape");

  await page.goto("/accepted");
  const row = page.getByRole("row").filter({ hasText: reference });
  await expect(row).toContainText("Deposit, $400.00");
  await expect(row).toContainText("$435.50 open");
});

test("a deposit, a cancellation and its refund, of somebody without an email address", async ({
  page,
  desk,
}) => {
  const taken = { ...aBooking({ ...trip, email: "" }), source: "phone", key: randomUUID() };
  const answer = await page.request.post(`${desk.origin}/api/requests`, {
    data: taken,
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const { reference } = (await answer.json()) as { reference: string };
  await page.goto(`/requests/${reference}`);
  await page.getByRole("heading", { name: "Eleanor" }).waitFor();
  await page.getByLabel("Amount in dollars, line 1").waitFor();
  await page.keyboard.press("x");
  const closing = page.getByRole("region", { name: "Close" });
  await expect(
    closing.getByRole("heading", { name: "Eleanor has no email address" }),
  ).toBeVisible();
  await expect(closing).not.toContainText("The email to");
  await page.keyboard.press("Escape");

  await sellRide(desk, reference);
  const request = page.getByRole("region", { name: "The request" });
  await expect(request.getByText("Not paid of $835.50")).toBeVisible();
  await page.getByRole("heading", { name: trip.firstName }).focus();
  await page.keyboard.press("x");
  const panel = page.getByRole("region", { name: "Cancel the ride" });
  await panel.getByLabel("Paid so far").fill("835.50");
  // A colleague enters the amount that actually arrived.
  const { version: requestVersion } = await desk.call("GET", `/requests/${reference}`);
  const payment = { type: "deposit", cents: 40_000, paidOn: "2031-02-17" };
  await desk.call("POST", `/requests/${reference}/payment`, { payment, requestVersion });
  await expect(panel.getByText("As it was entered: Deposit, $400.00.")).toBeVisible();
  await panel.getByLabel("Processing fee").fill("2%");
  await expect(panel.getByText("To refund")).toBeVisible();
  await expect(panel.getByText("Refund $392.00", { exact: true })).toBeVisible();
  await expect(panel).toContainText(`No email is sent. Call ${taken.cellPhone} and say:`);
  await expect(panel).toContainText("We will refund $392.00. You owe nothing more.");
  await expect(panel).not.toContainText(/The email|Dear/);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 844 });
    await page.emulateMedia({ colorScheme: width < 1000 ? "light" : "dark" });
    await expectAccessible(page);
  }
  await page.keyboard.press("Control+Enter");
  await expect(request.getByText("Cancelled", { exact: true })).toBeVisible();
  await expect(
    request.getByText("cancelled the ride, as Eleanor Whitcombe asked, refund $392.00"),
  ).toBeVisible();
  await expect(request).not.toContainText("Emailed the visitor");

  await page.getByRole("heading", { name: trip.firstName }).focus();
  await page.keyboard.press("p");
  await expect(page.getByLabel("Amount in dollars", { exact: true })).toHaveValue("392.00");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(request.getByText("Maya Ortiz entered the payment: Refunded")).toBeVisible();
});
