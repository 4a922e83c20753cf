import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fingerprint } from "./fingerprint.mjs";
import { run } from "./run.mjs";

const stamp = "build/.setup";

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

export function buildSite() {
  // The pages contain the public address.
  const address = process.env.SITE_URL || `http://localhost:${process.env.PORT || 3000}`;
  const print = `${fingerprint(sources)} ${address}`;
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === print) return;
  console.log("Building the site...");
  // Not the whole folder: it also has the renders of `npm run art`, which take hours.
  for (const made of ["client", "server", "desk", "site.json", ".setup"])
    rmSync(`build/${made}`, { recursive: true, force: true });
  run("react-router", ["build"], { quiet: true });
  run("vite", ["build", "--config", "desk/vite.config.ts"], { quiet: true });
  writeFileSync(stamp, print);
}
