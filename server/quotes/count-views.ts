import { queueStates } from "#domain/request-state.ts";
import type { RequestState } from "#domain/request.ts";
import type { QuotePorts } from "./ports.ts";
import type { QueueView } from "./views.ts";

const liveStates = [...queueStates, "quoted", "accepted"] as const satisfies RequestState[];

/** Beyond this many, all requests are counted anew once a minute. */
const exactUpTo = 1000;
const keptMs = 60_000;

/** Counts what each list holds. What ended is never counted with the rest: it only grows. */
export function createCountViews({ database, now }: Pick<QuotePorts, "database" | "now">) {
  const { reader } = database;
  let kept = { count: 0, until: 0 };

  async function countAll(): Promise<number> {
    const few = await reader
      .selectFrom((eb) =>
        eb
          .selectFrom("requests")
          .select("reference")
          .where("kind", "=", "booking")
          .limit(exactUpTo + 1)
          .as("some"),
      )
      .select((eb) => eb.fn.countAll<number | string>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(few.count) <= exactUpTo) return Number(few.count);
    if (now() < kept.until) return kept.count;
    const { count } = await reader
      .selectFrom("requests")
      .select((eb) => eb.fn.countAll<number | string>().as("count"))
      .where("kind", "=", "booking")
      .executeTakeFirstOrThrow();
    kept = { count: Number(count), until: now() + keptMs };
    return kept.count;
  }

  return async function countViews(): Promise<Record<QueueView, number>> {
    const live = reader
      .selectFrom("requests")
      .select((eb) => ["state", eb.fn.countAll<number | string>().as("count")])
      .where("kind", "=", "booking")
      .where("state", "in", liveStates)
      .groupBy("state")
      .execute();
    const [rows, all] = await Promise.all([live, countAll()]);
    const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]));
    const sum = (states: readonly RequestState[]) =>
      states.reduce((total, state) => total + (counts.get(state) ?? 0), 0);
    return { queue: sum(queueStates), quoted: sum(["quoted"]), accepted: sum(["accepted"]), all };
  };
}
