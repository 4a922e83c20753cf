import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { StartError } from "#server/errors.ts";

/** The file that marks the folders created by a demo. */
const markName = "made-by-npm-run-demo.txt";

const marks = {
  filling: "The demo is filling this folder.\n",
  filled: "npm run demo made this folder. Nothing in it is real; it may be deleted.\n",
} as const;

type DemoFolder = {
  path: string;
  /** Whether an earlier demo has filled it. */
  isFilled: boolean;
  /** Call it when all requests are stored. */
  markFilled(): Promise<void>;
  /** Removes the folder, unless it was named by the user. */
  remove(): Promise<void>;
};

/**
 * Opens a folder for the demo: a temporary one, or the named one.
 * @throws StartError when the named folder contains files from anything but a demo
 */
export async function openFolder(named: string | undefined): Promise<DemoFolder> {
  const path = named ? resolve(named) : await mkdtemp(join(tmpdir(), "firnline-demo-"));
  const isFilled = named ? await isEarlierDemo(path) : false;
  await mkdir(path, { recursive: true, mode: 0o700 });
  const mark = (text: string) => writeFile(join(path, markName), text);
  if (!isFilled) await mark(marks.filling);
  return {
    path,
    isFilled,
    markFilled: () => mark(marks.filled),
    remove: async () => {
      if (!named) await rm(path, { recursive: true, force: true });
    },
  };
}

/** @returns false when the folder is empty or missing */
async function isEarlierDemo(path: string): Promise<boolean> {
  const names = existsSync(path) ? await readdir(path) : [];
  if (names.length === 0) return false;
  if (!names.includes(markName))
    throw new StartError(
      `The demo does not touch ${path}: it contains files that the demo did not create. ` +
        "Leave DATA_DIR unset, or name an empty folder.",
    );
  if ((await readFile(join(path, markName), "utf8")) === marks.filled) return true;
  throw new StartError(`A demo was stopped while it filled ${path}. Delete that folder.`);
}

/**
 * Starts a program in a separate process, and waits until it prints `announcement`.
 * @throws StartError with all of its output, if it ends before that
 */
export async function startProcess(
  file: string,
  env: NodeJS.ProcessEnv,
  announcement: string,
  cwd = process.cwd(),
) {
  const child = spawn(process.execPath, [file], { env, cwd, stdio: ["ignore", "pipe", "pipe"] });
  const exited = once(child, "close");
  const announced = Promise.withResolvers<void>();
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes(announcement)) announced.resolve();
    });
  await Promise.race([announced.promise, exited]);
  if (!output.includes(announcement)) throw new StartError(output.trim());

  return {
    child,
    /** All of its output so far. */
    output: () => output,
    /** Resolves when the process has ended, on its own or by `end`. */
    exited,
    /** @returns its exit code, once it is gone */
    end: async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
