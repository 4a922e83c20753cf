import { expect, fillTrip, hydrated, oneWindow, test as own, trip } from "./journey.ts";

const test = own.extend(oneWindow);

const terms = { name: /agree to the Terms of Service/ };

test("after a refusal the first wrong field has the focus", async ({ page }) => {
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page, { firstName: "a".repeat(80), email: "x@y" });
  // As a browser with different validation rules would send it.
  await page.locator("form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
  await page.locator("[name=cellPhone]").fill("");
  await page.locator("[name=pickupAddress]").fill("");
  await page.getByRole("checkbox", terms).check();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByText("Pickup address is required.")).toBeVisible();
  await expect(page.locator("[name=pickupAddress]")).toBeFocused();
});

own.describe("a note under the time", () => {
  own.use({ timezoneId: "Europe/Paris" });

  own(
    "asks about a date in the past, offers a call for a soon one, and never blocks",
    async ({ page }) => {
      await page.clock.setFixedTime("2026-11-21T16:00:00Z");
      await page.goto("/booking");
      await hydrated(page);
      const note = page.getByRole("status").first();
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
    },
  );
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

test("a party too large and a phone number too short are asked about, and never block", async ({
  page,
}) => {
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page, { passengers: "15", vehicleType: "executive-sedan", cellPhone: "12" });
  await expect(page.locator("[name=vehicleType]")).toHaveAccessibleDescription(/Seats up to 3/);
  await page.locator("[name=email]").focus();
  const phone = page.locator("[name=cellPhone]");
  await expect(phone).toHaveAccessibleDescription("Is this number complete?");
  await phone.fill("970 555 0101");
  await page.locator("[name=vehicleType]").selectOption("stretch-limousine");
  await expect(phone).not.toHaveAccessibleDescription(/./);
  await expect(page.locator("[name=vehicleType]")).not.toHaveAccessibleDescription(/./);
  await page.locator("[name=vehicleType]").selectOption("executive-sedan");
  await page.getByRole("checkbox", terms).check();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
});

test("the phone number is beside the form and in the first screen of Contact", async ({ page }) => {
  for (const [width, height] of [
    [1280, 900],
    [390, 664],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const path of ["/booking", "/contact"]) {
      await page.goto(path);
      const call = page.getByRole("main").getByRole("link", { name: /970/ }).first();
      await expect(call).toBeInViewport({ ratio: 1 });
      await expect(call).toHaveAttribute("href", "tel:+19705550142");
      const box = await call.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  }
});

test("a field that was corrected after a refusal is wrong no more", async ({ page }) => {
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page, { lastName: " " });
  await page.getByRole("checkbox", terms).check();
  await page.locator("form").evaluate((form: HTMLFormElement) => form.submit());
  const lastName = page.locator("[name=lastName]");
  await expect(lastName).toHaveAttribute("aria-invalid", "true");
  await hydrated(page);

  await lastName.fill(trip.lastName);
  await page.locator("form").evaluate((form: HTMLFormElement) => (form.noValidate = true));
  const email = page.locator("[name=email]");
  await email.fill("x");
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(lastName).not.toHaveAttribute("aria-invalid", "true");

  await email.fill(trip.email);
  await page.getByRole("checkbox", terms).uncheck();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByRole("checkbox", terms)).toBeFocused();
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
});

test("a toast leaves when it is swiped 50 px to the right", async ({ page }) => {
  await page.goto("/booking");
  await hydrated(page);
  await fillTrip(page);
  await page.getByRole("button", { name: "Request Quote" }).click();
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  const words = toast.getByText("Terms Required", { exact: true });
  for (const [distance, left] of [
    [40, 1],
    [60, 0],
  ] as const) {
    const { x, y } = (await words.boundingBox())!;
    await page.mouse.move(x + 5, y + 5);
    await page.mouse.down();
    await page.mouse.move(x + 5 + distance, y + 5, { steps: 6 });
    await page.mouse.up();
    await expect(toast).toHaveCount(left);
  }
});

test("the toast covers neither the button nor what stays above it", async ({ page }) => {
  await page.route("**/api/booking", (route) => route.fulfill({ status: 500, json: {} }));
  for (const [width, height] of [
    [390, 844],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/booking");
    await hydrated(page);
    await fillTrip(page, { time: "16:00" });
    await page.getByRole("checkbox", terms).check();
    await page.getByRole("button", { name: "Request Quote" }).click();
    const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
    const lasting = page.locator("#booking-failure");
    await expect(lasting).toBeInViewport({ ratio: 1 });
    const covered = await toast.boundingBox();
    for (const part of [lasting, page.getByRole("button", { name: "Request Quote" })])
      expect((await part.boundingBox())!.y).toBeGreaterThan(covered!.y + covered!.height);
  }
});

test(
  "the form works where the toasts' script never comes",
  { tag: "@complains" },
  async ({ page }) => {
    await page.route("**/assets/toaster-*", (route) => route.abort());
    await page.goto("/booking");
    await hydrated(page);
    await fillTrip(page);
    await page.getByRole("button", { name: "Request Quote" }).click();
    await expect(page.getByRole("checkbox", terms)).toBeFocused();
    await expect(page.getByRole("checkbox", terms)).toHaveAccessibleDescription(/Please agree/);
    await page.getByRole("checkbox", terms).check();
    await page.getByRole("button", { name: "Request Quote" }).click();
    await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
  },
);
