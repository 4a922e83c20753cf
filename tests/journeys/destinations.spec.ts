import { resorts } from "#content/resorts/index.ts";
import { expect, oneWindow, test } from "./journey.ts";

test.use(oneWindow);

test("each mountain is a card with the drive from its main airport", async ({ page }) => {
  await page.goto("/destinations");
  const cards = page.getByRole("main").locator("li:has(img)");
  await expect(cards).toHaveCount(resorts.length);
  await expect(cards.getByRole("heading", { level: 3 })).toHaveCount(resorts.length);
  const drives = /^((Montana|Utah), )?((\d h )?(\d+ min )?from [A-Z]{3}(, |$))+$/;
  for (const card of await cards.all())
    expect(await card.locator("p").last().textContent()).toMatch(drives);
  const more = page.locator("#montana").getByRole("heading", { level: 3 });
  await expect(more).toHaveText([/Big Sky/, /Whitefish/, /Bridger Bowl/, /Red Lodge/, /Solitude/]);
});

test("a list of states jumps to each section", async ({ page }) => {
  await page.goto("/destinations");
  const list = page.getByRole("navigation", { name: "States" });
  for (const [name, id] of [
    ["Montana", "montana"],
    ["Utah", "utah"],
  ] as const) {
    await list.getByRole("link", { name }).click();
    await expect(page).toHaveURL(`/destinations#${id}`);
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
});

test("what is far below costs no layout, until a hash leads there", async ({ page }) => {
  await page.goto("/destinations");
  const isSkipped = (id: string) =>
    page
      .locator(`#${id} li`)
      .first()
      .evaluate((item) => !item.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isSkipped("montana")).toBe(true);
  await page.getByRole("navigation", { name: "States" }).getByText("Montana").click();
  await expect(page.locator("#montana h2")).toBeInViewport();
  expect(await isSkipped("utah")).toBe(false);
});

test("each section begins with a large card, and no row has a gap", async ({ page }) => {
  for (const width of [390, 800, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto("/destinations");
    for (const list of await page.getByRole("main").locator("ul:has(img)").all()) {
      const [first, second, ...rest] = await list
        .locator("li")
        .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().toJSON()));
      expect(first.width).toBeGreaterThan(1.8 * second.width);
      const edge = await list.evaluate((item) => item.getBoundingClientRect().right);
      expect(rest.at(-1).right).toBeCloseTo(edge, 0);
    }
  }
});

test("a phone shows two columns", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/destinations");
  const boxes = await page
    .locator("#utah li")
    .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
  expect(boxes[1]).toBe(boxes[2]);
  expect(await page.evaluate(() => document.body.scrollHeight)).toBeLessThan(7500);
});

test("a guide goes from the road to the numbers, and names nothing twice", async ({ page }) => {
  await page.goto("/destinations/deer-valley");
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveText([
    "Getting to Deer Valley",
    "Deer Valley Resort in numbers",
    "Five-star service",
    "Ultra-luxury lodging",
    "Dining",
    "Year-round activities",
    "Winter activities",
    "Summer activities",
  ]);
  const places = page.getByRole("listitem").filter({ hasText: /^Stein Eriksen Lodge/ });
  await expect(places).toHaveCount(1);
  await page.goto("/destinations/steamboat-springs");
  await expect(headings.filter({ hasText: "Dining" })).toHaveCount(1);
  await expect(page.getByText("opening day, 2025-26 season")).toBeVisible();
});

test("a guide prints on white, with the name and the phone", async ({ page }) => {
  await page.goto("/destinations/vail");
  await page.emulateMedia({ media: "print" });
  const line = page.getByText("Firnline, +1 (970) 555-0142");
  await expect(line).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("color", "rgb(0, 0, 0)");
  await expect(page.locator("[data-hero] p").last()).toHaveCSS("color", "rgb(0, 0, 0)");
  for (const part of [".top-bar", ".skip-link", "body > footer"])
    await expect(page.locator(part)).toBeHidden();
});
