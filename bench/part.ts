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
