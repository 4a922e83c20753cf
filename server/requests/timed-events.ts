import { Temporal } from "temporal-polyfill";
import { isExpired, type SentQuote } from "#domain/quote.ts";
import { refuse } from "#domain/request.ts";
import { storedInstant } from "#domain/time.ts";
import { isNotBeingSent, type ChangeRequest } from "./change.ts";
import { instantOf, type RequestPorts } from "./ports.ts";

/** A ride counts as completed so long after its pickup, unless somebody says otherwise before. */
const completedAfter = { hours: 24 } as const;

/** What time alone does to a request: a quote expires, a ride is over. */
export function createTimedEvents(ports: RequestPorts, change: ChangeRequest) {
  const { kysely } = ports.database;

  /** Requests in a state whose time is over; some of them, if many. */
  async function find(
    state: "quoted" | "accepted",
    column: "valid_until" | "pickup_at",
    time: string,
  ) {
    const rows = await ports.database.reader
      .selectFrom("requests")
      .select("reference")
      .where("kind", "=", "booking")
      .where("state", "=", state)
      .where(column, "<", time)
      .where("reference", "not in", (eb) =>
        eb.selectFrom("sending_quotes").select("sending_quotes.reference"),
      )
      .limit(100)
      .execute();
    return rows.map(({ reference }) => reference);
  }

  function apply(
    reference: string,
    type: "expire" | "complete",
    isOver: (newest: SentQuote, now: Temporal.Instant) => boolean,
  ) {
    return change(reference, ({ request, newest, sending, now }) => {
      if (newest === null || sending !== null || !isOver(newest, now))
        return refuse("changed", request.state, "clock");
      return {
        event: { type, by: "clock" },
        quoteVersion: newest.version,
        // The end of the earlier version must not stop a revision on its way.
        steps: [isNotBeingSent(kysely, reference)],
      };
    });
  }

  return {
    findExpired: () => find("quoted", "valid_until", storedInstant(instantOf(ports))),
    expire: (reference: string) => apply(reference, "expire", isExpired),
    findCompleted: () =>
      find("accepted", "pickup_at", storedInstant(instantOf(ports).subtract(completedAfter))),
    complete: (reference: string) =>
      apply(reference, "complete", ({ pickup }, now) => {
        const end = Temporal.Instant.from(pickup.at).add(completedAfter);
        return Temporal.Instant.compare(now, end) > 0;
      }),
  };
}
