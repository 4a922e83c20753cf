import { Temporal } from "temporal-polyfill";
import type { z } from "zod";
import { readLines, type Refuse } from "./draft-lines.ts";
import type { QuoteDraft } from "./draft.ts";
import { legsOf } from "./legs.ts";
import type { PickupZone } from "./pickup-zone.ts";
import {
  quoteFields,
  quoteSchema,
  type Quote,
  type QuoteLeg,
  isExpired,
  type SentQuote,
} from "./quote.ts";
import type { RequestState } from "./request.ts";
import { legInstant, readPickup, type Leg, type Ride } from "./ride.ts";
import { formatLongTime, formatTime, readLocalTime, storedInstant } from "./time.ts";

export type DraftError = {
  field: string;
  name: string;
  text: string;
};

export type CheckedDraft = { ok: true; quote: Quote } | { ok: false; errors: DraftError[] };

/**
 * The quote that a draft and the ride stand for, or all that is wrong with them, in the order of the
 * editor. A field of the ride is named by its leg, such as `ride.1.date`.
 */
export function checkDraft(
  draft: QuoteDraft,
  ride: Ride,
  now: Temporal.Instant,
  booked: Quote | null = null,
): CheckedDraft {
  const errors: DraftError[] = [];
  const refuse: Refuse = (field, name, text) => {
    errors.push({ field, name, text });
  };
  function check(field: string, name: string, rule: z.ZodType, value: string) {
    const problem = rule.safeParse(value).error?.issues[0];
    if (problem) refuse(field, name, problem.message);
  }

  const isAnyAhead = ride.legs.some((leg) => {
    const pickup = legInstant(leg);
    return pickup !== null && isAfter(pickup, now);
  });
  const legs = ride.legs.map((leg, index) => {
    const of = ride.legs.length > 1 ? ` of leg ${index + 1}` : "";
    const at = `ride.${index + 1}`;
    const driven = booked && isAnyAhead && drivenPickup(leg, legsOf(booked)[index], now);
    const pickup =
      driven ||
      readPickup(leg, now, (field, name, text) => refuse(`${at}.${field}`, `${name}${of}`, text));
    check(`${at}.vehicleType`, `the vehicle${of}`, quoteFields.vehicle, leg.vehicleType);
    return {
      vehicle: leg.vehicleType,
      pickup: { at: pickup && storedInstant(pickup), zone: leg.zone },
      pickupAddress: leg.pickupAddress,
      dropoffAddress: leg.dropoffAddress,
      instant: pickup,
    };
  });
  const [there, home] = legs.map(({ instant }) => instant);
  if (there && home && Temporal.Instant.compare(home, there) <= 0)
    refuse("ride.2.date", "the pickup date of leg 2", "The way home is after the way there.");
  const lines = readLines(draft.lines, refuse);
  check("operator.name", "the operator", quoteFields.operator, draft.operator.name);
  check("operator.permit", "the permit", quoteFields.permit, draft.operator.permit);
  const [{ zone }] = ride.legs;
  const isNext = (each: Temporal.Instant | null) =>
    each !== null && (!booked || isAfter(each, now));
  const next = legs.map(({ instant }) => instant).find(isNext);
  const validUntil = readValidUntil(draft, zone, next ?? null, now, refuse);
  const paymentLink = draft.paymentLink.trim() || null;
  if (paymentLink) check("paymentLink", "the payment link", quoteFields.paymentLink, paymentLink);
  check("message", "the message", quoteFields.message, draft.message);

  if (errors.length > 0 || !validUntil) return { ok: false, errors };
  const { operator, message } = draft;
  const quote = quoteSchema.parse({
    lines,
    ...legs[0],
    moreLegs: legs.slice(1),
    passengers: ride.passengers,
    contact: { name: `${ride.firstName} ${ride.lastName}`, email: ride.email },
    operator,
    validUntil: storedInstant(validUntil),
    message,
    paymentLink,
  });
  return { ok: true, quote };
}

/** The pickup of a leg that was driven as it is booked, so that the way home can still be changed. */
function drivenPickup(leg: Leg, booked: QuoteLeg | undefined, now: Temporal.Instant) {
  const pickup = legInstant(leg);
  const isAsBooked = pickup !== null && booked?.pickup.at === storedInstant(pickup);
  return isAsBooked && !isAfter(pickup, now) ? pickup : null;
}

function isAfter(one: Temporal.Instant, other: Temporal.Instant): boolean {
  return Temporal.Instant.compare(one, other) > 0;
}

function readValidUntil(
  { validUntil }: QuoteDraft,
  zone: PickupZone,
  pickup: Temporal.Instant | null,
  now: Temporal.Instant,
  refuse: Refuse,
) {
  const read = readLocalTime(validUntil, zone);
  if (!read.ok) {
    refuse(`validUntil.${read.field}`, "Valid until", read.reason);
    return null;
  }
  if (pickup && Temporal.Instant.compare(read.instant, pickup) >= 0)
    refuse(
      "validUntil.date",
      "Valid until",
      `Must end before the pickup, ${formatTime(pickup, zone)}.`,
    );
  else if (Temporal.Instant.compare(read.instant, now) <= 0)
    refuse("validUntil.date", "Valid until", "Must be in the future.");
  return read.instant;
}

export type NextStep = "open-newest" | "ask-again" | "wait" | "call" | "send-new-request";

export type AnswerCheck =
  | { ok: true }
  | {
      ok: false;
      code: "replaced" | Exclude<RequestState, "received" | "quoted">;
      title: string;
      /** What this means, and what to do instead. */
      text: string;
      next: NextStep;
    };

type Closed = Extract<AnswerCheck, { ok: false }>;

/**
 * Whether this version can be accepted or declined at `now`. The newest version alone can, while the
 * request is quoted and until its last moment, even if the clock's job has not marked it yet.
 */
export function checkAnswer(
  quote: SentQuote,
  request: { state: RequestState; newest: SentQuote },
  now: Temporal.Instant,
): AnswerCheck {
  const { state, newest } = request;
  const hasTime = !isExpired(newest, now);
  if (newest.version > quote.version) return replaced(quote, newest, state === "quoted" && hasTime);
  if (state === "quoted") return hasTime ? { ok: true } : expired(quote);
  if (state === "completed") return over(quote);
  return state === "expired" ? expired(quote) : closed[state];
}

function replaced(quote: SentQuote, newest: SentQuote, isOpen: boolean): Closed {
  const sent = longTime(newest.sentAt, newest);
  const verb = isOpen ? "is the one to answer" : "took its place";
  return {
    ok: false,
    code: "replaced",
    title: "A newer quote replaces this one",
    text: `Quote ${newest.version}, sent ${sent}, ${verb}. You can still read quote ${quote.version} below.`,
    next: "open-newest",
  };
}

function expired(quote: SentQuote): Closed {
  return {
    ok: false,
    code: "expired",
    title: `This quote ended on ${longTime(quote.validUntil, quote)}`,
    text: "We would be glad to look at it again. Ask for a new quote, or call us.",
    next: "ask-again",
  };
}

function longTime(at: string, { pickup: { zone } }: SentQuote): string {
  return formatLongTime(Temporal.Instant.from(at), zone);
}

const inReview: Closed = {
  ok: false,
  code: "in-review",
  title: "A new quote is on its way",
  text: "We are preparing it now. You will have it by email and on this page.",
  next: "wait",
};

function over(quote: SentQuote): Closed {
  return {
    ok: false,
    code: "completed",
    title: `Your ride was planned for ${longTime(quote.pickup.at, quote)}`,
    text: "We hope to drive you again. For another trip, send us a new request.",
    next: "send-new-request",
  };
}

const closed: Record<Exclude<RequestState, "quoted" | "expired" | "completed">, Closed> = {
  received: inReview,
  "in-review": inReview,
  accepted: {
    ok: false,
    code: "accepted",
    title: "This quote has been accepted",
    text: "To change or cancel the ride, please call us.",
    next: "call",
  },
  declined: {
    ok: false,
    code: "declined",
    title: "You declined this quote",
    text: "Thank you for letting us know. If anything would change your mind, ask for a new quote or call us.",
    next: "ask-again",
  },
  withdrawn: {
    ok: false,
    code: "withdrawn",
    title: "This request has been withdrawn",
    text: "You owe nothing. If your plans change, you can ask again at any time.",
    next: "ask-again",
  },
  cancelled: {
    ok: false,
    code: "cancelled",
    title: "This ride is cancelled",
    text: "Its quote can no longer be accepted. You can ask for another date at any time.",
    next: "ask-again",
  },
  closed: {
    ok: false,
    code: "closed",
    title: "This request is closed",
    text: "Its quote can no longer be accepted. If you still need a ride, call us.",
    next: "call",
  },
};
