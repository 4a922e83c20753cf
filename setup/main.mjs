// `install`; `build`, which installs first; `bench [part]`; `audit`.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
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
  audit,
};

/** Known vulnerabilities, licenses and a bill of materials of the production packages. */
function audit() {
  const { components } = npm("sbom", "--sbom-format=cyclonedx");
  for (const license of new Set(components.map(licenseOf)))
    console.log(`${components.filter((each) => licenseOf(each) === license).length}\t${license}`);
  const other = components.filter((each) => !licenses.has(licenseOf(each)));
  if (other.length > 0)
    throw new Error(`Look at the licenses of ${other.map(({ name }) => name).join(", ")}.`);
  const { metadata, vulnerabilities = {} } = npm("audit", "--json");
  if (metadata === undefined) {
    console.log("The registry does not say which packages have known weaknesses.");
    return;
  }
  const weak = Object.values(vulnerabilities).map(({ name, severity }) => `${name} (${severity})`);
  if (weak.length > 0) throw new Error(`Known weaknesses: ${weak.join(", ")}. See npm audit.`);
  console.log("No known weaknesses.");
}

const licenses = new Set(
  "0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 ISC MIT MPL-2.0 OFL-1.1 Unlicense".split(
    " ",
  ),
);

function licenseOf({ licenses: given = [] }) {
  return given.map(({ license, expression }) => license?.id ?? license?.name ?? expression).join();
}

function npm(...words) {
  const options = { encoding: "utf8", shell: process.platform === "win32", maxBuffer: 2 ** 26 };
  const { stdout } = spawnSync("npm", [...words, "--omit=dev"], options);
  if (words[0] === "sbom") {
    mkdirSync("build", { recursive: true });
    writeFileSync("build/sbom.json", stdout);
  }
  return JSON.parse(stdout);
}

try {
  commands[command]();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
