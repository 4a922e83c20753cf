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
    run("npm", ["ci", ...(everything ? [] : ["--omit=dev"]), "--no-audit", "--no-fund", "--loglevel=error"]);
    writeFileSync(stamp, `${print} ${everything ? "everything" : "site"}`);
  }
  checkRuntime();
}
