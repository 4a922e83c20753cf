import { execFileSync } from "node:child_process";
import { binaries } from "./run.mjs";

const lowest = [24, 15];

/** Throws one sentence that says which Node to install (decision 001). */
export function checkRuntime() {
  const version = execFileSync("node", ["--version"], { env: binaries(), encoding: "utf8" }).trim();
  const [major = 0, minor = 0] = version.slice(1).split(".").map(Number);
  if (major > lowest[0] || (major === lowest[0] && minor >= lowest[1])) return;
  throw new Error(
    `Firnline needs Node ${lowest.join(".")} or newer, and this machine (${process.platform} ` +
      `${process.arch}) has ${version}: please install Node 24 LTS from https://nodejs.org.`,
  );
}
