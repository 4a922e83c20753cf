import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The whole product as a process of its own, on a port and in a folder that nobody else uses. */
export type Site = {
  url: string;
  dataDir: string;
  child: ChildProcess;
  /** Everything that the process has printed so far. */
  output(): string;
  /** SIGTERM, and waits until it is gone. @returns its exit code */
  stop(): Promise<number | null>;
  /** SIGKILL: what a power cut leaves of a process. */
  kill(): Promise<void>;
  /** Stops it and removes its folder. */
  dispose(): Promise<void>;
};

/**
 * Starts the site as `npm start` does once everything is built, without a limit on posts.
 * @param settings environment variables over that; DATA_DIR to go on with an earlier folder
 * @throws Error with what it printed, if it stops before it listens
 */
export async function startSite(settings: Record<string, string> = {}): Promise<Site> {
  const dataDir = settings["DATA_DIR"] ?? (await mkdtemp(join(tmpdir(), "firnline-")));
  const child = spawn(process.execPath, ["server/main.ts"], {
    env: { ...process.env, PORT: "0", DATA_DIR: dataDir, RATE_LIMIT: "off", ...settings },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  child.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const exited = once(child, "exit");
  const url = await listening();

  async function listening(): Promise<string> {
    while (child.exitCode === null && child.signalCode === null) {
      const address = /http:\/\/[\d.]+:\d+/.exec(output)?.[0];
      if (address) return address;
      await Promise.race([exited, new Promise((done) => setTimeout(done, 25))]);
    }
    throw new Error(output);
  }

  async function end(signal: NodeJS.Signals): Promise<number | null> {
    child.kill(signal);
    await exited;
    return child.exitCode;
  }

  return {
    url,
    dataDir,
    child,
    output: () => output,
    stop: () => end("SIGTERM"),
    kill: async () => void (await end("SIGKILL")),
    dispose: async () => {
      await end("SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
