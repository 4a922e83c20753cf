import type { DatabaseSync } from "node:sqlite";
import type { Step } from "#server/db/database.ts";

/** As much as a large submission: a full disk may have room for less. */
const bytes = 65_536;

export function createProbeTable(db: DatabaseSync): void {
  db.exec("CREATE TABLE IF NOT EXISTS readiness_probe (filler BLOB NOT NULL)");
}

/** Leaves one row. */
export const probe: readonly Step[] = [
  { sql: `INSERT INTO readiness_probe (filler) VALUES (zeroblob(${bytes}))`, parameters: [] },
  {
    sql: "DELETE FROM readiness_probe WHERE rowid < (SELECT max(rowid) FROM readiness_probe)",
    parameters: [],
  },
];
