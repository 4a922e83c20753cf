import { expect, fillTrip, test, trip } from "./journey.ts";

test.use({ javaScriptEnabled: false });

test("a request for a quote without JavaScript: errors beside the fields, then thanks", async ({
  page,
}) => {
  await page.goto("/booking");
  await fillTrip(page, { time: "16:00" });
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByText("Terms Required")).toBeVisible();
  await expect(page.getByRole("checkbox")).toBeFocused();
  for (const [name, value] of Object.entries({ ...trip, time: "16:00" }))
    await expect(page.locator(`[name=${name}]`)).toHaveValue(value);

  await page.locator("[name=lastName]").fill(" ");
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.locator("[name=lastName]")).toBeFocused();
  await page.locator("[name=lastName]").fill(trip.lastName);
  await page.getByRole("checkbox").check();
  await page.getByRole("button", { name: "Request Quote" }).click();
  await expect(page.getByRole("heading", { name: "Thank You" })).toBeVisible();
  await expect(page.getByText(/FL-[2-9A-Z]{5}/)).toBeVisible();
  await page.getByRole("button", { name: "Book Another Trip" }).click();
  await expect(page.locator("[name=firstName]")).toHaveValue("");
});

test("a message without JavaScript", async ({ page }) => {
  await page.goto("/contact");
  await page.locator("[name=firstName]").fill("李");
  await page.locator("[name=lastName]").fill("🎿");
  await page.locator("[name=email]").fill("li@example.com");
  await page.locator("[name=message]").fill("Two pairs of skis,\nand a dog.");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(
    page.getByText("Thank you for your message. We will contact you soon!"),
  ).toBeVisible();
  await expect(page.locator("[name=message]")).toHaveValue("");
  await expect(page.getByRole("status")).toBeFocused();
});

test("a service page's vehicle is chosen already without JavaScript", async ({ page }) => {
  await page.goto("/services/luxury-vans");
  await page.getByRole("link", { name: "Reserve Now" }).click();
  await expect(page.locator("[name=vehicleType]")).toHaveValue("luxury-van");
});

test("the menu opens, leads on and closes without JavaScript", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Contact" }).click();
  await expect(page).toHaveURL("/contact");
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
});
