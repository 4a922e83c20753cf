import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint.mjs";
import { checkRuntime } from "./runtime.mjs";
import { run } from "./run.mjs";

const stamp = "node_modules/.setup";

/**
 * Installs what the lock file names, unless that is what is there already.
 * @param {{ everything: boolean }} options everything: the tools of tests and checks as well
 */
export function installPackages({ everything }) {
  const print = fingerprint(["package.json", "package-lock.json", ".npmrc"]);
  const done = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (done !== `${print} everything` && (everything || done !== `${print} site`)) {
    console.log("Installing packages...");
    // Not `npm ci`: the lock file was written where not every platform's packages could be seen, and
    // it would refuse to go on; this keeps to the lock and adds what the machine's own kind needs.
    const flags = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
    run("npm", ["install", ...flags, ...(everything ? [] : ["--omit=dev"])]);
    writeFileSync(stamp, `${print} ${everything ? "everything" : "site"}`);
  }
  checkRuntime();
}
