import type { Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { Pool, type Client, type PoolClient } from "pg";
import type { DatabaseLog } from "#server/db/database.ts";
import { codeOf } from "./errors.ts";

/** Milliseconds; the server counts those for statements and transactions itself. */
export const timeouts = {
  connection: 2000,
  /** Beginning and committing wait for no other transaction. */
  boundary: 2000,
  statement: 5000,
  /** A server that is alive has ended the statement before. */
  silence: 5500,
  idleInTransaction: 2000,
  close: 3000,
} as const;

/** Connections to one server, none of which can fail or hang without an end. */
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
    // Without a listener, a connection that breaks while it is in use ends the process.
    client.on("error", (error) =>
      log.warn({ code: codeOf(error) }, "a PostgreSQL connection was lost"),
    );
    const socket = socketOf(client);
    socket.on("timeout", () =>
      socket.destroy(Object.assign(new Error("no answer in time"), { code: "ETIMEDOUT" })),
    );
    limitSilence(client, timeouts.boundary);
    if (readOnly) await client.query("SET default_transaction_read_only = on");
  }

  // The same for one that is idle, whose error its own listener has logged.
  pool.on("error", () => {});
  pool.on("connect", (client) => clients.add(client));
  pool.on("remove", (client) => clients.delete(client));
  pool.on("acquire", (client) => limitSilence(client, timeouts.silence));
  pool.on("release", (_, client) => limitSilence(client, 0));

  return {
    pool,
    /** Waits for what is under way, but not for a server that hangs. */
    async close(): Promise<void> {
      await Promise.race([pool.end(), sleep(timeouts.close, undefined, { ref: false })]);
      for (const client of clients) socketOf(client).destroy();
    },
  };
}

/** Breaks the connection when the server says nothing for so long; 0 waits for ever. */
export function limitSilence(client: Client, milliseconds: number): void {
  socketOf(client).setTimeout(milliseconds);
}

function socketOf(client: Client): Socket {
  return client.connection.stream as Socket;
}
