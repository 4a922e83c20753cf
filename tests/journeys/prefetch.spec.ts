import { expect, test } from "./journey.ts";

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
