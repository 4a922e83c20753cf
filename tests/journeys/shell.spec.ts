import { expect, expectAccessible, idle, oneWindow, test } from "./journey.ts";

test.use(oneWindow);

test.describe("wide", () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test("the bar's links", async ({ page }) => {
    await page.goto("/");
    const bar = page.getByRole("navigation", { name: "Main" });
    const links = await bar
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => `${link.textContent} ${link.getAttribute("href")}`));
    expect(links).toEqual([
      "Home /",
      "Services /services",
      "Destinations /destinations",
      "Gallery /gallery",
      "Contact /contact",
      "Reserve /booking",
    ]);
    await expect(page.getByRole("button", { name: "Menu" })).toBeHidden();
  });

  test("the footer's links", async ({ page }) => {
    await page.goto("/");
    const links = await page
      .getByRole("navigation", { name: "Footer" })
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    expect(links).toEqual([
      "/services/stretch-limousines",
      "/services/suv-limousines",
      "/services/airport-transfers",
      "/services/group-transportation",
      "/destinations#colorado",
      "/destinations#utah",
      "/destinations#california",
      "/about",
      "/safety",
      "/careers",
      "/press",
      "/contact",
      "/privacy",
      "/terms",
      "/cookies",
    ]);
  });

  test("the bar is more opaque beyond 50 px", async ({ page }) => {
    await page.goto("/booking");
    const bar = page.locator("[data-top-bar]");
    const opacity = () =>
      bar.evaluate((element) => {
        const [, alpha] =
          /[,/]\s*([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? [];
        return Number(alpha ?? 1);
      });
    const before = await opacity();
    await page.evaluate(() => scrollTo(0, 50));
    await idle(page);
    await expect(bar).not.toHaveAttribute("data-scrolled");
    expect(await opacity()).toBe(before);
    await page.evaluate(() => scrollTo(0, 51));
    await expect.poll(opacity).toBeGreaterThan(before + 0.25);
  });

  test("the bar marks the page or its section", async ({ page }) => {
    const current = page.getByRole("navigation", { name: "Main" }).locator("[aria-current]");
    await page.goto("/services/luxury-vans");
    await expect(current).toHaveText("Services");
    await expect(current).toHaveAttribute("aria-current", "true");
    await page.goto("/gallery");
    await expect(current).toHaveText("Gallery");
    await expect(current).toHaveAttribute("aria-current", "page");
    await expect(current).toHaveCSS("text-decoration-line", "underline");
  });

  test("in a low window the bar scrolls away", async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto("/about");
    await page.evaluate(() => scrollTo(0, 200));
    await expect(page.getByRole("banner")).not.toBeInViewport();
  });

  test("a link leads to the top of its page", async ({ page }) => {
    await page.goto("/booking");
    await page.evaluate(() => scrollTo(0, 600));
    await page
      .getByRole("navigation", { name: "Main" })
      .getByRole("link", { name: "Contact" })
      .click();
    await expect(page).toHaveURL("/contact");
    expect(await page.evaluate(() => scrollY)).toBe(0);
  });

  test("the keyboard skips to the content", async ({ page }) => {
    await page.goto("/booking");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page.locator("main")).toBeFocused();
  });
});

test.describe("narrow", () => {
  test.use({ viewport: { width: 390, height: 800 } });

  test("a full-screen menu takes the links' place, locks the page and closes", async ({ page }) => {
    await page.goto("/booking");
    const bar = page.getByRole("navigation", { name: "Main" });
    await expect(bar.getByRole("link")).toHaveText(["Reserve"]);
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 800 });
    await expectAccessible(page);

    const turned = page.evaluate(() => new Promise((done) => addEventListener("wheel", done)));
    await page.mouse.wheel(0, 500);
    await turned;
    await idle(page);
    expect(await page.evaluate(() => scrollY)).toBe(0);

    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await page.mouse.wheel(0, 500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);

    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Reserve" }).click();
    await expect(page).toHaveURL("/booking");
    await expect(menu).toBeHidden();
  });

  test("Reserve stays in the bar beside Menu, on the narrowest phone too", async ({ page }) => {
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 640 });
      await page.goto("/about");
      await page.evaluate(() => scrollTo(0, 400));
      const reserve = page.getByRole("banner").getByRole("link", { name: "Reserve" });
      await expect(reserve).toBeInViewport({ ratio: 1 });
      const right = await reserve.evaluate((link) => link.getBoundingClientRect().right);
      const menu = page.getByRole("button", { name: "Menu" });
      expect(await menu.evaluate((button) => button.getBoundingClientRect().left)).toBeGreaterThan(
        right,
      );
    }
  });

  test("what lies under the menu cannot be reached", async ({ page }) => {
    await page.goto("/booking");
    await page.getByRole("button", { name: "Menu" }).click();
    for (let tab = 0; tab < 24; tab += 1) {
      await page.keyboard.press(tab < 14 ? "Tab" : "Shift+Tab");
      const isUnder = await page.evaluate(() => {
        const { activeElement } = document;
        return activeElement !== document.body && !activeElement?.closest("#menu");
      });
      expect(isUnder).toBe(false);
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
  });

  test("a wider window has no menu", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.setViewportSize({ width: 768, height: 800 });
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeHidden();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });
});

test("an unknown address", async ({ page }) => {
  const answer = await page.goto("/nowhere/at/all");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { name: "404 Page Not Found", level: 1 })).toBeVisible();
  await expect(page.getByText("Did you forget to add the page to the router?")).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
