// Plain JavaScript that Node 20 understands, because it runs before anything is installed. Sets the
// machine up as the tests do, then measures: `node scripts/bench.mjs [PART...] [--rounds N] [--peer name=url ...]`.
import { findBrowser } from "./setup/browser.mjs";
import { buildSite } from "./setup/build.mjs";
import { installPackages } from "./setup/install.mjs";
import { run } from "./setup/run.mjs";

try {
  installPackages({ everything: true });
  buildSite();
  run("node", ["bench/main.ts", ...process.argv.slice(2)], {
    env: { CHROMIUM_PATH: findBrowser() },
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
