import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
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
    // `npm ci` rejects a lock file without every platform's packages (decision 001).
    const flags = ["--no-save", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"];
    run("npm", ["install", ...flags, ...(everything ? [] : ["--omit=dev"])]);
    writeFileSync(installStamp, `${print} ${everything ? "everything" : "site"}`);
  }
  chooseRuntime();
  checkRuntime();
}

const lowest = [24, 15];
/** Prefers the machine's own Node, from nodejs.org or its distribution, to the packages' one. */
export function chooseRuntime() {
  const own = findNode(ownBinaries());
  if (isSupported(own.version)) linkRuntime(own.path);
  else if (!isSupported(findNode(binaries()).version))
    run("npm", ["rebuild", "--ignore-scripts", "--loglevel=error"]);
}

const launcher = "node_modules/.bin/node";

function linkRuntime(path) {
  if (process.platform === "win32") {
    for (const ending of ["", ".cmd", ".ps1"]) rmSync(launcher + ending, { force: true });
    return;
  }
  const isLink = lstatSync(launcher, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
  if (isLink && readlinkSync(launcher) === path) return;
  rmSync(launcher, { force: true });
  symlinkSync(path, launcher);
}

/** @returns {{ version?: string, path?: string }} such as `v24.21.0`; empty without a Node */
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

function isSupported(version = "") {
  const [major = 0, minor = 0] = version.slice(1).split(".").map(Number);
  return major > lowest[0] || (major === lowest[0] && minor >= lowest[1]);
}

/** @throws one sentence that says which Node to install (decision 001) */
function checkRuntime() {
  const { version = "no Node" } = findNode(binaries());
  if (isSupported(version)) return;
  throw new Error(
    `Firnline needs Node ${lowest.join(".")} or newer, and this machine (${process.platform} ` +
      `${process.arch}) has ${version}: please install Node 24 LTS from https://nodejs.org.`,
  );
}

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

const currentBuild = "build/current";
const keptBuilds = 2;
const abandonedMs = 60 * 60 * 1000;

/** Builds both apps if a source has changed, also with other starts in the folder (decision 030). */
export function buildSite() {
  const name = `site-${fingerprint(sources).slice(0, 16)}`;
  if (!existsSync(`build/${name}`)) {
    console.log("Building the site...");
    mkdirSync("build", { recursive: true });
    const folder = mkdtempSync("build/new-");
    const env = { BUILD_FOLDER: folder };
    run("react-router", ["build"], { quiet: true, env });
    run("vite", ["build", "--config", "desk/vite.config.ts"], { quiet: true, env });
    renameUnlessPresent(folder, `build/${name}`);
  }
  if (existsSync(currentBuild) && readFileSync(currentBuild, "utf8") === name) return;
  const pointer = `${currentBuild}-${process.pid}`;
  writeFileSync(pointer, name);
  renameSync(pointer, currentBuild);
  removeOutdated(name);
}

function renameUnlessPresent(folder, name) {
  try {
    renameSync(folder, name);
  } catch (error) {
    if (!existsSync(name)) throw error;
    rmSync(folder, { recursive: true });
  }
}

/** Keeps recent builds, which a process may still read. */
function removeOutdated(current) {
  const made = readdirSync("build")
    // Another start may have renamed or deleted it since it was listed.
    .map((name) => ({ name, stats: statSync(`build/${name}`, { throwIfNoEntry: false }) }))
    .flatMap(({ name, stats }) => (stats ? [{ name, changed: stats.mtimeMs }] : []))
    .toSorted((a, b) => b.changed - a.changed);
  const earlier = made.filter(({ name }) => name.startsWith("site-") && name !== current);
  const abandoned = made.filter(
    ({ name, changed }) => name.startsWith("new-") && changed < Date.now() - abandonedMs,
  );
  for (const { name } of [...earlier.slice(keptBuilds - 1), ...abandoned])
    rmSync(`build/${name}`, { recursive: true, force: true });
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

/** @returns {string} the path of a Chromium; installs one if needed */
function findBrowser() {
  const found = findInstalledBrowser();
  if (found) return found;
  console.log("Fetching a browser for the tests...");
  for (const fetchOne of [fromDebian, fromPlaywright]) {
    try {
      fetchOne();
    } catch (error) {
      console.log(error instanceof Error ? error.message : error);
    }
    const fetched = findInstalledBrowser();
    if (fetched) return fetched;
  }
  throw new Error("No browser: please install Chromium or Chrome, or set CHROMIUM_PATH to one.");
}

function findInstalledBrowser() {
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
