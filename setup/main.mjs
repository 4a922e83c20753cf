// `node setup/main.mjs install` or `node setup/main.mjs build`, which installs first.
import { existsSync } from "node:fs";
import { buildSite } from "./build.mjs";
import { installPackages } from "./install.mjs";

try {
  const building = process.argv[2] === "build";
  installPackages({ everything: !building || existsSync("node_modules/vitest") });
  if (building) buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
