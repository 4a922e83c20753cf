import type { Temporal } from "temporal-polyfill";
import { isExpired, nextVersion, quoteSchema, quoteTotal, storedInstant } from "#domain/quote.ts";
import type { Refusal } from "#domain/request-state.ts";
import type { Step } from "#server/db/database.ts";
import type { StoredSending } from "#server/db/quote-tables.ts";
import { quoteEmail } from "#server/outbox/emails/quote-email.ts";
import { createEnqueue } from "#server/outbox/enqueue.ts";
import { createToken } from "#server/requests/tokens.ts";
import type { ChangeRequest, Current, Decision, Refused } from "./change-request.ts";
import { eventSteps } from "./event-steps.ts";
import { findBooking } from "./find-booking.ts";
import { instantOf, type QuotePorts } from "./ports.ts";

/** A moment so far ahead was written before the server's clock was set back. */
const farAhead = { hours: 1 } as const;

const gone: Refused = {
  ok: false,
  reason: { code: "already-done", text: "This quote was sent or undone before." },
};

/** Sends the quotes whose seconds to undo are over. */
export function createSendDue(ports: QuotePorts, change: ChangeRequest) {
  const { database, config } = ports;
  const { kysely } = database;
  const enqueue = createEnqueue({ kysely, config });

  return {
    /** When the next quote is to be sent, in milliseconds since 1970. */
    async nextSendAt(): Promise<number | null> {
      const row = await kysely
        .selectFrom("sending_quotes")
        .select("send_at")
        .orderBy("send_at")
        .limit(1)
        .executeTakeFirst();
      return row ? Date.parse(row.send_at) : null;
    },

    /** The references of what is to be sent now, the longest due first. */
    async dueSends(): Promise<string[]> {
      const now = instantOf(ports);
      const rows = await kysely
        .selectFrom("sending_quotes")
        .select("reference")
        .where((eb) =>
          eb.or([
            eb("send_at", "<=", storedInstant(now)),
            eb("send_at", ">", storedInstant(now.add(farAhead))),
          ]),
        )
        .orderBy("send_at")
        .limit(100)
        .execute();
      return rows.map(({ reference }) => reference);
    },

    /**
     * Makes one of them a version that never changes, with its email, in one transaction. Where the
     * request has changed since Send was pressed, nothing is sent, and an event says why.
     */
    async sendQuote(reference: string): Promise<void> {
      let row: StoredSending | undefined;
      const result = await change(reference, async (current) => {
        row = await readSending(reference);
        if (!row || !isDue(row, current.now)) return gone;
        return decide(row, current);
      });
      if (result?.ok) ports.outbox.notify();
      else if (result && row && result !== gone) await recordNotSent(row, result.reason);
    },
  };

  async function readSending(reference: string): Promise<StoredSending | undefined> {
    return kysely
      .selectFrom("sending_quotes")
      .selectAll()
      .where("reference", "=", reference)
      .executeTakeFirst();
  }

  async function decide(row: StoredSending, { newest, now }: Current): Promise<Decision | Refused> {
    const { reference } = row;
    const booking = await findBooking(kysely, reference);
    if (booking === null) return gone;
    const checked = quoteSchema.parse(JSON.parse(row.quote));
    const quote = nextVersion(checked, newest ? [newest] : [], now);
    if (isExpired(quote, now)) return endedBefore;
    const { token, step: storeToken } = createToken(kysely, reference, now.epochMilliseconds);
    const email = quoteEmail({
      request: {
        reference,
        email: booking.details.email,
        pickupAddress: booking.details.pickup_address,
        dropoffAddress: booking.details.dropoff_address,
      },
      quote: { ...quote, sentBy: row.account_name },
      token,
      siteUrl: config.siteUrl,
    });
    const insertQuote = kysely.insertInto("quotes").values({
      reference,
      version: quote.version,
      quote: row.quote,
      total_cents: quoteTotal(quote.lines),
      valid_until: quote.validUntil,
      pickup_at: quote.pickup.at,
      sent_at: quote.sentAt,
      account_id: row.account_id,
      account_name: row.account_name,
    });
    return {
      event: { type: "send-quote", by: "agent" },
      seenVersion: row.request_version,
      actor: { id: row.account_id, name: row.account_name },
      quoteVersion: quote.version,
      reason: null,
      steps: [
        endSending(row),
        insertQuote.compile(),
        storeToken,
        ...enqueue(email, { reference, now: now.epochMilliseconds, held: null }),
      ],
    };
  }

  /** If somebody was first, the clock's next turn finds the row again. */
  async function recordNotSent(row: StoredSending, { text }: Refusal): Promise<void> {
    const booking = await findBooking(kysely, row.reference);
    if (booking === null) return;
    const { state, version } = booking.change;
    const next = { state, version: version + 1 };
    const steps = eventSteps(kysely, booking.change, next, {
      at: storedInstant(instantOf(ports)),
      type: "not-sent",
      actor: "clock",
      account_id: row.account_id,
      account_name: row.account_name,
      quote_version: null,
      reason: text,
    });
    const { ok } = await database.transact([...steps, endSending(row)]);
    if (ok) ports.changes.publish({ reference: row.reference, ...next });
  }

  /** Of two instances, or of this and an undo, one ends it. */
  function endSending({ reference, pressed_at, account_id }: StoredSending): Step {
    const query = kysely
      .deleteFrom("sending_quotes")
      .where("reference", "=", reference)
      .where("pressed_at", "=", pressed_at)
      .where("account_id", "=", account_id);
    return { ...query.compile(), mustChange: true };
  }
}

function isDue({ send_at }: StoredSending, now: Temporal.Instant): boolean {
  return send_at <= storedInstant(now) || send_at > storedInstant(now.add(farAhead));
}

const endedBefore: Refused = {
  ok: false,
  reason: {
    code: "not-possible",
    text: "The time to accept it was over before it could be sent. Send it with a later end.",
  },
};
