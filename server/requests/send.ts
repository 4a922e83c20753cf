import { Temporal } from "temporal-polyfill";
import { isExpired, nextVersion, quoteTotal, type SentQuote } from "#domain/quote.ts";
import { applyEvent } from "#domain/request.ts";
import { formatTime, storedInstant } from "#domain/time.ts";
import { toBookingText } from "#server/db/booking-columns.ts";
import type { Step } from "#server/db/database.ts";
import type { StoredSending } from "#server/db/tables.ts";
import { quoteEmail } from "#server/outbox/emails/quote-email.ts";
import { createEnqueue } from "#server/outbox/enqueue.ts";
import type { Actor, ChangeRequest, Current, Decision, Refused } from "./change.ts";
import { instantOf, type RequestPorts } from "./ports.ts";
import { quoteBeingSent } from "./stored-request.ts";

/** A moment so far ahead was written before the server's clock was set back. */
const farAhead = { hours: 1 } as const;

/** What becomes of a pressed quote: the clock sends it, or somebody undoes it before. */
export function createSend(ports: RequestPorts, change: ChangeRequest) {
  const { database, config, outbox } = ports;
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
     * Makes a pressed quote a version that never changes, with its email, in one transaction. What
     * cannot be sent, for instance because the request has changed, ends with an event that says why.
     */
    async send(reference: string): Promise<void> {
      let fault: unknown = null;
      const result = await change(reference, (current) => {
        const { sending, now } = current;
        if (!sending || !isDue(sending, now)) return gone;
        const steps = [endSending(sending)];
        try {
          const quote = quoteToSend(current, sending);
          if (typeof quote === "string") return notSent(sending, quote, steps);
          return sent(sending, quote, [...steps, ...store(current, sending, quote)]);
        } catch (error) {
          fault = error;
          return notSent(sending, unreadable, steps);
        }
      });
      if (result?.ok) outbox.notify();
      if (fault !== null) throw fault;
    },

    /**
     * Takes a quote back as long as it has not gone, for whoever at the desk presses Undo. A repeat
     * is as good as the first.
     * @returns null when there is no such booking request
     */
    async undo(reference: string): Promise<{ ok: true } | Refused | null> {
      let before: number | null = null;
      return change<{ ok: true } | Refused>(reference, ({ sending, newest }) => {
        const version = newest?.version ?? 0;
        if (sending) {
          before = version;
          return { event: null, steps: [endSending(sending)] };
        }
        return newest === null || version === before ? { ok: true } : tooLate(newest);
      });
    },
  };

  /** Of two instances, or of the clock and an undo, one ends it. */
  function endSending({ reference, pressed_at, account_id }: StoredSending): Step {
    const query = kysely
      .deleteFrom("sending_quotes")
      .where("reference", "=", reference)
      .where("pressed_at", "=", pressed_at)
      .where("account_id", "=", account_id);
    return { ...query.compile(), mustChange: true };
  }

  function store(
    { request, newest, now }: Current,
    sending: StoredSending,
    quote: SentQuote,
  ): Step[] {
    const { reference } = request;
    const row = {
      reference,
      version: quote.version,
      quote: sending.quote,
      total_cents: quoteTotal(quote.lines),
      valid_until: quote.validUntil,
      pickup_at: quote.pickup.at,
      sent_at: quote.sentAt,
      account_id: sending.account_id,
      account_name: sending.account_name,
    };
    const email = quoteEmail({
      request: { reference, ...toBookingText(request) },
      quote: { ...quote, sentBy: sending.account_name },
      replaced: newest,
      siteUrl: config.siteUrl,
    });
    return [
      kysely.insertInto("quotes").values(row).compile(),
      ...enqueue(email, { reference, now: now.epochMilliseconds, held: null }),
    ];
  }
}

function isDue({ send_at }: StoredSending, now: Temporal.Instant): boolean {
  return send_at <= storedInstant(now) || send_at > storedInstant(now.add(farAhead));
}

/** The version that goes out, or why none does. */
function quoteToSend({ request, newest, now }: Current, row: StoredSending): SentQuote | string {
  const pressed = quoteBeingSent(row);
  if (pressed === null) return unreadable;
  if (isExpired(pressed, now)) return endedBefore;
  const event = { type: "send-quote", by: "agent" } as const;
  const applied = applyEvent(request, event, row.request_version);
  return applied.ok ? nextVersion(pressed, newest ? [newest] : [], now) : applied.reason.text;
}

function sent(row: StoredSending, quote: SentQuote, steps: Step[]): Decision {
  return {
    event: { type: "send-quote", by: "agent" },
    seenVersion: row.request_version,
    actor: authorOf(row),
    quoteVersion: quote.version,
    columns: {
      pickup_at: quote.pickup.at,
      pickup_zone: quote.pickup.zone,
      valid_until: quote.validUntil,
    },
    steps,
  };
}

function notSent(row: StoredSending, reason: string, steps: Step[]): Decision {
  return { event: { type: "not-sent", by: "clock" }, actor: authorOf(row), reason, steps };
}

function authorOf({ account_id, account_name }: StoredSending): Actor {
  return { id: account_id, name: account_name };
}

const gone: Refused = {
  ok: false,
  reason: { code: "already-done", text: "This quote was sent or undone before." },
};

const unreadable = "What was to be sent could not be read. Check the draft, then send it again.";

const endedBefore =
  "The time to accept it was over before it could be sent. Send it with a later end.";

function tooLate({ version, sentAt, pickup }: SentQuote): Refused {
  const sentTime = formatTime(Temporal.Instant.from(sentAt), pickup.zone);
  const text = `Quote ${version} was sent ${sentTime}. To change it, send a revision.`;
  return { ok: false, reason: { code: "not-possible", text } };
}
