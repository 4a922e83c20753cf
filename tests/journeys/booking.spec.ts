import { expect, expectAccessible, fillTrip, hydrated, test, trip, widths } from "./journey.ts";

const terms = { name: /agree to the Terms of Service/ };

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

  // At most one at a time, however often.
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(toast).toHaveCount(1);
  await page.keyboard.press("F8");
  await expect(page.getByRole("region", { name: /Notifications/ }).locator(":focus")).toHaveCount(
    1,
  );
  await expect(toast).toHaveCSS("outline-style", "solid");
  expect(calls).toBe(0);

  // What stands at the box stays when the toast is gone.
  await toast.getByRole("button", { name: "Close" }).click();
  await expect(toast).toHaveCount(0);
  await expect(page.getByText("Please agree to the terms", { exact: false })).toBeVisible();
});

test("a toast leaves after five seconds", async ({ page }) => {
  await page.clock.install();
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page);
  await page.getByRole("button", { name: "Request Quote" }).click();
  const toast = page.getByText("Terms Required", { exact: true });
  await expect(toast).toBeVisible();
  await page.clock.runFor(4500);
  await expect(toast).toBeVisible();
  await page.clock.runFor(1000);
  await expect(toast).toBeHidden();
});

test("after a refusal the first wrong field has the focus", async ({ page }) => {
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page, { firstName: "a".repeat(80), email: "x@y" });
  // As a browser with other rules than ours would send it.
  await page.locator("form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.locator("[name=cellPhone]").fill("");
  await page.locator("[name=pickupAddress]").fill("");
  await page.getByRole("checkbox", terms).check();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByText("Pickup address is required.")).toBeVisible();
  await expect(page.locator("[name=pickupAddress]")).toBeFocused();
});

test.describe("a note under the time", () => {
  test.use({ timezoneId: "Europe/Paris" });

  test("asks about a date in the past, offers a call for a soon one, and never blocks", async ({
    page,
  }) => {
    await page.clock.setFixedTime("2026-11-21T16:00:00Z");
    await page.goto("/booking");
    await hydrated(page);
    const note = page.getByRole("status");
    await expect(note).toHaveText("Local time at the pickup.");
    await fillTrip(page, { date: "2026-01-15", time: "09:30" });
    await expect(note).toHaveText(/in the past. Did you mean 2027\?/);
    await page.locator("[name=date]").fill("2026-11-22");
    await page.locator("[name=time]").fill("08:00");
    await page.locator("[name=email]").focus();
    await expect(note.getByRole("link", { name: /970/ })).toHaveAttribute("href", /^tel:/);
    await page.locator("[name=date]").fill("2027-01-15");
    await page.locator("[name=email]").focus();
    await expect(note).toHaveText("Local time at the pickup.");
    await page.locator("[name=date]").fill("2026-01-15");
    await page.getByRole("checkbox", terms).check();
    await page.getByRole("button", { name: "Request Quote" }).click();
    await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
  });
});

test("a phone's first screen holds the first field", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto("/booking");
  await expect(page.locator("[name=date]")).toBeInViewport({ ratio: 1 });
});

test("a service page's vehicle is chosen already", async ({ page }) => {
  await page.goto("/services/premium-suvs");
  await page.getByRole("link", { name: "Reserve Now" }).click();
  await expect(page.locator("[name=vehicleType]")).toHaveValue("premium-suv");
  await hydrated(page);
  await expect(page.locator("[name=vehicleType]")).toHaveValue("premium-suv");
  const shift = await page.evaluate(() =>
    performance.getEntriesByType("layout-shift").reduce((sum, entry) => {
      return sum + (entry as unknown as { value: number }).value;
    }, 0),
  );
  expect(shift).toBe(0);
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

for (const width of widths) {
  test(`the form has no barrier at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/booking");
    await expectAccessible(page);
  });
}
