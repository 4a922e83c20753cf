import { services } from "#content/services.ts";
import { expect, oneWindow, test } from "./journey.ts";

test.use(oneWindow);

const screens = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
  { width: 1920, height: 1080 },
];

for (const { slug, kind, actions } of services) {
  test(`no word of ${slug} lies on its picture, and a vehicle fills no more than a screen`, async ({
    page,
  }) => {
    await page.goto(`/services/${slug}`);
    const hero = page.locator("[data-hero]");
    for (const screen of screens) {
      await page.setViewportSize(screen);
      const [picture, words] = await hero.evaluate((element) => {
        const box = (each: Element) => each.getBoundingClientRect();
        const all = Array.from(element.querySelectorAll("h1, p, a"), (each) => box(each).top);
        return [box(element.querySelector("img")!).bottom, all] as const;
      });
      expect(words.length).toBeGreaterThan(2);
      expect(Math.min(...words)).toBeGreaterThanOrEqual(picture);
      if (kind !== "vehicle") continue;
      await expect(hero.locator("img")).toBeInViewport({ ratio: 1 });
      await expect(hero.getByRole("link", { name: actions[0].label })).toBeInViewport({ ratio: 1 });
    }
  });
}

test("overviews and our own story end with a call to action", async ({ page }) => {
  for (const path of ["/services", "/gallery", "/about", "/safety"]) {
    await page.goto(path, { waitUntil: "domcontentloaded" });
    const last = page.locator("main > :last-child").getByRole("link").first();
    await expect(last).toHaveAttribute("href", "/booking");
  }
});
