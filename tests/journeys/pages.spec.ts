import type { Page } from "@playwright/test";
import { addresses } from "#site/addresses.ts";
import { expect, expectAccessible, expectNoBarrier, inMotion, oneWindow, test } from "./journey.ts";

/** One page of each kind: the others differ only in texts and pictures. */
const kinds = addresses.filter(
  (path) =>
    !/^\/(destinations|services)\//.test(path) ||
    /vail|deer-valley|big-bear|stretch|airport/.test(path),
);

test.describe("to look at", () => {
  test.use(oneWindow);

  for (const path of kinds) {
    test(`${path} has no barrier`, async ({ page }) => {
      await page.goto(path);
      await expectNoBarrier(page);
    });
  }

  test("no other page is wider than a narrow phone", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const wide: string[] = [];
    for (const path of addresses.filter((each) => !kinds.includes(each))) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width !== 320) wide.push(`${path}: ${width}`);
    }
    expect(wide).toEqual([]);
  });
});

/** Records each call that scrolls to an element. A slow machine shows too few frames to count. */
async function recordScrolls(page: Page) {
  await page.addInitScript(() => {
    const scrolls: object[] = [];
    Object.assign(globalThis, { scrolls });
    const scroll: (options: object) => void = Reflect.get(Element.prototype, "scrollIntoView");
    const recorded = function (this: Element, options: object) {
      scrolls.push({ ...options, from: scrollY });
      scroll.call(this, options);
    };
    Object.assign(Element.prototype, { scrollIntoView: recorded });
  });
}

const scrolls = (page: Page) => page.evaluate(() => Reflect.get(globalThis, "scrolls") as object[]);

/** Waits until the page stops scrolling at the element. */
async function expectAtTop(page: Page, selector: string) {
  await expect
    .poll(async () => Math.abs((await page.locator(selector).boundingBox())?.y ?? 999))
    .toBeLessThan(140);
}

test.describe("a hash", () => {
  test.use(inMotion);

  test("scrolls smoothly to its place on the same page", async ({ page }) => {
    await recordScrolls(page);
    await page.goto("/destinations");
    await page.locator('main a[href="#california"]').click();
    await expect(page).toHaveURL("/destinations#california");
    await expectAtTop(page, "#california");
    expect(await scrolls(page)).toEqual([{ behavior: "smooth", from: 0 }]);
    await page.goBack();
    await expect(page).toHaveURL("/destinations");
  });

  test("scrolls smoothly to its place on arrival", async ({ page }) => {
    await recordScrolls(page);
    await page.goto("/destinations#california");
    await expectAtTop(page, "#california");
    expect(await scrolls(page)).toEqual([{ behavior: "smooth", from: 0 }]);
  });

  test("is where Tab goes on from, on arrival too", async ({ page }) => {
    await page.goto("/");
    for (const id of ["utah", "california"]) {
      await page.locator(`main a[href$="#${id}"]`).first().click();
      await expectAtTop(page, `#${id}`);
      await page.keyboard.press("Tab");
      await expect(page.locator(`#${id} a`).first()).toBeFocused();
    }
  });

  test("jumps for people who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await recordScrolls(page);
    await page.goto("/destinations");
    await page.locator('main a[href="#california"]').click();
    await expectAtTop(page, "#california");
    expect(await scrolls(page)).toEqual([{ behavior: "instant", from: 0 }]);
  });
});

test.describe("a tooltip", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("opens after 700 ms, its neighbor at once, and Escape closes it", async ({ page }) => {
    await page.goto("/careers");
    const buttons = page.getByRole("main").getByRole("button");
    await buttons.first().scrollIntoViewIfNeeded();
    const tooltips = page.getByRole("main").getByRole("tooltip");
    await expect(buttons.first()).toHaveAccessibleDescription("Coming soon");
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await buttons.nth(0).hover();
    await page.clock.runFor(600);
    await expect(tooltips).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(tooltips).toHaveText(["Coming soon"]);
    await buttons.nth(1).hover();
    await page.clock.runFor(20);
    await expect(buttons.nth(1).locator("..")).toHaveAttribute("data-tooltip", "open");
    await expect(tooltips).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(tooltips).toHaveCount(0);
    await page.clock.runFor(400);
    await buttons.nth(2).focus();
    await page.clock.runFor(600);
    await expect(tooltips).toHaveCount(0);
    await page.clock.runFor(200);
    await expect(tooltips).toHaveCount(1);
    // The accessibility check waits for timers of the page.
    await page.clock.resume();
    await expectAccessible(page);
  });

  test("stands at the social links of the footer, by keyboard too", async ({ page }) => {
    await page.goto("/about");
    const link = page.getByRole("contentinfo").getByRole("link", { name: "Facebook" });
    await link.focus();
    await expect(link).toBeFocused();
    await expect(page.getByRole("tooltip")).toBeVisible();
  });
});

test("pictures further down show when a tenth of them is in view", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const picture = page.locator("[data-reveal]").last();
  await expect(picture).toHaveAttribute("data-reveal", "hidden");
  await expect(picture).toHaveCSS("opacity", "0");
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveAttribute("data-reveal", "shown");
  await expect(picture).toHaveCSS("opacity", "1");
});

test.describe("the hero's film", () => {
  test.use(inMotion);

  /** Only `page.clock.runFor` advances the time. */
  async function standStill(page: Page) {
    await page.clock.install({ time: "2027-02-17T16:00:00Z" });
    await page.clock.pauseAt("2027-02-17T16:00:01Z");
  }

  test("begins after two seconds, at a quarter of its speed, muted and looping", async ({
    page,
  }) => {
    await standStill(page);
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/");
    await page.clock.runFor(1990);
    expect(asked.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
    // Even an empty video delays the first paint: its controls have styles.
    await expect(page.locator("video")).toHaveCount(0);
    await page.clock.runFor(10);
    const film = page.locator("[data-film]");
    await expect(film).toHaveAttribute("data-ready", "");
    await expect(film).toHaveJSProperty("paused", false);
    const state = await film.evaluate((video: HTMLVideoElement) => ({
      rate: video.playbackRate,
      muted: video.muted,
      loop: video.loop,
    }));
    expect(state).toEqual({ rate: 0.25, muted: true, loop: true });
    await expect(film).toHaveCSS("opacity", "1");

    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    await expect(film).toHaveJSProperty("paused", true);
    await page.evaluate(() => scrollTo(0, 0));
    await expect(film).toHaveJSProperty("paused", false);
  });

  test("can be paused, which the browser remembers", async ({ page }) => {
    await page.goto("/");
    const pause = page.getByRole("button", { name: "Pause the film" });
    await expect(pause).toBeVisible();
    const box = await pause.boundingBox();
    expect(Math.min(box!.width, box!.height)).toBeGreaterThanOrEqual(44);
    await pause.focus();
    await page.keyboard.press("Enter");
    const film = page.locator("[data-film]");
    await expect(film).toHaveJSProperty("paused", true);
    await expectAccessible(page);

    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await page.goto("/about");
    await page.goto("/");
    await page.waitForTimeout(2600);
    expect(asked.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
    await page.getByRole("button", { name: "Play the film" }).click();
    await expect(film).toHaveJSProperty("paused", false);
    await expect(pause).toBeVisible();
  });

  test("does not come to people who want less motion", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await standStill(page);
    await page.goto("/");
    await page.clock.runFor(5000);
    await expect(page.locator("video")).toHaveCount(0);
    expect(asked.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
    await expect(page.getByRole("button", { name: /the film/ })).toHaveCount(0);
  });

  test("is only missed in the log when it fails", { tag: "@complains" }, async ({ page }) => {
    await page.route(/\.(webm|mp4)$/, (route) => route.abort());
    const logged = page.waitForEvent("console", (message) => /film/.test(message.text()));
    await page.goto("/");
    await logged;
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
