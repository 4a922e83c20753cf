import type { Page } from "@playwright/test";
import { resorts } from "#content/resorts/index.ts";
import { builtPath } from "#server/site/load-pages.ts";
import { expect, oneWindow, test, widths } from "./journey.ts";

test.use(oneWindow);

/** Reads pixels, without any page's Content-Security-Policy in the way. */
let blank: Page | undefined;

/**
 * The contrast of text with the brightest hundredth of its background: the pixels of each
 * element's box, with its text made invisible. Hidden elements are left out.
 */
async function contrastsBehind(page: Page, selectors: readonly string[]) {
  const places = await page.evaluate(
    (all) =>
      all.flatMap((selector) => {
        const element = document.querySelector<HTMLElement>(selector);
        if (!element?.checkVisibility({ visibilityProperty: true })) return [];
        const { color } = getComputedStyle(element);
        const { x, y, width, height } = element.getBoundingClientRect();
        element.style.visibility = "hidden";
        return [{ selector, color, x, y, width, height }];
      }),
    selectors,
  );
  const devtools = await page.context().newCDPSession(page);
  // Lossless, and several times as fast as Playwright's own.
  const shot = await devtools.send("Page.captureScreenshot", { optimizeForSpeed: true });
  await devtools.detach();
  await page.evaluate((all) => {
    for (const selector of all)
      document.querySelector<HTMLElement>(selector)?.style.removeProperty("visibility");
  }, selectors);
  blank ??= await page.context().newPage();
  const contrasts = await blank.evaluate(
    async ({ data, boxes }) => {
      const picture = new Image();
      picture.src = data;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext("2d")!;
      pen.drawImage(picture, 0, 0);
      const linear = (value: number) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const lightAt = (values: Uint8ClampedArray, at: number) =>
        0.2126 * linear(values[at]!) +
        0.7152 * linear(values[at + 1]!) +
        0.0722 * linear(values[at + 2]!);
      return boxes.map(({ selector, color, x, y, width, height }) => {
        const { data: pixels } = pen.getImageData(x, y, width, height);
        // Arrays of one number type sort many times faster.
        const light = Float64Array.from({ length: pixels.length / 4 }, (_, pixel) =>
          lightAt(pixels, 4 * pixel),
        ).toSorted();
        const brightest = light[Math.floor(light.length * 0.99)]!;
        const one = new OffscreenCanvas(1, 1).getContext("2d")!;
        one.fillStyle = color;
        one.fillRect(0, 0, 1, 1);
        const words = lightAt(one.getImageData(0, 0, 1, 1).data, 0);
        return [selector, (words + 0.05) / (brightest + 0.05)] as const;
      });
    },
    { data: `data:image/png;base64,${shot.data}`, boxes: places },
  );
  return Object.fromEntries(contrasts);
}

const paths = [
  "/",
  "/services",
  "/services/airport-transfers",
  "/services/luxury-vans",
  "/destinations",
  "/gallery",
];
const others = ["/about", "/safety", "/press", "/careers", "/contact", "/booking", "/nowhere"];
const faults = ["/429", "/500", "/503"];
const guides = resorts.map(({ slug }) => `/destinations/${slug}`);

for (const path of [...paths, ...others, ...faults, ...guides]) {
  test(`words over the picture of ${path} can be read, at both widths`, async ({ page }) => {
    // No address answers with these pages of its own accord.
    if (faults.includes(path))
      await page.route(path, (route) =>
        route.fulfill({ path: builtPath(`client${path}/index.html`) }),
      );
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      // A loaded picture is painted only once it is decoded.
      await page
        .locator("img")
        .first()
        .evaluate((img: HTMLImageElement) => img.decode());
      const bar = width < 768 ? "[data-top-bar] > div > button" : "[data-top-bar] nav a";
      const title = "[data-hero] h1";
      const text = "[data-hero] h1 + p";
      const optional = ["[data-hero] p:has(+ h1)", "[data-hero] p.text-mist"];
      const contrasts = await contrastsBehind(page, [title, text, bar, ...optional]);
      expect(Object.keys(contrasts)).toEqual(expect.arrayContaining([title, text, bar]));
      // Large type needs 3:1, body text 4.5:1 (WCAG 1.4.3).
      for (const [selector, contrast] of Object.entries(contrasts))
        expect(contrast, selector).toBeGreaterThan(selector === title ? 3 : 4.5);
    }
  });
}

test("words over Home's film can be read while the car passes behind them", async ({ page }) => {
  const [title, text] = ["[data-hero] h1", "[data-hero] h1 + p"];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto("/");
    const film = page.locator("[data-film][data-ready]");
    await expect(film).toHaveCSS("opacity", "1");
    for (const second of [0.9, 1.1, 1.3]) {
      await film.evaluate(async (video: HTMLVideoElement, to) => {
        video.pause();
        const sought = new Promise((resolve) => video.addEventListener("seeked", resolve));
        video.currentTime = to;
        await sought;
      }, second);
      const contrasts = await contrastsBehind(page, [title, text]);
      expect(contrasts[title], `${width} px at ${second} s`).toBeGreaterThan(3);
      expect(contrasts[text], `${width} px at ${second} s`).toBeGreaterThan(4.5);
    }
  }
});

test("forced colors leave every control visible", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/booking");
  for (const name of ["date", "passengers", "agreeToTerms"])
    await expect(page.locator(`[name=${name}]`)).toBeVisible();
  const edge = await page
    .getByRole("button", { name: "Request Quote" })
    .evaluate((button) => getComputedStyle(button).borderTopStyle);
  expect(edge).toBe("solid");
});
