import type { Kysely } from "kysely";
import { Temporal } from "temporal-polyfill";
import type { Config } from "#server/config.ts";
import type { Database, Step } from "#server/db/database.ts";
import type { StoredPending, Tables } from "#server/db/tables.ts";
import type { Changes } from "./changes.ts";

/** What the use cases of a request stand on. */
export type RequestPorts = {
  database: Database;
  outbox: { notify(): void };
  changes: Pick<Changes, "publish">;
  config: Pick<
    Config,
    "siteUrl" | "deskUrl" | "teamEmail" | "mailFrom" | "databaseUrl" | "undoSeconds"
  >;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Milliseconds that nobody can set, from any beginning. */
  stopwatch?: () => number;
};

/** The ports of what is pressed at the desk. */
export type PressPorts = RequestPorts & { waits: Waits };

export type Waits = ReturnType<typeof createWaits>;

type Act = Pick<StoredPending, "reference" | "pressed_at" | "due_at">;

const forgetAfterMs = 60_000;

/**
 * How long each act that was pressed can still be undone, by a stopwatch that no clock moves. What
 * another instance took waits anew from when it is first seen here. Where there is only one, an unknown
 * act is from before its restart: then the stored time counts, within the seconds to undo.
 */
export function createWaits(
  { database, config, now }: Pick<RequestPorts, "database" | "config" | "now">,
  stopwatch: () => number,
) {
  const waitMs = config.undoSeconds * 1000;
  const dueAt = new Map<string, number>();
  const keyOf = ({ reference, pressed_at }: Act) => `${reference} ${pressed_at}`;

  function firstWait({ due_at }: Act): number {
    if (database.broadcast !== null) return waitMs;
    return Math.min(Math.max(Date.parse(due_at) - now(), 0), waitMs);
  }

  return {
    /** Call it when an act was stored. */
    start(act: Act): void {
      const time = stopwatch();
      // Not where it is read: after a long stop, all that is due is due at once.
      for (const [key, past] of dueAt) if (past < time - forgetAfterMs) dueAt.delete(key);
      dueAt.set(keyOf(act), time + waitMs);
    },
    /** Milliseconds; 0 or less when it is due. */
    left(act: Act): number {
      const time = stopwatch();
      const due = dueAt.get(keyOf(act)) ?? time + firstWait(act);
      dueAt.set(keyOf(act), due);
      return due - time;
    },
  };
}

/** A step that stops what must not happen while an act can still be undone. */
export function hasNoPending(kysely: Kysely<Tables>, reference: string): Step {
  const query = kysely
    .selectFrom("requests")
    .select("reference")
    .where("reference", "=", reference)
    .where("reference", "not in", (eb) =>
      eb.selectFrom("pending_acts").select("pending_acts.reference"),
    );
  return { ...query.compile(), mustChange: true };
}

export function instantOf(ports: Pick<RequestPorts, "now">): Temporal.Instant {
  return Temporal.Instant.fromEpochMilliseconds(ports.now());
}
