import {
  scrollToLink,
  expect,
  idle,
  isMarked,
  isReady,
  mark,
  openPhone,
  test,
  type Answer,
} from "./journey.ts";

for (const [from, to] of [
  ["/", "/booking"],
  ["/destinations", "/destinations/vail"],
] as const) {
  test(`${to} is there before its link on ${from} is clicked`, async ({
    page,
    context,
    baseURL,
  }) => {
    const devtools = await context.newCDPSession(page);
    await devtools.send("Preload.enable");
    const fetched = new Set<string>();
    devtools.on("Preload.prefetchStatusUpdated", ({ status, prefetchUrl }) => {
      if (status === "Ready") fetched.add(prefetchUrl);
    });
    await page.goto(from);
    const link = page.locator(`main a[href="${to}"]`).first();
    await link.hover();
    await expect.poll(() => [...fetched]).toEqual([baseURL + to]);
    await link.click();
    await page.waitForURL(`**${to}`);
    const delivery = await page.evaluate(
      () =>
        (performance.getEntriesByType("navigation")[0] as { deliveryType?: string }).deliveryType,
    );
    expect(delivery).toBe("navigational-prefetch");
  });
}

test("once its visitor scrolls, a phone has the pages whose links are in view, and no others", async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    baseURL: baseURL ?? "",
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on("request", (request) => {
    if (request.headers()["sec-purpose"] === "prefetch") asked.add(new URL(request.url()).pathname);
  });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  // Playwright runs its own scripts as if the visitor had asked for them.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: false } });
    // A headless browser moves its pointer to the window's corner by itself at the first paint.
    const ignoreCorner = (event: PointerEvent) => {
      if (!event.clientX && !event.clientY) event.stopImmediatePropagation();
    };
    addEventListener("pointerover", ignoreCorner, { capture: true });
  });
  await page.goto("/");
  await idle(page);
  expect(scripts).toEqual([expect.stringContaining("/enhance-")]);
  await isReady(page);
  expect(scripts).toHaveLength(2);
  expect([...asked]).toEqual([]);
  await page.evaluate(() => scrollTo(0, 1));
  await expect.poll(() => [...asked].toSorted()).toEqual(["/booking", "/services"]);
  await page.getByRole("button", { name: "Menu" }).click();
  const main = ["/services", "/destinations", "/gallery", "/contact", "/booking"];
  await expect.poll(() => [...asked].toSorted()).toEqual(main.toSorted());
  await page.getByRole("button", { name: "Close" }).click();
  // A touched link is fetched immediately, whether or not it was in view long enough.
  const about = page.locator('footer a[href="/about"]');
  await about.evaluate((link) => link.scrollIntoView({ block: "center", behavior: "instant" }));
  const box = (await about.boundingBox())!;
  const devtools = await context.newCDPSession(page);
  const touchPoints = [{ x: box.x + 10, y: box.y + 10 }];
  await devtools.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints });
  await expect.poll(() => [...asked]).toContain("/about");
  await page.goto("/destinations");
  const entry = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType("navigation");
    return (navigation as PerformanceNavigationTiming).transferSize;
  });
  // It is cached, so the server is not asked again.
  expect(entry).toBe(0);
  await context.close();
});

test("who saves data has no page fetched unasked", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Reflect.get(navigator, "connection"), "saveData", { value: true });
    HTMLScriptElement.supports = () => false;
  });
  await page.goto("/");
  await isReady(page);
  await page.evaluate(() => scrollTo(0, 1));
  // Longer than a link must be in view.
  await page.waitForTimeout(500);
  await page.locator('footer a[href="/about"]').dispatchEvent("pointerover");
  const hints = page.locator('link[rel="prefetch"]');
  await expect(hints.first()).toHaveAttribute("href", "/about");
  await expect(hints).toHaveCount(1);
});

test("a browser without speculation rules fetches a page that is pointed at, and no visitor's page", async ({
  page,
}) => {
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false;
  });
  await page.goto("/about");
  await page.locator("main").evaluate((main) => {
    main.insertAdjacentHTML(
      "afterbegin",
      `<p><a href="/requests/x">x</a> <a href="/terms">t</a></p>`,
    );
  });
  await isReady(page);
  for (const href of ["/requests/x", "/terms"])
    await page.locator(`main a[href="${href}"]`).dispatchEvent("pointerover");
  const hints = page.locator('link[rel="prefetch"]');
  await expect
    .poll(() => hints.evaluateAll((all) => all.map((link) => link.getAttribute("href"))))
    .toContain("/terms");
  await expect(page.locator('link[rel="prefetch"][href^="/requests"]')).toHaveCount(0);
});

test("a hash leads to its place in the page that takes the last one's", async ({
  browser,
  site,
}) => {
  const { page, close } = await openPhone(browser, site.url);
  await page.goto("/");
  await mark(page);
  await (await scrollToLink(page, 'main a[href="/destinations#utah"]')).tap();
  await expect(page).toHaveURL("/destinations#utah");
  await expect(page.locator("#utah h2")).toBeInViewport();
  expect(await isMarked(page)).toBe(true);
  await page.keyboard.press("Tab");
  await expect(page.locator("#utah a").first()).toBeFocused();
  // A page with a form loads as a document.
  await page.locator("header").getByRole("link", { name: "Reserve" }).tap();
  await expect(page).toHaveURL("/booking");
  expect(await isMarked(page)).toBe(false);
  await expect(page.locator("[data-island][data-hydrated]")).toBeAttached();
  await close();
});

const unfit: [string, (answer: Answer) => Answer][] = [
  ["that the server could not give", ({ text }) => ({ status: 503, text })],
  [
    "of another release",
    ({ status, text }) => ({
      status,
      text: text.replace(/data-release="\w+"/, 'data-release="x"'),
    }),
  ],
];

for (const [what, change] of unfit) {
  test(`a page ${what} is opened as a document`, async ({ browser, site }) => {
    let isFirst = true;
    const { page, close } = await openPhone(browser, site.url, (path, answer) => {
      if (path !== "/destinations/vail" || !isFirst) return answer;
      isFirst = false;
      return change(answer);
    });
    await page.goto("/destinations");
    await mark(page);
    await (await scrollToLink(page, 'main a[href="/destinations/vail"]', "link")).tap();
    await expect(page).toHaveURL("/destinations/vail");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vail");
    expect(await isMarked(page)).toBe(false);
    await close();
  });
}
