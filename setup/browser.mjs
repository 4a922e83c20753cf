import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { run } from "./run.mjs";

const wellKnown = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** @returns {string} the path of a Chromium, which is installed if there is none */
export function findBrowser() {
  const found = lookUp();
  if (found) return found;
  console.log("Fetching a browser for the tests...");
  for (const fetchOne of [fromDebian, fromPlaywright]) {
    try {
      fetchOne();
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
    }
    const fetched = lookUp();
    if (fetched) return fetched;
  }
  throw new Error("No browser: please install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

function lookUp() {
  const { chromium } = createRequire(resolve("package.json"))("@playwright/test");
  const places = [process.env.CHROMIUM_PATH, ...wellKnown, chromium.executablePath()];
  return places.find((path) => path && existsSync(path));
}

function fromDebian() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return;
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  run("apt-get", ["update"], { quiet: true, env });
  run("apt-get", ["install", "-y", "--no-install-recommends", "chromium", "fonts-liberation"], {
    quiet: true,
    env,
  });
}

function fromPlaywright() {
  run("playwright", ["install", "chromium"]);
}
