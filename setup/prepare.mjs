import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { binaries, ownBinaries, run } from "./run.mjs";

export function prepareEverything() {
  installPackages({ everything: true });
  buildSite();
  return findBrowser();
}

const installStamp = "node_modules/.setup";

/** Installs the locked packages if they have changed; `everything` includes devDependencies. */
export function installPackages({ everything }) {
  const print = fingerprint(["package.json", "package-lock.json", ".npmrc"]);
  const done = existsSync(installStamp) ? readFileSync(installStamp, "utf8") : "";
  if (done !== `${print} everything` && (everything || done !== `${print} site`)) {
    console.log("Installing packages...");
    // `npm ci` refuses a lock file without every platform's packages (decision 001).
    const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    run("npm", ["install", ...flags, ...(everything ? [] : ["--omit=dev"])]);
    writeFileSync(installStamp, `${print} ${everything ? "everything" : "site"}`);
  }
  chooseRuntime();
  checkRuntime();
}

const lowest = [24, 15];
/** The machine's own Node, from nodejs.org or its distribution, goes before the packages' one. */
export function chooseRuntime() {
  const own = findNode(ownBinaries());
  if (isEnough(own.version)) useOwn(own.path);
  else if (!isEnough(findNode(binaries()).version))
    run("npm", ["rebuild", "--ignore-scripts", "--loglevel=error"]);
}

const launcher = "node_modules/.bin/node";

function useOwn(path) {
  if (process.platform === "win32") {
    for (const ending of ["", ".cmd", ".ps1"]) rmSync(launcher + ending, { force: true });
    return;
  }
  const isLink = lstatSync(launcher, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && readlinkSync(launcher) === path) return;
  rmSync(launcher, { force: true });
  symlinkSync(path, launcher);
}

/** @returns {{ version?: string, path?: string }} such as `v24.21.0`; nothing without one */
function findNode(env) {
  try {
    const script = "process.version + ' ' + process.execPath";
    const [version, ...path] = execFileSync("node", ["-p", script], { env, encoding: "utf8" })
      .trim()
      .split(" ");
    return { version, path: path.join(" ") };
  } catch {
    return {};
  }
}

function isEnough(version = "") {
  const [major = 0, minor = 0] = version.slice(1).split(".").map(Number);
  return major > lowest[0] || (major === lowest[0] && minor >= lowest[1]);
}

/** Throws one sentence that says which Node to install (decision 001). */
function checkRuntime() {
  const { version = "no Node" } = findNode(binaries());
  if (isEnough(version)) return;
  throw new Error(
    `Firnline needs Node ${lowest.join(".")} or newer, and this machine (${process.platform} ` +
      `${process.arch}) has ${version}: please install Node 24 LTS from https://nodejs.org.`,
  );
}

const buildStamp = "build/.setup";

const sources = [
  "site",
  "desk",
  "ui",
  "content",
  "domain",
  "public",
  "build-tools",
  "server/site/context.ts",
  "package.json",
  "package-lock.json",
  "react-router.config.ts",
  "vite.config.ts",
  "tsconfig.json",
];

/** Builds both apps if a source or the public address, which the pages contain, has changed. */
export function buildSite() {
  const address = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;
  const print = `${fingerprint(sources)} ${address}`;
  if (existsSync(buildStamp) && readFileSync(buildStamp, "utf8") === print) return;
  console.log("Building the site...");
  // Not the whole folder: it also has the renders of `npm run art`, which take hours.
  for (const made of ["client", "server", "desk", "site.json", ".setup"])
    rmSync(`build/${made}`, { recursive: true, force: true });
  run("react-router", ["build"], { quiet: true });
  run("vite", ["build", "--config", "desk/vite.config.ts"], { quiet: true });
  writeFileSync(buildStamp, print);
}

function fingerprint(paths) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const path of paths) add(hash, path);
  return hash.digest("hex");
}

function add(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) add(hash, join(path, name));
    return;
  }
  hash.update(path).update(readFileSync(path));
}

const wellKnown = [
  "/usr/bin/chromium-headless-shell",
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
function findBrowser() {
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
  const packages = ["chromium-headless-shell", "fonts-liberation"];
  run("apt-get", ["install", "-y", "--no-install-recommends", ...packages], { quiet: true, env });
}

function fromPlaywright() {
  run("playwright", ["install", "chromium"]);
}
