import type { DatabaseSync, SQLInputValue, StatementSync } from "node:sqlite";

/** What running a statement gave: rows of a query, or the number of rows that it changed. */
export type StatementResult = { rows: unknown[]; changes: number };

/** Runs statements on one connection, each prepared once. */
export function createRunner(db: DatabaseSync) {
  const prepared = new Map<string, { statement: StatementSync; reads: boolean }>();

  return function run(sql: string, parameters: readonly unknown[]): StatementResult {
    let known = prepared.get(sql);
    if (!known) {
      const statement = db.prepare(sql);
      known = { statement, reads: statement.columns().length > 0 };
      prepared.set(sql, known);
    }
    const values = parameters as SQLInputValue[];
    if (known.reads) {
      const rows = known.statement.all(...values);
      return { rows, changes: rows.length };
    }
    return { rows: [], changes: Number(known.statement.run(...values).changes) };
  };
}
