import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

export function binaries() {
  const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, Path: path };
}

/** Runs a command; `quiet` shows its output only when it fails. Throws then. */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    env: { ...binaries(), ...env },
    stdio: quiet ? "pipe" : "inherit",
    encoding: "utf8",
    // On Windows npm and the tools are .cmd files.
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  if (quiet) process.stderr.write(`${stdout}${stderr}`);
  throw new Error(`${command} ${args.join(" ")} failed${error ? `: ${error.message}` : ""}`);
}
