import { sql } from "kysely";
import { Temporal } from "temporal-polyfill";
import { isExpired, storedInstant, type SentQuote } from "#domain/quote.ts";
import { refuse } from "#domain/request-state.ts";
import type { Step } from "#server/db/database.ts";
import type { ChangeRequest, Current } from "./change-request.ts";
import { instantOf, type QuotePorts } from "./ports.ts";

/** A ride counts as completed so long after its pickup, unless somebody says otherwise before. */
const completedAfter = { hours: 24 } as const;

/** What time alone does to a request: a quote expires, a ride is over. */
export function createTimedEvents(ports: QuotePorts, change: ChangeRequest) {
  const { kysely } = ports.database;

  /** Requests in a state whose newest quote has a time that is over; some of them, if many. */
  async function find(
    state: "quoted" | "accepted",
    column: "valid_until" | "pickup_at",
    time: string,
  ) {
    const rows = await ports.database.reader
      .selectFrom("requests")
      .innerJoin("quotes", "quotes.reference", "requests.reference")
      .select("requests.reference")
      .where("requests.kind", "=", "booking")
      .where("requests.state", "=", state)
      .where(`quotes.${column}`, "<", time)
      .where((eb) =>
        eb.not(
          eb.exists(
            eb
              .selectFrom("quotes as newer")
              .select("newer.version")
              .whereRef("newer.reference", "=", "quotes.reference")
              .where("newer.version", ">", eb.ref("quotes.version")),
          ),
        ),
      )
      .where("requests.reference", "not in", (eb) =>
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
    return change(reference, async ({ request, newest, now }: Current) => {
      if (newest === null || !isOver(newest, now) || (await isBeingSent(reference)))
        return refuse("changed", request.state, "clock");
      return {
        event: { type, by: "clock" },
        seenVersion: request.version,
        actor: null,
        quoteVersion: newest.version,
        reason: null,
        steps: [isNotBeingSent(reference)],
      };
    });
  }

  async function isBeingSent(reference: string): Promise<boolean> {
    const sending = kysely.selectFrom("sending_quotes").select("reference");
    return (await sending.where("reference", "=", reference).executeTakeFirst()) !== undefined;
  }

  /** The end of the earlier version must not stop a revision on its way. */
  function isNotBeingSent(reference: string): Step {
    const query = sql`select 1 where not exists
      (select 1 from sending_quotes where reference = ${reference})`;
    return { ...query.compile(kysely), mustChange: true };
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
