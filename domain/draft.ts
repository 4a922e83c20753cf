import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { legsOf } from "./legs.ts";
import { formatAmount, formatPercent, parsePercent, percentOf } from "./money.ts";
import { readLines } from "./quote-check.ts";
import {
  lineKinds,
  isExpired,
  quoteFields,
  quoteTotal,
  type Quote,
  type QuoteLine,
  suggestValidUntil,
} from "./quote.ts";
import type { Ride } from "./ride.ts";
import { legInstant, readLocalTime, storedInstant, toLocalTime } from "./time.ts";

/** What the editor contains: text as typed, complete or not. Only `checkDraft` applies today's rules. */
export const quoteDraftSchema = z.object({
  lines: z.array(
    z.object({
      /** Identifies lines while two people edit; a new line gets a random id. */
      id: z.string().regex(/^[\w-]{1,40}$/),
      kind: z.enum(lineKinds),
      text: z.string(),
      amount: z.string(),
    }),
  ),
  operator: z.object({ name: z.string(), permit: z.string() }),
  /** In the time zone of the first pickup. */
  validUntil: z.object({ date: z.string(), time: z.string() }),
  paymentLink: z.string(),
  message: z.string(),
});

export type QuoteDraft = z.output<typeof quoteDraftSchema>;

export type DraftLine = QuoteDraft["lines"][number];

/** The first draft for a request: a blank line of each kind, and an expiration that suits the pickup. */
export function startDraft(ride: Ride, now: Temporal.Instant): QuoteDraft {
  return {
    lines: lineKinds.map((kind) => ({ id: kind, kind, text: "", amount: "" })),
    operator: { name: "", permit: "" },
    validUntil: defaultValidUntil(ride, now),
    paymentLink: "",
    message: "",
  };
}

/** The expiration of a quote written now, as the editor shows it. */
export function defaultValidUntil({ legs: [first] }: Ride, now: Temporal.Instant) {
  return toLocalTime(suggestValidUntil(now, legInstant(first), first.zone), first.zone);
}

/** A reopened draft: its own expiration, or a new one if that has passed. */
export function renewValidUntil(draft: QuoteDraft, ride: Ride, now: Temporal.Instant): QuoteDraft {
  const end = readLocalTime(draft.validUntil, ride.legs[0].zone);
  const isOver = end.ok && Temporal.Instant.compare(end.instant, now) <= 0;
  return isOver ? { ...draft, validUntil: defaultValidUntil(ride, now) } : draft;
}

/**
 * A preview of an incomplete draft: unreadable lines are left out, and a dash replaces what is not
 * chosen. Null while a pickup cannot be read.
 */
export function previewQuote(draft: QuoteDraft, ride: Ride, now: Temporal.Instant): Quote | null {
  const [first, ...moreLegs] = ride.legs.map((leg) => {
    const at = legInstant(leg);
    return {
      vehicle: leg.vehicleType || "—",
      pickup: { at: at === null ? "" : storedInstant(at), zone: leg.zone },
      pickupAddress: leg.pickupAddress,
      dropoffAddress: leg.dropoffAddress,
    };
  });
  const pickup = legInstant(ride.legs[0]);
  if (!first || pickup === null || moreLegs.some((leg) => leg.pickup.at === "")) return null;
  const { zone } = first.pickup;
  const end = readLocalTime(draft.validUntil, zone);
  const link = quoteFields.paymentLink.safeParse(draft.paymentLink.trim());
  return {
    ...first,
    moreLegs,
    passengers: ride.passengers,
    contact: { name: `${ride.firstName} ${ride.lastName}`, email: ride.email },
    lines: readLines(draft.lines, () => {}),
    operator: {
      name: draft.operator.name.trim() || "—",
      permit: draft.operator.permit.trim() || "—",
    },
    validUntil: storedInstant(end.ok ? end.instant : suggestValidUntil(now, pickup, zone)),
    message: draft.message,
    paymentLink: link.data ?? null,
  };
}

/** The draft of a revision: everything in the earlier version, except an expiration that has passed. */
export function reviseDraft(quote: Quote, now: Temporal.Instant): QuoteDraft {
  const { at, zone } = quote.pickup;
  const end = isExpired(quote, now)
    ? suggestValidUntil(now, Temporal.Instant.from(at), zone)
    : Temporal.Instant.from(quote.validUntil);
  return {
    lines: quote.lines.map((line, index) => ({
      id: `line-${index + 1}`,
      kind: line.kind,
      text: line.text,
      amount: revisedAmount(line, quote.lines),
    })),
    operator: { ...quote.operator },
    validUntil: toLocalTime(end, zone),
    paymentLink: quote.paymentLink ?? "",
    message: quote.message,
  };
}

/** The draft of a change: everything that is booked, and a new deadline for the answer. */
export function changeDraft(booked: Quote, now: Temporal.Instant): QuoteDraft {
  const { at, zone } =
    legsOf(booked).find(({ pickup }) => pickup.at > storedInstant(now))?.pickup ?? booked.pickup;
  const end = suggestValidUntil(now, Temporal.Instant.from(at), zone);
  return {
    ...reviseDraft(booked, now),
    validUntil: toLocalTime(end, booked.pickup.zone),
    message: "",
  };
}

/** Ties a line whose text names its percentage to the transfer again. */
function revisedAmount({ kind, text, cents }: QuoteLine, lines: Quote["lines"]): string {
  const percent = parsePercent(percentPattern.exec(text)?.[0] ?? "");
  const transfer = quoteTotal(lines.filter((line) => line.kind === "transfer"));
  const isPercent = percent !== null && kind !== "transfer" && transfer > 0;
  return isPercent && percentOf(transfer, percent) === Math.abs(cents)
    ? formatPercent(percent)
    : formatAmount(cents);
}

const percentPattern = /\d{1,3}(?:\.\d{1,2})?%/;

/** A line with another amount; if its text names a percentage, the text is updated. */
export function changeAmount(line: DraftLine, amount: string): DraftLine {
  const [before, after] = [line.amount, amount].map((typed) => parsePercent(typed));
  const own = before ? percentText(before) : "";
  const isOwn = line.text.trim() === own;
  if (!after) return { ...line, amount, text: isOwn ? "" : line.text };
  if (line.kind === "transfer") return { ...line, amount };
  const text = isOwn
    ? percentText(after)
    : line.text.replace(percentPattern, () => formatPercent(after));
  return { ...line, amount, text };
}

function percentText(percent: number): string {
  return `${formatPercent(percent)} of the transfer`;
}

/** A line by its id (`lines.fees`), or another field by its path (`validUntil.date`). */
export type DraftField = string;

type Choose = <Value>(field: DraftField, read: (draft: QuoteDraft) => Value) => Value;

/** A draft whose lines and fields `choose` picks from one of two drafts. */
export function composeDraft(ids: readonly string[], choose: Choose): QuoteDraft {
  return {
    lines: ids.flatMap((id) => choose(`lines.${id}`, (draft) => findLine(draft, id)) ?? []),
    operator: {
      name: choose("operator.name", (draft) => draft.operator.name),
      permit: choose("operator.permit", (draft) => draft.operator.permit),
    },
    validUntil: {
      date: choose("validUntil.date", (draft) => draft.validUntil.date),
      time: choose("validUntil.time", (draft) => draft.validUntil.time),
    },
    paymentLink: choose("paymentLink", (draft) => draft.paymentLink),
    message: choose("message", (draft) => draft.message),
  };
}

export function findLine(draft: QuoteDraft, id: string): DraftLine | undefined {
  return draft.lines.find((line) => line.id === id);
}
