import {
  expect,
  expectAccessible,
  fillTrip,
  hydrated,
  loseResponse,
  test,
  trip,
} from "./journey.ts";

const terms = { name: /agree to the Terms of Service/ };
const bookingError =
  "There was an error submitting your booking. Please try again or contact us directly.";

test("a visitor asks for a quote and is thanked", async ({ page }) => {
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page);
  await page.getByRole("checkbox", terms).check();
  const sending = page.waitForRequest("**/api/booking");
  await page.getByRole("button", { name: "Request Quote" }).click();

  const request = await sending;
  expect(request.method()).toBe("POST");
  expect(request.headers()["content-type"]).toBe("application/json");
  expect(request.headers()["idempotency-key"]).toMatch(
    /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
  );
  expect(request.postDataJSON()).toEqual({ ...trip, agreeToTerms: true });

  const thanks = page.getByRole("heading", { name: "Thank You", level: 1 });
  await expect(thanks).toBeFocused();
  await expect(page.getByText(/FL-[2-9A-Z]{5}/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "What Happens Next" })).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByText(trip.email, { exact: true })).toBeVisible();
  await expect(main.getByText(/flight, skis, child seats or return trip/)).toBeVisible();
  await expect(main.getByRole("link", { name: /970/ })).toHaveAttribute("href", /^tel:/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
  // There is no picture for the bar's shade to fade into.
  const shade = page.locator("[data-top-bar]");
  await expect
    .poll(() => shade.evaluate((bar) => getComputedStyle(bar, "::before").opacity))
    .toBe("0");
  await expectAccessible(page);

  await page.getByRole("button", { name: "Book Another Trip" }).click();
  for (const name of Object.keys(trip))
    await expect(page.locator(`[name=${name}]`)).toHaveValue("");
  await expect(page.getByRole("checkbox", terms)).not.toBeChecked();
  await expect(page).toHaveURL("/booking");
});

test("Return Home leads home", async ({ page }) => {
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page, { time: "10:00" });
  await page.getByRole("checkbox", terms).check();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await page.getByRole("link", { name: "Return Home" }).click();
  await expect(page).toHaveURL("/");
});

test("without agreement a toast says so, and nothing is sent", async ({ page }) => {
  let calls = 0;
  await page.route("**/api/booking", (route) => {
    calls += 1;
    return route.continue();
  });
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page);
  await page.getByRole("button", { name: "Request Quote" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast.getByText("Terms Required", { exact: true })).toBeVisible();
  await expect(
    toast.getByText("Please agree to the terms and conditions to proceed.", { exact: true }),
  ).toBeVisible();
  await expect(page.getByRole("checkbox", terms)).toBeFocused();
  await expect(page.getByRole("checkbox", terms)).toHaveAccessibleDescription(/Please agree/);
  await expectAccessible(page);

  // At most one at a time, however often it appears.
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(toast).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notifications/ }).locator(":focus")).toHaveCount(
    1,
  );
  await expect(toast).toHaveCSS("outline-style", "solid");
  expect(calls).toBe(0);

  // The error at the checkbox stays when the toast is gone.
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
  await expect(page.getByText("Please agree to the terms", { exact: false })).toBeVisible();
});

test("a toast leaves after five seconds", async ({ page }) => {
  await page.clock.install({ time: "2027-02-17T16:00:00Z" });
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page);
  // From here on only `runFor` advances the time.
  await page.clock.pauseAt("2027-02-17T17:00:00Z");
  await page.getByRole("button", { name: "Request Quote" }).click();
  const toast = page.getByText("Terms Required", { exact: true });
  await expect(toast).toBeVisible();
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toBeHidden();
});

test("a failure keeps what was typed, and a retry is the same submission", async ({ page }) => {
  const keys: (string | undefined)[] = [];
  let failures = 2;
  await page.route("**/api/booking", async (route) => {
    keys.push(route.request().headers()["idempotency-key"]);
    failures -= 1;
    if (failures === 1)
      return route.fulfill({ status: 500, json: { success: false, message: "secret words" } });
    if (failures === 0) return loseResponse(route);
    return route.continue();
  });
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page, { time: "11:00" });
  await page.getByRole("checkbox", terms).check();
  for (let attempt = 0; attempt < 2; attempt += 1) {
    await page.getByRole("button", { name: "Request Quote" }).click();
    const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
    await expect(toast.getByText("Booking Error", { exact: true })).toBeVisible();
    await expect(toast.getByText(bookingError, { exact: true })).toBeVisible();
    await expect(page.getByText("secret words")).toHaveCount(0);
    await expect(page.locator("[name=lastName]")).toHaveValue(trip.lastName);
    await toast.getByRole("button", { name: "Close" }).click();
    await expect(toast).toHaveCount(0);

    // The same text stays above the button, with the phone number.
    const form = page.locator("form");
    await expect(form.getByText("Booking Error", { exact: true })).toBeVisible();
    await expect(form.getByText(bookingError, { exact: true })).toBeVisible();
    await expect(form.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:/);
    await expect(page.getByRole("button", { name: "Request Quote" })).toHaveAccessibleDescription(
      new RegExp(bookingError),
    );
    await expectAccessible(page);
  }
  await page.getByRole("checkbox", terms).uncheck();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.locator("form").getByText("Booking Error")).toHaveCount(0);
  await page.getByRole("checkbox", terms).check();
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

test("what was typed before the script came stays, and can be sent without it", async ({
  page,
}) => {
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/booking-*.js", async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.goto("/booking", { waitUntil: "commit" });
  await fillTrip(page, { time: "15:00" });
  await page.getByRole("checkbox", terms).check();
  gate.resolve();
  await hydrated(page);
  for (const [name, value] of Object.entries({ ...trip, time: "15:00" }))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);
  await expect(page.getByRole("checkbox", terms)).toBeChecked();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
});

test("the partners open in a tab of their own", async ({ page }) => {
  await page.goto("/booking");
  await expect(
    page.getByRole("heading", { name: "Book Directly with Our Partners" }),
  ).toBeVisible();
  const links = page.getByRole("link", { name: /Book Direct/ });
  await expect(links).toHaveCount(3);
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("href", /^https:\/\//);
  }
  for (const resorts of [
    "Aspen, Vail, Breckenridge",
    "Park City, Deer Valley, Alta",
    "Lake Tahoe, Mammoth, Big Bear",
  ])
    await expect(page.getByText(resorts, { exact: true })).toBeVisible();
});
