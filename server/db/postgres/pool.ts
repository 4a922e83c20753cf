import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  DatabaseError,
  Pool,
  type Client,
  type PoolClient,
  type QueryConfig,
  type QueryResult,
  type QueryResultRow,
} from "pg";
import type { DatabaseLog, Step, TransactionResult } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";

/** In milliseconds. */
export const timeouts = {
  connection: 2000,
  /** Neither of the two waits for other transactions. */
  beginOrCommit: 2000,
  statement: 5000,
  /** Longer than a statement may take. */
  socket: 5500,
  idleInTransaction: 2000,
  close: 3000,
} as const;

type PoolOptions = {
  max: number;
  readOnly: boolean;
  log: DatabaseLog;
  /** Milliseconds for one statement; null for work that may take as long as it needs. */
  statementMs?: number | null;
  /** Milliseconds that a statement waits for a lock. */
  lockMs?: number;
};

export function createPool(
  url: string,
  { max, readOnly, log, statementMs = timeouts.statement, lockMs }: PoolOptions,
) {
  const isLimited = statementMs !== null;
  const clients = new Set<PoolClient>();
  const pool = new Pool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connection,
    ...(lockMs !== undefined && { lock_timeout: lockMs }),
    ...(isLimited && {
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: timeouts.idleInTransaction,
    }),
    onConnect: (client) => prepare(client as Client),
  });

  async function prepare(client: Client): Promise<void> {
    // Without a listener, a connection that breaks while in use ends the process.
    client.on("error", (error) =>
      log.warn({ code: codeOf(error) }, "a PostgreSQL connection was lost"),
    );
    const socket = socketOf(client);
    socket.on("timeout", () =>
      socket.destroy(Object.assign(new Error("no answer in time"), { code: "ETIMEDOUT" })),
    );
    setSocketTimeout(client, timeouts.beginOrCommit);
    if (readOnly) await client.query("SET default_transaction_read_only = on");
  }

  // Idle connections need one too; the client's own listener has logged the error.
  pool.on("error", () => {});
  pool.on("connect", (client) => clients.add(client));
  pool.on("remove", (client) => clients.delete(client));
  pool.on("acquire", (client) => setSocketTimeout(client, isLimited ? timeouts.socket : 0));
  pool.on("release", (_, client) => setSocketTimeout(client, 0));

  const turns = createTurns(max);
  pool.on("release", () => turns.give());

  /** Waits for a free connection. @throws StorageError */
  async function connect(): Promise<PoolClient> {
    await turns.take();
    try {
      return await pool.connect();
    } catch (error) {
      turns.give();
      throw storageError(error);
    }
  }

  return {
    options: pool.options,
    connect,
    /** Call it when the server has answered, so that others keep waiting for their turn. */
    noteAnswer: () => turns.noteAnswer(),
    /** Runs one short statement. @throws StorageError */
    async query<Row extends QueryResultRow>(statement: QueryConfig): Promise<QueryResult<Row>> {
      const client = await connect();
      try {
        if (isLimited) setSocketTimeout(client, timeouts.beginOrCommit);
        const result = await client.query<Row>(statement);
        turns.noteAnswer();
        client.release();
        return result;
      } catch (error) {
        client.release(true);
        throw storageError(error);
      }
    },
    end: () => pool.end(),
    async close(): Promise<void> {
      await Promise.race([pool.end(), sleep(timeouts.close, undefined, { ref: false })]);
      for (const client of clients) socketOf(client).destroy();
    },
  };
}

export type Connections = ReturnType<typeof createPool>;

const tickMs = 250;
/** Two seconds without any answer from the server. */
const mostSilentTicks = 8;
const mostTicks = 80;

/**
 * Admits as many callers as there are connections. The others wait for up to twenty seconds while the
 * server answers. Counts ticks, so that a busy process is not mistaken for a silent server.
 */
function createTurns(max: number) {
  const waiting = new Set<{ ticks: number; turn: PromiseWithResolvers<void> }>();
  let taken = 0;
  let silentTicks = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  function tick(): void {
    silentTicks += 1;
    for (const waiter of waiting) {
      waiter.ticks += 1;
      const isSilent = Math.min(waiter.ticks, silentTicks) >= mostSilentTicks;
      if (!isSilent && waiter.ticks < mostTicks) continue;
      waiting.delete(waiter);
      const reason = isSilent ? "no answer in time" : "too many wait for it";
      waiter.turn.reject(new StorageError(`PostgreSQL: ${reason}`, { code: null }));
    }
    if (waiting.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  }

  return {
    async take(): Promise<void> {
      if (taken < max) {
        taken += 1;
        return;
      }
      const turn = Promise.withResolvers<void>();
      waiting.add({ ticks: 0, turn });
      timer ??= setInterval(tick, tickMs);
      await turn.promise;
    },
    give(): void {
      const [next] = waiting;
      if (!next) {
        taken -= 1;
        return;
      }
      waiting.delete(next);
      next.turn.resolve();
    },
    noteAnswer(): void {
      silentTicks = 0;
    },
  };
}

/** Closes the connection if the server sends nothing for this long; 0 means no limit. */
function setSocketTimeout(client: Client, milliseconds: number): void {
  socketOf(client).setTimeout(milliseconds);
}

function socketOf(client: Client): Socket {
  return client.connection.stream as Socket;
}

/** Runs the steps in one transaction on one connection. @throws StorageError */
export async function transact(
  { connect, noteAnswer }: Connections,
  steps: readonly Step[],
): Promise<TransactionResult> {
  const client = await connect();
  let commit = false;
  try {
    await beginOrEnd(client, "BEGIN");
    noteAnswer();
    const stoppedAt = await firstStopped(client, steps);
    commit = stoppedAt === null;
    await beginOrEnd(client, commit ? "COMMIT" : "ROLLBACK");
    client.release();
    return stoppedAt === null ? { ok: true } : { ok: false, stoppedAt };
  } catch (error) {
    // Closing the connection ends its transaction, whatever its state.
    client.release(true);
    throw storageError(error, { commit });
  }
}

async function beginOrEnd(client: PoolClient, sql: string): Promise<void> {
  setSocketTimeout(client, timeouts.beginOrCommit);
  await client.query(sql);
  setSocketTimeout(client, timeouts.socket);
}

async function firstStopped(client: PoolClient, steps: readonly Step[]): Promise<number | null> {
  for (const [index, step] of steps.entries()) {
    const { rowCount } = await client.query(step.sql, [...step.parameters]);
    if (step.mustChange && !rowCount) return index;
  }
  return null;
}

/** Keeps only codes and schema names: PostgreSQL's messages may repeat personal data. */
export function storageError(error: unknown, { commit = false } = {}): StorageError {
  if (error instanceof StorageError) return error;
  const isFromServer = error instanceof DatabaseError;
  const isRefusal = isFromServer && error.severity === "ERROR";
  const place = isFromServer ? (error.constraint ?? error.column ?? error.table) : undefined;
  const message = `PostgreSQL: ${reasonOf(error)}${place ? ` (${place})` : ""}`;
  return new StorageError(message, { code: codeOf(error), unsure: commit && !isRefusal });
}

export function codeOf(error: unknown): string | null {
  return error instanceof Error && "code" in error && typeof error.code === "string"
    ? error.code
    : null;
}

function reasonOf(error: unknown): string {
  const code = codeOf(error);
  if (code !== null || error instanceof DatabaseError) return code ?? "no code";
  return error instanceof Error ? error.message : "unknown";
}
