import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";

/** Times in milliseconds. */
export type Load = { perSecond: number; p50: number; p99: number };

export const hasWrk = !spawnSync("wrk", ["-v"]).error;

/** Loads one URL with wrk, since a client in JavaScript measures itself. `script` is a Lua file. */
export async function load(
  url: string,
  { connections, seconds, script }: { connections: number; seconds: number; script?: string },
): Promise<Load> {
  const wrk = spawn(
    "wrk",
    [
      "--latency",
      "--threads=1",
      `--connections=${connections}`,
      `--duration=${seconds}s`,
      "--header=Accept-Encoding: br, gzip",
      ...(script ? [`--script=${script}`] : []),
      url,
    ],
    { stdio: ["ignore", "pipe", "inherit"] },
  );
  let output = "";
  wrk.stdout.on("data", (chunk: Buffer) => (output += chunk.toString()));
  await once(wrk, "close");
  const failures = /Non-2xx or 3xx responses: \d+/.exec(output)?.[0];
  if (failures) throw new Error(`${url}: ${failures}`);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(output)?.[1]),
    p50: milliseconds(output, "50%"),
    p99: milliseconds(output, "99%"),
  };
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

function milliseconds(output: string, share: string): number {
  const [, value, unit = ""] = new RegExp(`${share}\\s+([\\d.]+)(us|ms|s)`).exec(output) ?? [];
  return Number(value) * (units[unit] ?? Number.NaN);
}
