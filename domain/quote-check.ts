import { Temporal } from "temporal-polyfill";
import type { z } from "zod";
import type { DraftLine, QuoteDraft } from "./draft.ts";
import { legsOf } from "./legs.ts";
import {
  largestAmount,
  parseMoney,
  parsePercent,
  percentOf,
  tooLarge,
  type Cents,
  type ParsedMoney,
} from "./money.ts";
import type { PickupZone } from "./pickup-zone.ts";
import {
  lineKindNames,
  quoteFields,
  quoteLimits,
  quoteSchema,
  quoteTotal,
  type LineKind,
  type Quote,
  type QuoteLeg,
  type QuoteLine,
} from "./quote.ts";
import type { Leg, Ride } from "./ride.ts";
import { formatTime, legInstant, readLocalTime, storedInstant } from "./time.ts";

type Refuse = (field: string, name: string, text: string) => void;

export type DraftError = {
  field: string;
  name: string;
  text: string;
};

export type CheckedDraft = { ok: true; quote: Quote } | { ok: false; errors: DraftError[] };

/**
 * The quote that a draft and the ride result in, or all their errors, in the order of the
 * editor. A field of the ride is named by its leg, for example `ride.1.date`.
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
    refuse("ride.2.date", "the pickup date of leg 2", "The way home must be after the way there.");
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

/** Keeps the booked pickup of a leg already driven, so that the way home can still be changed. */
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
      `Must expire before the pickup, ${formatTime(pickup, zone)}.`,
    );
  else if (Temporal.Instant.compare(read.instant, now) <= 0)
    refuse("validUntil.date", "Valid until", "Must be in the future.");
  return read.instant;
}

/** The moment that a quote freezes, or null; `refuse` receives what prevents sending it. */
function readPickup(leg: Leg, now: Temporal.Instant, refuse: Refuse): Temporal.Instant | null {
  const read = readLocalTime(leg, leg.zone);
  if (!read.ok) {
    refuse(read.field, `the pickup ${read.field}`, read.reason);
    return null;
  }
  if (Temporal.Instant.compare(read.instant, now) <= 0)
    refuse("date", "the pickup date", "This pickup is in the past.");
  else if (!leg.confirmed)
    refuse("confirmed", "the pickup time", "Confirm the pickup's date, time and zone.");
  return read.instant;
}

/** The sum so far, or null while an amount cannot be read; an empty amount counts as zero. */
export function draftTotal(lines: readonly DraftLine[]): Cents | null {
  const amounts = lines
    .filter(({ amount }) => amount.trim() !== "")
    .map((line) => lineCents(line, lines));
  return amounts.every((amount) => amount.ok) ? quoteTotal(amounts) : null;
}

/** Dollars, or a percentage of the transfer; a discount may be typed with or without a minus. */
export function lineCents(line: DraftLine, lines: readonly DraftLine[]): ParsedMoney {
  const { kind, amount } = line;
  const percent = linePercent(line);
  const parsed = percent === null ? parseMoney(amount) : percentCents(kind, percent, lines);
  if (!parsed.ok) return parsed;
  if (kind !== "discount" && parsed.cents < 0)
    return { ok: false, reason: "Only a discount is less than zero." };
  if (kind === "discount" && parsed.cents === 0)
    return { ok: false, reason: "Write the discount, or remove the line." };
  return kind === "discount" ? { ok: true, cents: -Math.abs(parsed.cents) } : parsed;
}

export function linePercent({ kind, amount }: DraftLine): number | null {
  return parsePercent(kind === "discount" ? amount.replace(/^\s*[-\u2212]/, "") : amount);
}

function percentCents(kind: LineKind, percent: number, lines: readonly DraftLine[]): ParsedMoney {
  if (kind === "transfer") return { ok: false, reason: "Write the transfer in dollars." };
  const transfer = transferCents(lines);
  if (transfer === null)
    return { ok: false, reason: "A percent is of the transfer. Write its amount first." };
  const cents = percentOf(transfer, percent);
  return cents > largestAmount ? { ok: false, reason: tooLarge } : { ok: true, cents };
}

/** The amount that percentages refer to; null while no transfer can be read. */
export function transferCents(lines: readonly DraftLine[]): Cents | null {
  const transfers = lines.filter(({ kind, amount }) => kind === "transfer" && amount.trim() !== "");
  const amounts = transfers.map(({ amount }) => parseMoney(amount));
  if (amounts.length === 0 || !amounts.every((amount) => amount.ok)) return null;
  return quoteTotal(amounts);
}

/** The readable lines of a quote. Blank lines are left out. */
export function readLines(drafts: readonly DraftLine[], refuse: Refuse): QuoteLine[] {
  const filled = drafts.filter(({ text, amount }) => text.trim() + amount.trim() !== "");
  const lines = filled.flatMap((draft): QuoteLine[] => {
    const amount = lineCents(draft, drafts);
    const text = quoteFields.text.safeParse(draft.text);
    const kind = lineKindNames[draft.kind];
    if (!text.success)
      refuse(`lines.${draft.id}.text`, `the text of ${kind}`, text.error.issues[0]!.message);
    if (!amount.ok) refuse(`lines.${draft.id}.amount`, `the amount of ${kind}`, amount.reason);
    return amount.ok && text.success
      ? [{ kind: draft.kind, text: text.data, cents: amount.cents }]
      : [];
  });
  if (filled.length === 0) refuse("lines", "the lines", "Write at least one line.");
  if (filled.length > quoteLimits.lines)
    refuse("lines", "the lines", `Write at most ${quoteLimits.lines} lines.`);
  if (lines.length === filled.length && quoteTotal(lines) < 0)
    refuse("lines", "the total", "The discount is larger than the rest.");
  return lines;
}
