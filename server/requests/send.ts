import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import type { Payment } from "#domain/payment.ts";
import { reminderAt } from "#domain/policy.ts";
import { checkDraft, type DraftError } from "#domain/quote-check.ts";
import { isExpired, nextVersion, quoteTotal, type SentQuote } from "#domain/quote.ts";
import { applyEvent } from "#domain/request.ts";
import { changeSentences, rideChanges } from "#domain/ride-change.ts";
import { storedInstant } from "#domain/time.ts";
import type { Step } from "#server/db/database.ts";
import type { StoredPending } from "#server/db/tables.ts";
import { changeOfferEmail } from "#server/outbox/emails/change-emails.ts";
import { quoteEmail } from "#server/outbox/emails/quote-email.ts";
import { refused, type Actor, type ChangeRequest, createEnqueueEmail } from "./change.ts";
import { readQuote, readDraft, type Current } from "./current.ts";
import { readPayments } from "./payments.ts";
import {
  begin,
  insertPending,
  pendingRow,
  type DecideAct,
  type Pressed,
  type PressPorts,
} from "./pending.ts";
import type { DraftView } from "./views.ts";

/** What the agent saw when pressing Send. */
export const pressSchema = z.object({
  draftVersion: z.int().min(0),
  requestVersion: z.int().min(1),
});

type Seen = z.output<typeof pressSchema>;

type PressResult =
  | Pressed
  | { ok: false; reason: "wrong"; errors: DraftError[] }
  | { ok: false; reason: "draft-changed"; current: DraftView };

/** Send at the desk: the press, and its effect once it can no longer be undone. */
export function createSending(ports: PressPorts, change: ChangeRequest) {
  const { database, config, undoTimers } = ports;
  const { kysely } = database;
  const enqueueEmail = createEnqueueEmail(ports);

  /**
   * Freezes the draft as the quote to send once the time to undo has passed; queues no email before
   * then. A repeat in that time gets the same due time.
   * @returns null when there is no such booking request
   */
  async function press(reference: string, seen: Seen, actor: Actor): Promise<PressResult | null> {
    let pressed: StoredPending | null = null;
    const result = await change<PressResult>(reference, async (current) => {
      const draft = await readDraft(kysely, current.request, current.now);
      const row = pressedQuote(current, draft, seen, actor, config.undoSeconds);
      if ("ok" in row) return row;
      pressed = row;
      return {
        event: isNew(current) ? { type: "begin-review", by: "agent" } : null,
        actor,
        steps: [requireDraftVersion(reference, seen.draftVersion), insertPending(kysely, row)],
      };
    });
    return result && "state" in result ? begin(undoTimers, pressed) : result;
  }

  function requireDraftVersion(reference: string, version: number): Step {
    const query = kysely
      .selectFrom("quote_drafts")
      .select("version")
      .where("reference", "=", reference)
      .where("version", "=", version);
    return { ...query.compile(), mustChange: true };
  }

  /** Turns a pressed quote into a version that never changes, with its email. */
  const decideSend: DecideAct = async (current, pending) => {
    const { newest, now, ride } = current;
    const pressed = readQuote(pending.details);
    if (pressed === null) return refused(unreadable);
    if (isExpired(pressed, now)) return refused(endedBefore);
    const quote = nextVersion(pressed, current.lastVersion, now);
    if (current.request.state === "accepted" && newest)
      return {
        event: { type: "offer-change", by: "agent" },
        quoteVersion: quote.version,
        reason: changeSentences(newest, quote).join(" "),
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
    current: Current,
    pending: StoredPending,
    quote: SentQuote,
    payment: Payment | null = null,
  ): Step[] {
    const { request, ride, newest } = current;
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
    const { firstName, passengers } = ride;
    const facts = { reference, firstName, passengers, email: ride.email };
    const email = sold
      ? changeOfferEmail({ request: facts, offered: sent, payment, siteUrl, sold })
      : quoteEmail({ request: facts, quote: sent, replaced: newest, siteUrl });
    return [kysely.insertInto("quotes").values(row).compile(), ...enqueueEmail(current, email)];
  }

  return { press, decideSend };
}

/** The row that pressing Send stores, or why it stores nothing. */
function pressedQuote(
  current: Current,
  draft: DraftView,
  seen: Seen,
  actor: Actor,
  undoSeconds: number,
): ReturnType<typeof pendingRow> | PressResult {
  const { request, pending, now } = current;
  const booked = request.state === "accepted" ? current.newest : null;
  const checked = checkDraft(draft.draft, current.ride, now, booked);
  const isFirst = isNew(current);
  const requestVersion = isFirst ? request.version + 1 : request.version;
  const press = { type: "send-quote", requestVersion, actor } as const;
  if (pending) {
    const details = checked.ok ? checked.quote : {};
    return pendingRow(current, { ...press, details }, undoSeconds);
  }
  const type = booked ? "offer-change" : "send-quote";
  const applied = applyEvent(request, { type, by: "agent" }, seen.requestVersion);
  if (!applied.ok) return applied;
  if (draft.version !== seen.draftVersion)
    return { ok: false, reason: "draft-changed", current: draft };
  if (!checked.ok) return { ok: false, reason: "wrong", errors: checked.errors };
  if (booked && rideChanges(booked, checked.quote).length === 0) return refused(nothingChanges);
  return pendingRow(current, { ...press, details: checked.quote }, undoSeconds);
}

const nothingChanges = "Nothing is changed yet: the ride and the total are as booked.";

function isNew({ request }: Pick<Current, "request">): boolean {
  return request.state === "received";
}

const unreadable = "What was to be sent could not be read. Check the draft, then send it again.";

const endedBefore = "It expired before it could be sent. Send it with a later expiration.";
