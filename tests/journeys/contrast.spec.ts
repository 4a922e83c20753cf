import type { Page } from "@playwright/test";
import { expect, test, widths } from "./journey.ts";

/**
 * The contrast of words with the brightest hundredth of what lies behind them: the pixels of the
 * element's own box, with its words made invisible.
 */
async function contrastBehind(page: Page, selector: string): Promise<number> {
  const element = page.locator(selector).first();
  const box = await element.boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  const ink = await element.evaluate((node) => getComputedStyle(node).color);
  await element.evaluate((node) => ((node as HTMLElement).style.visibility = "hidden"));
  const shot = await page.screenshot({ clip: box });
  const blank = await page.context().newPage();
  const contrast = await blank.evaluate(
    async ({ data, color }) => {
      const picture = new Image();
      picture.src = data;
      await picture.decode();
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext("2d")!;
      pen.drawImage(picture, 0, 0);
      const { data: pixels } = pen.getImageData(0, 0, picture.width, picture.height);
      const linear = (value: number) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      };
      const lightAt = (values: Uint8ClampedArray, at: number) =>
        0.2126 * linear(values[at]!) +
        0.7152 * linear(values[at + 1]!) +
        0.0722 * linear(values[at + 2]!);
      const light: number[] = [];
      for (let at = 0; at < pixels.length; at += 4) light.push(lightAt(pixels, at));
      const brightest = light.toSorted((a, b) => a - b)[Math.floor(light.length * 0.99)]!;
      pen.fillStyle = color;
      pen.fillRect(0, 0, 1, 1);
      const words = lightAt(pen.getImageData(0, 0, 1, 1).data, 0);
      return (words + 0.05) / (brightest + 0.05);
    },
    { data: `data:image/png;base64,${shot.toString("base64")}`, color: ink },
  );
  await blank.close();
  return contrast;
}

const paths = ["/", "/services", "/services/airport-transfers", "/destinations", "/gallery"];
const others = ["/about", "/safety", "/press", "/careers", "/contact", "/booking", "/nowhere"];
const guides = ["vail", "alta", "heavenly", "big-sky"].map((slug) => `/destinations/${slug}`);

for (const width of widths) {
  for (const path of [...paths, ...others, ...guides]) {
    test(`words over the picture of ${path} can be read at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await page.waitForFunction(() => document.querySelector("img")?.complete);
      // Large type needs 3 : 1, running text 4.5 : 1 (WCAG 1.4.3).
      expect(await contrastBehind(page, "[data-hero] h1")).toBeGreaterThan(3);
      expect(await contrastBehind(page, "[data-hero] h1 + p")).toBeGreaterThan(4.5);
      const bar = width < 768 ? "[data-top-bar] > div > button" : "[data-top-bar] nav a";
      expect(await contrastBehind(page, bar)).toBeGreaterThan(4.5);
      for (const small of ["[data-hero] p:has(+ h1)", "[data-hero] p.text-mist"])
        if (await page.locator(small).first().isVisible())
          expect(await contrastBehind(page, small)).toBeGreaterThan(4.5);
    });
  }
}

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
