// `install`; `build`, which installs first; `demo`, which builds for this machine; `bench [part]`.
import { existsSync, readFileSync } from "node:fs";
import { buildSite, installPackages, prepareEverything } from "./prepare.mjs";
import { run } from "./run.mjs";

const [command, ...args] = process.argv.slice(2);

const commands = {
  install: () => installPackages({ everything: true }),
  build: () => {
    installPackages({ everything: existsSync("node_modules/vitest") });
    buildSite();
  },
  demo: () => {
    targetThisMachine();
    commands.build();
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

function targetThisMachine() {
  const file = "build/site.json";
  const { siteUrl } = existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
  if (siteUrl && new URL(siteUrl).hostname !== "localhost")
    throw new Error(`The demo does not replace the build for ${siteUrl}. Run it in another copy.`);
  delete process.env.SITE_URL;
  delete process.env.PORT;
}
