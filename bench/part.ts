import { setTimeout as sleep } from "node:timers/promises";

/** One line of a benchmark's table, or one cell of the line with this name. */
export type Row = { what: string; value: number; unit: string; column?: string };

/** A benchmark that can run alone: `npm run bench -- NAME`. */
export type Part = {
  name: string;
  /** How many requests are stored beforehand, unless an argument sets it. */
  size?: number;
  run(options: BenchOptions): Promise<Row[]>;
};

type BenchOptions = {
  /** URLs of other sites to measure, by name. */
  peers: Record<string, string>;
  /** How often each measurement is repeated; the median counts. */
  rounds: number;
  /** How many requests are stored beforehand. */
  size: number;
};

export function median(values: readonly number[]): number {
  return quantile(values, 0.5);
}

/** For example, 0.99 for the value that one in a hundred exceeds. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** @throws if the work takes longer */
export async function withTimeout<Result>(ms: number, work: Promise<Result>): Promise<Result> {
  const late = sleep(ms, null, { ref: false }).then(() => {
    throw new Error(`no end within ${ms / 1000} seconds`);
  });
  return Promise.race([work, late]);
}

/** Measures each site once per round, so that disturbances affect all of them. */
export async function interleave<Result>(
  sites: Readonly<Record<string, string>>,
  rounds: number,
  measure: (url: string) => Promise<Result>,
): Promise<Record<string, Result[]>> {
  const taken: Record<string, Result[]> = {};
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of Object.entries(sites)) (taken[name] ??= []).push(await measure(url));
  }
  return taken;
}
