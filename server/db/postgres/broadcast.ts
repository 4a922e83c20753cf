import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import type { Broadcast, DatabaseLog } from "#server/db/database.ts";
import { codeOf, timeouts, type Connections } from "./pool.ts";

const channel = "firnline";
const reconnectMs = 1000;

/** NOTIFY and LISTEN. Outside the transaction, because NOTIFY makes commits wait for each other. */
export function createBroadcast(
  url: string,
  { query }: Pick<Connections, "query">,
  log: DatabaseLog,
): Broadcast {
  return {
    async send(text) {
      await query({ text: "SELECT pg_notify($1, $2)", values: [channel, text] });
    },
    listen(onText, onGap) {
      const end = new AbortController();
      const done = listen(url, { onText, onGap, log, signal: end.signal });
      return async () => {
        end.abort();
        await done;
      };
    },
  };
}

type Options = {
  onText: (text: string) => void;
  onGap: () => void;
  log: DatabaseLog;
  signal: AbortSignal;
};

/** Uses a separate connection until the signal, and opens another one when it is lost. */
async function listen(url: string, { onText, onGap, log, signal }: Options): Promise<void> {
  while (!signal.aborted) {
    const client = new Client({
      connectionString: url,
      keepAlive: true,
      connectionTimeoutMillis: timeouts.connection,
    });
    const lost = Promise.withResolvers<void>();
    client.on("error", (error) => {
      log.warn({ code: codeOf(error) }, "the PostgreSQL connection that listens was lost");
    });
    client.on("end", lost.resolve);
    signal.addEventListener("abort", () => lost.resolve(), { once: true });
    client.on("notification", ({ payload }) => onText(payload ?? ""));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      // Texts sent before this connection, whether the first or a later one, were missed.
      onGap();
      await lost.promise;
    } catch (error) {
      log.warn({ code: codeOf(error) }, "cannot listen to PostgreSQL");
    }
    await client.end().catch(() => {});
    if (!signal.aborted) await sleep(reconnectMs, undefined, { signal }).catch(() => {});
  }
}
