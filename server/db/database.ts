import type {
  Kysely,
  KyselyConfig,
  CommonTableExpression,
  QueryCreator,
  QueryCreatorWithCommonTableExpression,
  RecursiveCommonTableExpression,
} from "kysely";
import type { Logger } from "pino";
import type { Tables } from "./tables.ts";

export type Statement = { sql: string; parameters: readonly unknown[] };

/** A `mustChange` step that changes no row rolls its transaction back. */
export type Step = Statement & { mustChange?: boolean };

/** All steps are on disk, or none are; `stoppedAt` is the index of the step that changed nothing. */
export type TransactionResult = { ok: true } | { ok: false; stoppedAt: number };

/** Short texts to every process that shares the database. */
export type Broadcast = {
  send(text: string): Promise<void>;
  /** @param onGap the connection was lost and is back: texts may have been missed */
  listen(onText: (text: string) => void, onGap: () => void): () => Promise<void>;
};

/** PostgreSQL as rate-limiter-flexible calls it. */
export type LimitStore = {
  query(statement: {
    text: string;
    values: unknown[];
  }): Promise<{ rows: unknown[]; rowCount: number | null }>;
};

/** Called with how long a statement or a transaction took, and whether it succeeded. */
export type OnAnswer = (kind: "read" | "write" | "transaction", ms: number, ok: boolean) => void;

/** Options for a Kysely that reports its statements to `onAnswer`. */
export function timed(kind: "read" | "write", onAnswer?: OnAnswer): Pick<KyselyConfig, "log"> {
  if (onAnswer === undefined) return {};
  return {
    log: ({ level, queryDurationMillis }) => onAnswer(kind, queryDurationMillis, level === "query"),
  };
}

/** Either engine. Every failure is a StorageError. */
export type Database = {
  engine: "sqlite" | "postgres";
  /** Rolls back a `transaction()` after two seconds; PostgreSQL needs `forUpdate()` in one. */
  kysely: Kysely<Tables>;
  /** Uses separate connections, so a slow read never delays a write. */
  reader: Reader<Tables>;
  /** Commits all steps or none. @throws StorageError: nothing was stored, or if `unsure`, maybe */
  transact(steps: readonly Step[]): Promise<TransactionResult>;
  /** Null if only one process uses the database. */
  broadcast: Broadcast | null;
  /** Counts shared by instances; null if only one process uses the database. */
  limitStore: LimitStore | null;
  /** The database server's time in milliseconds since 1970; null if it is this machine's. */
  readClock(): Promise<number | null>;
  /** True if the database can store something within a second. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
};

/** For faults that reach no caller, such as a lost idle connection. */
export type DatabaseLog = Pick<Logger, "error" | "warn">;

/** The part of Kysely that reads. Its connections refuse writes, too. */
export type Reader<DB> = Queries<DB> & Pick<Kysely<DB>, "case" | "fn">;

type Queries<DB> = Pick<QueryCreator<DB>, "selectFrom" | "selectNoFrom"> & {
  with<N extends string, E extends CommonTableExpression<DB, N>>(
    name: N,
    expression: E,
  ): QueriesOf<QueryCreatorWithCommonTableExpression<DB, N, E>>;
  withRecursive<N extends string, E extends RecursiveCommonTableExpression<DB, N>>(
    name: N,
    expression: E,
  ): QueriesOf<QueryCreatorWithCommonTableExpression<DB, N, E>>;
};

type QueriesOf<Creator> = Creator extends QueryCreator<infer DB> ? Queries<DB> : never;
