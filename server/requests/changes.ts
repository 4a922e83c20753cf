import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import type { Logger } from "pino";
import type { RequestState } from "#domain/request.ts";
import type { Database } from "#server/db/database.ts";
import { selectBooking } from "./current.ts";

/** A change to a request: to its state, or to something else, such as a note. */
export type Change = {
  reference: string;
  version: number;
  state: RequestState;
  /** Set if the lists show the change; they always show changes to the version. */
  isListed?: true;
};

type Listener = {
  onChange: (change: Change) => void;
  /** Changes may have been missed: reload everything. */
  onGap: () => void;
};

/** Tells every open desk, on every instance, what changed. Publish only committed changes. */
export function createChanges(
  { broadcast }: Pick<Database, "broadcast">,
  log: Pick<Logger, "warn">,
) {
  const emitter = new EventEmitter<{ change: [Change]; gap: [] }>().setMaxListeners(0);
  const instance = randomUUID();
  let stopListening: (() => Promise<void>) | null = null;

  function receive(text: string): void {
    const { from, ...change } = JSON.parse(text) as Change & { from: string };
    if (from !== instance) emitter.emit("change", change);
  }

  return {
    publish(change: Change): void {
      emitter.emit("change", change);
      broadcast?.send(JSON.stringify({ ...change, from: instance })).catch((error: unknown) => {
        log.warn({ err: error }, "other instances were not told of a change");
      });
    },
    /** @returns a function that ends the subscription */
    subscribe({ onChange, onGap }: Listener): () => void {
      emitter.on("change", onChange).on("gap", onGap);
      stopListening ??= broadcast?.listen(receive, () => emitter.emit("gap")) ?? null;
      return () => void emitter.off("change", onChange).off("gap", onGap);
    },
    async close(): Promise<void> {
      await stopListening?.();
    },
  };
}

export type Changes = ReturnType<typeof createChanges>;

/** What to publish when something other than a request's state changes. */
export function changeOf({ reference, state, version }: Change): Change {
  return { reference, state, version };
}

/** Makes open desks reload a request of which only the emails changed. Never throws. */
export async function publishAgain(
  { database, changes }: { database: Pick<Database, "reader">; changes: Pick<Changes, "publish"> },
  reference: string,
): Promise<void> {
  const booking = await selectBooking(database.reader, reference)
    .executeTakeFirst()
    .catch(() => undefined);
  if (booking) changes.publish(changeOf(booking));
}
