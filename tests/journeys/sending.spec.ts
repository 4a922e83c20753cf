import { expect, fillTrip, hydrated, test, trip } from "./journey.ts";

const terms = { name: /agree to the Terms of Service/ };
const bookingError =
  "There was an error submitting your booking. Please try again or contact us directly.";

test("a failure keeps what was typed, and a retry is the same submission", async ({ page }) => {
  const keys: (string | undefined)[] = [];
  let failures = 2;
  await page.route("**/api/booking", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    failures -= 1;
    if (failures === 1)
      return route.fulfill({ status: 500, json: { success: false, message: "secret words" } });
    if (failures === 0) {
      // The answer is lost on the way: the request is stored all the same.
      await route.fetch();
      return route.abort("connectionreset");
    }
    return route.continue();
  });
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page, { time: "11:00" });
  await page.getByRole("checkbox", terms).check();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByRole("button", { name: "Request Quote" }).click();
    await expect(page.getByText("Booking Error", { exact: true })).toBeVisible();
    await expect(page.getByText(bookingError, { exact: true })).toBeVisible();
    await expect(page.getByText("secret words")).toHaveCount(0);
    await expect(page.locator("[name=lastName]")).toHaveValue(trip.lastName);
    await page.getByRole("button", { name: "Close" }).last().click();
  }
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
});

test("while it is sent the button says so, and a second click sends nothing", async ({ page }) => {
  let calls = 0;
  const gate = Promise.withResolvers<void>();
  await page.route("**/api/booking", async (route) => {
    calls += 1;
    await gate.promise;
    await route.continue();
  });
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page, { time: "12:00" });
  await page.getByRole("checkbox", terms).check();
  await page.getByRole("button", { name: "Request Quote" }).dblclick();
  const button = page.getByRole("button", { name: "Submitting..." });
  await expect(button).toHaveAttribute("aria-disabled", "true");
  await expect(button).not.toHaveAttribute("disabled");
  gate.resolve();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
  expect(calls).toBe(1);
});

test("two tabs with the same trip are two requests", async ({ page, context }) => {
  const other = await context.newPage();
  const references = [];
  for (const tab of [page, other]) {
    await tab.goto("/booking");
    await hydrated(tab);
    await fillTrip(tab, { time: "13:00" });
    await tab.getByRole("checkbox", terms).check();
    await tab.getByRole("button", { name: "Request Quote" }).click();
    references.push(await tab.getByText(/^FL-[2-9A-Z]{5}$/).textContent());
  }
  expect(references[0]).not.toBe(references[1]);
});

test("asking for the same trip again on purpose is another request", async ({ page }) => {
  await page.goto("/booking");
  await hydrated(page);
  const references = [];
  for (let round = 0; round < 2; round += 1) {
    await fillTrip(page, { time: "14:00" });
    await page.getByRole("checkbox", terms).check();
    await page.getByRole("button", { name: "Request Quote" }).click();
    references.push(await page.getByText(/^FL-[2-9A-Z]{5}$/).textContent());
    await page.getByRole("button", { name: "Book Another Trip" }).click();
  }
  expect(references[0]).not.toBe(references[1]);
});
