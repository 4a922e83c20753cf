import type { Kysely } from "kysely";
import type { Step } from "#server/db/database.ts";
import type { StoredEvent } from "#server/db/quote-tables.ts";
import type { StoredRequest, Tables } from "#server/db/tables.ts";

export type EventRow = Omit<StoredEvent, "reference" | "version">;

type Next = Pick<StoredRequest, "state" | "version"> &
  Partial<Pick<StoredRequest, "asked_at" | "due_at">>;

/** Changes a request where it is still what was read, and adds what happened. */
export function eventSteps(
  kysely: Kysely<Tables>,
  { reference, version }: Pick<StoredRequest, "reference" | "version">,
  next: Next,
  event: EventRow,
): Step[] {
  const update = kysely
    .updateTable("requests")
    .set(next)
    .where("reference", "=", reference)
    .where("version", "=", version)
    .compile();
  const insert = kysely
    .insertInto("request_events")
    .values({ ...event, reference, version: next.version })
    .compile();
  return [{ ...update, mustChange: true }, insert];
}
