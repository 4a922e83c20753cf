import { queueStates } from "#domain/request-state.ts";
import type { RequestState } from "#domain/request.ts";
import type { Reader } from "#server/db/reader.ts";
import type { Tables } from "#server/db/tables.ts";
import type { QueueView } from "./views.ts";

/** How many requests each list holds. An index alone answers it. */
export async function countViews(db: Reader<Tables>): Promise<Record<QueueView, number>> {
  const rows = await db
    .selectFrom("requests")
    .select((eb) => ["state", eb.fn.countAll<number | string>().as("count")])
    .where("kind", "=", "booking")
    .groupBy("state")
    .execute();
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
  const sum = (states: readonly RequestState[]) =>
    states.reduce((total, state) => total + (counts.get(state) ?? 0), 0);
  return {
    queue: sum(queueStates),
    quoted: sum(["quoted"]),
    accepted: sum(["accepted"]),
    all: sum([...counts.keys()]),
  };
}
