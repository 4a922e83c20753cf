import { spawnSync } from "node:child_process";
import { delimiter, resolve } from "node:path";

/** The environment in which the project's own tools, and its own Node, come first. */
export function binaries() {
  const path = [resolve("node_modules/.bin"), process.env.PATH].join(delimiter);
  return { ...process.env, PATH: path, Path: path };
}

/**
 * Runs a command to its end with its output shown.
 * @param {string} command
 * @param {string[]} args
 * @param {{ quiet?: boolean, env?: Record<string, string> }} [options] quiet: shows output on failure only
 * @throws {Error} when it fails
 */
export function run(command, args, { quiet = false, env = {} } = {}) {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    env: { ...binaries(), ...env },
    stdio: quiet ? "pipe" : "inherit",
    encoding: "utf8",
    // npm and the tools are .cmd files on Windows.
    shell: process.platform === "win32",
  });
  if (status === 0) return;
  if (quiet) process.stderr.write(`${stdout}${stderr}`);
  throw new Error(`${command} ${args.join(" ")} failed${error ? `: ${error.message}` : ""}`);
}
