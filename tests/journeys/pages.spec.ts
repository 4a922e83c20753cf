import { addresses } from "#site/addresses.ts";
import { expect, expectAccessible, test, widths } from "./journey.ts";

for (const path of addresses) {
  test(`${path} has no barrier, at both widths`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path);
      await expectAccessible(page);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
}

test("a hash leads to its place after a moment", async ({ page }) => {
  await page.goto("/destinations#california");
  const place = page.locator("#california");
  await expect
    .poll(async () => Math.abs((await place.boundingBox())?.y ?? 999), { timeout: 5000 })
    .toBeLessThan(140);
});

test("pictures further down show when a tenth of them is in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const picture = page.locator("[data-reveal]").last();
  await expect(picture).not.toHaveAttribute("data-revealed");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("data-revealed");
  await expect(picture).toHaveCSS("opacity", "1");
});

test("the gallery's words show on hover and on keyboard focus", async ({ page }) => {
  await page.goto("/gallery");
  const tile = page.locator(".gallery-tile").first();
  const words = tile.locator(".gallery-caption");
  await expect(words).toHaveCSS("opacity", "0");
  await tile.hover();
  await expect(words).toHaveCSS("opacity", "1");
  await page.mouse.move(0, 0);
  await page.locator(".gallery-tile").nth(1).focus();
  await expect(page.locator(".gallery-caption").nth(1)).toHaveCSS("opacity", "1");
});

test.describe("the hero's film", () => {
  test("begins after two seconds, at a quarter of its speed, muted and looping", async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/");
    await page.waitForTimeout(1500);
    expect(asked.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
    const film = page.locator("[data-film]");
    await expect(film).toHaveAttribute("data-ready", "", { timeout: 10_000 });
    const state = await film.evaluate((video: HTMLVideoElement) => ({
      rate: video.playbackRate,
      muted: video.muted,
      loop: video.loop,
      paused: video.paused,
    }));
    expect(state).toEqual({ rate: 0.25, muted: true, loop: true, paused: false });
    await expect(film).toHaveCSS("opacity", "1");
  });

  test("does not come to people who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/");
    await page.waitForTimeout(2600);
    expect(asked.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  });

  test("is only missed in the log when it fails", { tag: "@complains" }, async ({ page }) => {
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    const logged = page.waitForEvent("console", (message) => /film/.test(message.text()));
    await page.goto("/");
    await logged;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
