// `node setup/main.mjs install`, `build`, which installs first, or `demo`, which builds for this machine.
import { existsSync, readFileSync } from "node:fs";
import { buildSite } from "./build.mjs";
import { installPackages } from "./install.mjs";

try {
  const command = process.argv[2];
  const building = command === "build" || command === "demo";
  if (command === "demo") buildForDemo();
  installPackages({ everything: !building || existsSync("node_modules/vitest") });
  if (building) buildSite();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

/** Any build for localhost will do; one for a real site must stay as it is. */
function buildForDemo() {
  const file = "build/site.json";
  const { siteUrl } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (siteUrl && new URL(siteUrl).hostname !== "localhost")
    throw new Error(`The demo does not replace the build for ${siteUrl}. Run it in another copy.`);
  delete process.env.SITE_URL;
  delete process.env.PORT;
}
