// `install`; `build`, which installs first; `bench [part]`.
import { existsSync } from "node:fs";
import { buildSite, installPackages, prepareEverything } from "./prepare.mjs";
import { run } from "./run.mjs";

const [command, ...args] = process.argv.slice(2);

const commands = {
  install: () => installPackages({ everything: true }),
  build: () => {
    installPackages({ everything: existsSync("node_modules/vitest") });
    buildSite();
  },
  bench: () => {
    run("node", ["bench/main.ts", ...args], { env: { CHROMIUM_PATH: prepareEverything() } });
  },
};

try {
  commands[command]();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
