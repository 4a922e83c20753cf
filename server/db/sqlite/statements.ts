import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

/** The rows of a query, or the number of rows that were changed. */
export type StatementResult = { rows: unknown[]; changes: number };

export type Run = (sql: string, parameters: readonly unknown[]) => StatementResult;

/** Runs statements on one connection; the `maxPrepared` used last stay prepared. */
export function createRunner(db: Pick<DatabaseSync, "prepare">, maxPrepared = 200): Run {
  const cache = new Map<string, { statement: StatementSync; reads: boolean }>();

  function prepare(sql: string) {
    const cached = cache.get(sql);
    if (cached) {
      // A map keeps insertion order: the first key is the least recently used.
      cache.delete(sql);
      cache.set(sql, cached);
      return cached;
    }
    const statement = db.prepare(sql);
    const prepared = { statement, reads: statement.columns().length > 0 };
    cache.set(sql, prepared);
    const [oldest] = cache.keys();
    if (cache.size > maxPrepared && oldest !== undefined) cache.delete(oldest);
    return prepared;
  }

  return function run(sql, parameters) {
    const { statement, reads } = prepare(sql);
    const values = parameters as SQLInputValue[];
    if (reads) {
      const rows = statement.all(...values);
      return { rows, changes: rows.length };
    }
    return { rows: [], changes: Number(statement.run(...values).changes) };
  };
}
