// `node setup/main.mjs install`, `build`, which installs first, or `demo`, which builds for this machine.
import { existsSync } from "node:fs";
import { buildSite } from "./build.mjs";
import { installPackages } from "./install.mjs";

try {
  const command = process.argv[2];
  const building = command === "build" || command === "demo";
  if (command === "demo") delete process.env.SITE_URL;
  installPackages({ everything: !building || existsSync("node_modules/vitest") });
  if (building) buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
