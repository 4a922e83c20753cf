import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import type { VehicleValue } from "#content/fleet.ts";
import type { BookingRequest } from "./booking.ts";
import { vehicleChoices } from "./choices.ts";
import { choice, line, paragraphs } from "./fields.ts";
import { toLocalTime } from "./local-time.ts";
import { formatAmount } from "./money.ts";
import { readDate, readPickup, readTime } from "./pickup.ts";
import { lineKinds, quoteLimits, type Quote } from "./quote.ts";
import { suggestValidUntil } from "./quote-validity.ts";
import { pickupZones } from "./zone-names.ts";

/** What the editor holds: text as it was typed, whole or not. `checkDraft` makes a quote of it. */
export const quoteDraftSchema = z.object({
  lines: z
    .array(
      z.object({
        /** Tells lines apart while two people edit; a new line has a random one. */
        id: z.string().regex(/^[\w-]{1,40}$/),
        kind: z.enum(lineKinds),
        text: line("What it is", quoteLimits.text),
        amount: line("Amount", 40),
      }),
    )
    .max(quoteLimits.lines),
  vehicle: choice(
    "Vehicle",
    vehicleChoices.map((vehicle): VehicleValue => vehicle.value),
  ),
  operator: z.object({
    name: line("Operator", quoteLimits.operator),
    permit: line("Permit", quoteLimits.permit),
  }),
  pickup: z.object({
    date: line("Pickup date", 40),
    time: line("Pickup time", 40),
    zone: z.enum(pickupZones),
    /** Whether an agent has confirmed date, time and zone. */
    confirmed: z.boolean(),
  }),
  /** On the clock of the pickup. */
  validUntil: z.object({ date: line("Valid until", 40), time: line("Valid until", 40) }),
  paymentLink: line("Payment link", quoteLimits.paymentLink),
  message: paragraphs("Message", quoteLimits.message),
});

export type QuoteDraft = z.output<typeof quoteDraftSchema>;

export type DraftLine = QuoteDraft["lines"][number];

type Asked = Pick<
  BookingRequest,
  "date" | "time" | "pickupAddress" | "dropoffAddress" | "vehicleType"
>;

/** The first draft for a request: a blank line of each kind, and what the request says. */
export function startDraft(asked: Asked, now: Temporal.Instant): QuoteDraft {
  const { instant, zone: guess } = readPickup(asked, now);
  const { zone } = guess;
  return {
    lines: lineKinds.map((kind) => ({ id: kind, kind, text: "", amount: "" })),
    vehicle: asked.vehicleType,
    operator: { name: "", permit: "" },
    pickup: {
      date: readDate(asked.date.trim())?.toString() ?? "",
      time: readTime(asked.time.trim())?.toString({ smallestUnit: "minute" }) ?? "",
      zone,
      confirmed: false,
    },
    validUntil: toLocalTime(suggestValidUntil(now, instant, zone), zone),
    paymentLink: "",
    message: "",
  };
}

/** The draft of a revision: all that the earlier version says. */
export function reviseDraft(quote: Quote): QuoteDraft {
  const { zone, at } = quote.pickup;
  const fieldsOf = (moment: string) => toLocalTime(Temporal.Instant.from(moment), zone);
  return {
    lines: quote.lines.map(({ kind, text, cents }, index) => ({
      id: `line-${index + 1}`,
      kind,
      text,
      amount: formatAmount(cents),
    })),
    vehicle: quote.vehicle,
    operator: { ...quote.operator },
    pickup: { ...fieldsOf(at), zone, confirmed: true },
    validUntil: fieldsOf(quote.validUntil),
    paymentLink: quote.paymentLink ?? "",
    message: quote.message,
  };
}

/** A changed date, time or zone has to be confirmed anew. */
export function changePickup(
  pickup: QuoteDraft["pickup"],
  change: Partial<Omit<QuoteDraft["pickup"], "confirmed">>,
): QuoteDraft["pickup"] {
  return { ...pickup, ...change, confirmed: false };
}
