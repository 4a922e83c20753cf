import { useSyncExternalStore } from "react";

/** How the stream of events stands. Times are this browser's, in milliseconds. */
export type Connection = {
  /** Since when there is none; null while events arrive. */
  lostAt: number | null;
  /** When it is tried again; null during a try. */
  nextTryAt: number | null;
  /** The last moment at which the desk was up to date; null before the first. */
  liveAt: number | null;
  /** How many new requests were found after a loss; null when that is no news. */
  regained: number | null;
};

const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/** The wait before a try: doubled each time, to half a minute. @param failures in a row, from 1 */
export function retryDelay(failures: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
}

export type Status = "live" | "connecting" | "lost";

/** A short loss is not worth a word: Connecting after 3 s, Not connected after 10 s. */
export function statusOf({ lostAt }: Pick<Connection, "lostAt">, nowMs: number): Status {
  if (lostAt === null || nowMs - lostAt < 3000) return "live";
  return nowMs - lostAt < 10_000 ? "connecting" : "lost";
}

let connection: Connection = { lostAt: null, nextTryAt: null, liveAt: null, regained: null };
const listeners = new Set<() => void>();

export function readConnection(): Connection {
  return connection;
}

export function changeConnection(changes: Partial<Connection>) {
  connection = { ...connection, ...changes };
  for (const listener of listeners) listener();
}

export function useConnection(): Connection {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readConnection);
}
