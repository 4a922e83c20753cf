import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
} from "kysely";
import type { StatementResult } from "./statements.ts";

/** Runs one statement, in this thread or in another. */
export type Execute = (sql: string, parameters: readonly unknown[]) => Promise<StatementResult>;

/**
 * Kysely over whatever runs SQLite's statements: it has no dialect for node:sqlite, and its own
 * SQLite driver begins transactions with a plain BEGIN, which fails under a second writer.
 */
export function sqliteDialect(execute: Execute): Dialect {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
      const { rows, changes } = await execute(sql, parameters);
      return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
    },
    // oxlint-disable-next-line require-yield -- part of the interface; nothing here streams
    async *streamQuery() {
      throw new Error("Streaming is not supported.");
    },
  };
  const say = async (sql: string) => void (await execute(sql, []));
  return {
    createAdapter: () => new AtomicMigrations(),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => ({
      init: async () => {},
      acquireConnection: async () => connection,
      beginTransaction: () => say("begin immediate"),
      commitTransaction: () => say("commit"),
      rollbackTransaction: () => say("rollback"),
      releaseConnection: async () => {},
      destroy: async () => {},
    }),
  };
}

/**
 * Kysely takes SQLite's changes of tables for ones that no transaction holds, which they are not: a
 * migration that was killed midway would stand in the way of every later start.
 */
class AtomicMigrations extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}
