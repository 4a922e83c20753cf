import { spawn } from "node:child_process";
import { once } from "node:events";
import { StartError } from "#server/errors.ts";

/**
 * Starts a program as a process of its own, and waits until it prints `announcement`.
 * @throws StartError with all that it printed, if it ends before
 */
export async function startProcess(file: string, env: NodeJS.ProcessEnv, announcement: string) {
  const child = spawn(process.execPath, [file], { env, stdio: ["ignore", "pipe", "pipe"] });
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
    /** All that it has printed so far. */
    output: () => output,
    /** When it has ended by itself or by `end`. */
    exited,
    /** @returns its exit code, once it is gone */
    end: async (signal: NodeJS.Signals): Promise<number | null> => {
      child.kill(signal);
      await exited;
      return child.exitCode;
    },
  };
}
