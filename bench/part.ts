/** One line of a benchmark's table. */
export type Row = { what: string; value: number; unit: string };

/** A benchmark that can run alone: `npm run bench -- NAME`. */
export type Part = { name: string; run(options: BenchOptions): Promise<Row[]> };

/** What the command line says. */
export type BenchOptions = {
  /** Other sites to measure beside ours, by name. */
  peers: Record<string, string>;
  /** How often each measurement is repeated; the median counts. */
  rounds: number;
};

/** The value in the middle. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** The value that so large a share lies below. */
export function quantile(values: readonly number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;
}

/** Measures each site once a round, so that whatever disturbs the machine disturbs all of them. */
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
