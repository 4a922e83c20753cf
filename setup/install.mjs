import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint.mjs";
import { checkRuntime } from "./runtime.mjs";
import { run } from "./run.mjs";

const stamp = "node_modules/.setup";

/** Installs the locked packages if they have changed; `everything` includes devDependencies. */
export function installPackages({ everything }) {
  const print = fingerprint(["package.json", "package-lock.json", ".npmrc"]);
  const done = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";
  if (done !== `${print} everything` && (everything || done !== `${print} site`)) {
    console.log("Installing packages...");
    // `npm ci` refuses a lock file without every platform's packages (decision 001).
    const flags = ["--no-save", "--no-audit", "--no-fund", "--loglevel=error"];
    run("npm", ["install", ...flags, ...(everything ? [] : ["--omit=dev"])]);
    writeFileSync(stamp, `${print} ${everything ? "everything" : "site"}`);
  }
  checkRuntime();
}
