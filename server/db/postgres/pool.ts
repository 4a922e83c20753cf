import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool, type Client, type PoolClient } from "pg";
import type { DatabaseLog } from "#server/db/database.ts";
import { codeOf } from "./errors.ts";

/** In milliseconds. */
export const timeouts = {
  connection: 2000,
  /** Neither waits for another transaction. */
  beginOrCommit: 2000,
  statement: 5000,
  /** More than a statement may take. */
  silence: 5500,
  idleInTransaction: 2000,
  close: 3000,
} as const;

export function createPool(
  url: string,
  { max, readOnly, log }: { max: number; readOnly: boolean; log: DatabaseLog },
) {
  const clients = new Set<PoolClient>();
  const pool = new Pool({
    connectionString: url,
    max,
    keepAlive: true,
    connectionTimeoutMillis: timeouts.connection,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.idleInTransaction,
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
    limitSilence(client, timeouts.beginOrCommit);
    if (readOnly) await client.query("SET default_transaction_read_only = on");
  }

  // Idle connections need one too; the client's own listener has logged the error.
  pool.on("error", () => {});
  pool.on("connect", (client) => clients.add(client));
  pool.on("remove", (client) => clients.delete(client));
  pool.on("acquire", (client) => limitSilence(client, timeouts.silence));
  pool.on("release", (_, client) => limitSilence(client, 0));

  return {
    pool,
    async close(): Promise<void> {
      await Promise.race([pool.end(), sleep(timeouts.close, undefined, { ref: false })]);
      for (const client of clients) socketOf(client).destroy();
    },
  };
}

/** Closes the connection if the server sends nothing for so long; 0 means no limit. */
export function limitSilence(client: Client, milliseconds: number): void {
  socketOf(client).setTimeout(milliseconds);
}

function socketOf(client: Client): Socket {
  return client.connection.stream as Socket;
}
