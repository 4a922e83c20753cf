import { chromium, type Browser, type CDPSession, type Page } from "@playwright/test";

/** A phone in a mountain town: 1.6 Mbit/s, 150 ms. */
const phoneNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (0.75 * 1024 * 1024) / 8,
};

/** The Chromium of CHROMIUM_PATH, else Playwright's own. */
export function launchBrowser(): Promise<Browser> {
  const executablePath = process.env["CHROMIUM_PATH"];
  return chromium.launch({
    ...(executablePath ? { executablePath } : {}),
    args: ["--no-sandbox", "--disable-gpu"],
  });
}

/** Opens a tab with an empty cache; `phone` slows the network down, and the processor by `slower`. */
export async function openTab(
  browser: Browser,
  phone: boolean,
  slower = 4,
): Promise<{ page: Page; devtools: CDPSession; close: () => Promise<void> }> {
  const viewport = phone ? { width: 390, height: 844 } : { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, hasTouch: phone, isMobile: phone });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  if (phone) {
    await devtools.send("Network.emulateNetworkConditions", phoneNetwork);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  }
  return { page, devtools, close: () => context.close() };
}
