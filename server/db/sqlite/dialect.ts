import {
  CompiledQuery,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  type SelectModifierNode,
} from "kysely";
import { StorageError } from "#server/db/storage-error.ts";
import type { Thread } from "./open.ts";
import type { StatementResult } from "./statements.ts";

type Execute = (sql: string, parameters: readonly unknown[]) => Promise<StatementResult>;

/** One Kysely connection, with at most one transaction at a time. */
export type Session = {
  run: Execute;
  begin(): Promise<void>;
  commit(): Promise<void>;
  rollback(): Promise<void>;
};

export function sqliteSessions(openSession: () => Session): Dialect {
  return dialectOf(openSession, new ConcurrentAdapter());
}

export function sqliteConnection(execute: Execute): Dialect {
  const say = async (sql: string) => void (await execute(sql, []));
  const session: Session = {
    run: execute,
    begin: () => say("begin immediate"),
    commit: () => say("commit"),
    rollback: () => say("rollback"),
  };
  return dialectOf(() => session, new AtomicAdapter());
}

function dialectOf(openSession: () => Session, adapter: SqliteAdapter): Dialect {
  const quote = (name: string) => `"${name.replaceAll('"', '""')}"`;
  const say = async (connection: DatabaseConnection, sql: string) =>
    void (await connection.executeQuery(CompiledQuery.raw(sql)));
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => new Connection(openSession()),
    beginTransaction: (connection) => sessionOf(connection).begin(),
    commitTransaction: (connection) => sessionOf(connection).commit(),
    rollbackTransaction: (connection) => sessionOf(connection).rollback(),
    savepoint: (connection, name) => say(connection, `savepoint ${quote(name)}`),
    rollbackToSavepoint: (connection, name) => say(connection, `rollback to ${quote(name)}`),
    releaseSavepoint: (connection, name) => say(connection, `release ${quote(name)}`),
    releaseConnection: async () => {},
    destroy: async () => {},
  };
  return {
    createAdapter: () => adapter,
    createQueryCompiler: () => new Compiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createDriver: () => driver,
  };
}

class Connection implements DatabaseConnection {
  readonly session: Session;
  constructor(session: Session) {
    this.session = session;
  }
  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const { rows, changes } = await this.session.run(sql, parameters);
    return { rows: rows as Row[], numAffectedRows: BigInt(changes) };
  }
  // oxlint-disable-next-line require-yield -- part of the interface; nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error("Streaming is not supported.");
  }
}

function sessionOf(connection: DatabaseConnection): Session {
  return (connection as Connection).session;
}

/** Leaves out `for update` and `skip locked`: SQLite has no row locks. */
class Compiler extends SqliteQueryCompiler {
  protected override visitSelectModifier(node: SelectModifierNode): void {
    if (node.modifier === "Distinct" || node.rawModifier) super.visitSelectModifier(node);
  }
}

/** Runs migrations in a transaction, which Kysely's own adapter does not. */
class AtomicAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }
}

class ConcurrentAdapter extends AtomicAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

let lastTransaction = 0;

/** A session of the writer, which numbers its transactions. */
export function writerSession(thread: Thread): Session {
  let transaction: number | null = null;

  async function end(commit: boolean): Promise<void> {
    if (transaction === null) return;
    const ended = transaction;
    transaction = null;
    await thread.ask({ kind: "end", transaction: ended, commit });
  }

  return {
    run: (sql, parameters) => runStatement(thread, sql, parameters, transaction),
    async begin() {
      lastTransaction += 1;
      const begun = lastTransaction;
      await thread.ask({ kind: "begin", transaction: begun });
      transaction = begun;
    },
    commit: () => end(true),
    rollback: () => end(false),
  };
}

/** A session of the reader, which has no transactions. */
export function readerSession(thread: Thread): Session {
  const refuse = () => Promise.reject(new StorageError("The reader has no transactions"));
  return {
    run: (sql, parameters) => runStatement(thread, sql, parameters, null),
    begin: refuse,
    commit: refuse,
    rollback: refuse,
  };
}

async function runStatement(
  thread: Thread,
  sql: string,
  parameters: readonly unknown[],
  transaction: number | null,
): Promise<StatementResult> {
  const answer = await thread.ask({ kind: "statement", sql, parameters, transaction });
  if ("statement" in answer) return answer.statement;
  throw new StorageError("The database's thread gave another kind of answer");
}
