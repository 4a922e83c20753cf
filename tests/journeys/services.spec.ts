import { services } from "#content/services.ts";
import { expect, test } from "./journey.ts";

const vehicles = services.filter(({ kind }) => kind === "vehicle");
const screens = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

for (const { slug, actions } of vehicles) {
  test(`the first screen of ${slug} holds the whole vehicle and its call to action`, async ({
    page,
  }) => {
    for (const screen of screens) {
      await page.setViewportSize(screen);
      await page.goto(`/services/${slug}`);
      await expect(page.locator("[data-hero] img")).toBeInViewport({ ratio: 1 });
      const reserve = page.locator("[data-hero]").getByRole("link", { name: actions[0].label });
      await expect(reserve).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const path of ["/services", "/gallery", "/about", "/safety"]) {
  test(`${path} ends with a call to action`, async ({ page }) => {
    await page.goto(path);
    const last = page.locator("main > :last-child").getByRole("link").first();
    await expect(last).toHaveAttribute("href", "/booking");
  });
}

for (const { slug } of services) {
  test(`no word of ${slug} lies on its picture`, async ({ page }) => {
    for (const screen of [...screens, { width: 1920, height: 1080 }]) {
      await page.setViewportSize(screen);
      await page.goto(`/services/${slug}`);
      const picture = await page.locator("[data-hero] img").boundingBox();
      for (const words of await page.locator("[data-hero] :is(h1, p, a)").all()) {
        const box = await words.boundingBox();
        expect(box?.y).toBeGreaterThanOrEqual(picture!.y + picture!.height);
      }
    }
  });
}
