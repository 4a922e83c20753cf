import { setUpEverything } from "./everything.mjs";
import { run } from "./run.mjs";

try {
  const env = { CHROMIUM_PATH: setUpEverything() };
  run("node", ["bench/main.ts", ...process.argv.slice(2)], { env });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
