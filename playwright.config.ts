import { defineConfig } from "@playwright/test";
import { prepareEnvironment } from "#tests/environment.ts";

prepareEnvironment();

/** This flag replaces Playwright's own list, so the list is here too, then what costs as much as a page. */
const unusedFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "PreloadTopChromeWebUI",
  "SpareRendererForSitePerProcess",
];

export default defineConfig({
  testDir: "tests/journeys",
  outputDir: "test-results/journeys",
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // Journeys sleep while a sent quote can be undone: with one for each processor, processors idle.
  workers: "200%",
  // Only what hangs runs into these: no machine is too slow for them.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    actionTimeout: 60_000,
    // Fades and the film take a fifth of the processor; what moves has tests of its own.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(process.env["CHROMIUM_PATH"] ? { executablePath: process.env["CHROMIUM_PATH"] } : {}),
      // In a container Chromium cannot build its own sandbox; the rest keeps it from calling home.
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
        "--no-first-run",
        `--disable-features=${unusedFeatures.join(",")}`,
      ],
    },
    trace: "off",
  },
});
