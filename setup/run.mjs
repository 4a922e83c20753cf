import { spawn, spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

export function binaries() {
  const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, Path: path };
}

/** The environment without the folders that npm puts before the machine's own programs. */
export function ownBinaries() {
  const path = (process.env.PATH ?? "")
    .split(delimiter)
    .filter((folder) => !folder.replaceAll("\\", "/").endsWith("node_modules/.bin"))
    .join(delimiter);
  return { ...process.env, PATH: path, Path: path };
}

/** Runs a command; throws if it fails. `quiet` shows its output only then. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    ...optionsOf({ quiet, env }),
    encoding: "utf8",
  });
  if (status === 0) return;
  if (quiet) process.stderr.write(`${stdout}${stderr}`);
  throw new Error(`${command} ${args.join(" ")} failed${error ? `: ${error.message}` : ""}`);
}

export function start(command, args, { quiet = false, env = {} } = {}) {
  let output = "";
  const child = spawn(command, args, optionsOf({ quiet, env }));
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => (output += data));
  return new Promise((done) => {
    child.on("error", (error) => done({ agreed: false, output: `${error.message}\n` }));
    child.on("close", (status) => done({ agreed: status === 0, output }));
  });
}

function optionsOf({ quiet, env }) {
  return {
    env: { ...binaries(), ...env },
    stdio: quiet ? "pipe" : "inherit",
    // On Windows, npm and the tools are .cmd files.
    shell: process.platform === "win32",
  };
}
