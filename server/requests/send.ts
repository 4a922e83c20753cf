import { Temporal } from "temporal-polyfill";
import type { Payment } from "#domain/payment.ts";
import { reminderAt } from "#domain/policy.ts";
import { isExpired, nextVersion, quoteTotal, type SentQuote } from "#domain/quote.ts";
import { changesInWords } from "#domain/ride-change.ts";
import { rideNow } from "#domain/ride.ts";
import { storedInstant } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import type { StoredPending } from "#server/db/tables.ts";
import { changeOfferEmail } from "#server/outbox/emails/change-emails.ts";
import { quoteEmail } from "#server/outbox/emails/quote-email.ts";
import { createEnqueue } from "#server/outbox/outbox.ts";
import { refused, type Current } from "./change.ts";
import { readPayments } from "./payments.ts";
import type { DecideAct } from "./pending.ts";
import type { RequestPorts } from "./ports.ts";
import { quoteBeingSent } from "./stored-quotes.ts";

/** Makes a pressed quote a version that never changes, with its email. */
export function createSend({ database: { kysely }, config }: RequestPorts): DecideAct {
  const enqueue = createEnqueue({ kysely, config });

  return async (current, pending) => {
    const { newest, now, ride } = current;
    const pressed = quoteBeingSent(pending);
    if (pressed === null) return refused(unreadable);
    if (isExpired(pressed, now)) return refused(endedBefore);
    const quote = nextVersion(pressed, current.lastVersion, now);
    if (current.request.state === "accepted" && newest)
      return {
        event: { type: "offer-change", by: "agent" },
        quoteVersion: quote.version,
        reason: changesInWords(newest, quote),
        columns: { valid_until: quote.validUntil, offered_version: quote.version },
        steps: store(current, pending, quote, await paymentOf(current)),
      };
    const remindAt = reminderAt(now, Temporal.Instant.from(quote.validUntil));
    return {
      event: { type: "send-quote", by: "agent" },
      quoteVersion: quote.version,
      columns: {
        pickup_at: quote.pickup.at,
        pickup_zone: quote.pickup.zone,
        valid_until: quote.validUntil,
        remind_at: remindAt && ride.email ? storedInstant(remindAt) : null,
      },
      steps: store(current, pending, quote),
    };
  };

  async function paymentOf({ request: { reference } }: Current) {
    return (await readPayments(kysely, [reference])).get(reference) ?? null;
  }

  function store(
    { request, ride, newest, now }: Current,
    pending: StoredPending,
    quote: SentQuote,
    payment: Payment | null = null,
  ): Step[] {
    const { reference } = request;
    const row = {
      reference,
      version: quote.version,
      quote: pending.details,
      total_cents: quoteTotal(quote.lines),
      valid_until: quote.validUntil,
      pickup_at: quote.pickup.at,
      sent_at: quote.sentAt,
      account_id: pending.account_id,
      account_name: pending.account_name,
    };
    const sold = request.state === "accepted" ? newest : null;
    const { siteUrl } = config;
    const sent = { ...quote, sentBy: pending.account_name };
    const facts = { reference, firstName: ride.firstName, email: ride.email };
    const change = { request: facts, offered: sent, payment, siteUrl };
    const offer = sold && changeOfferEmail({ ...change, sold });
    const email =
      offer ??
      quoteEmail({
        request: { reference, ...ride, ...rideNow(ride, quote).legs[0] },
        quote: sent,
        replaced: newest,
        siteUrl,
      });
    return [
      kysely.insertInto("quotes").values(row).compile(),
      ...enqueue(email, { reference, now: now.epochMilliseconds, held: null }),
    ];
  }
}

const unreadable = "What was to be sent could not be read. Check the draft, then send it again.";

const endedBefore =
  "The time to accept it was over before it could be sent. Send it with a later end.";
