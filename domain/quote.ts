import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { fleet, type VehicleValue } from "#content/fleet.ts";
import { line, paragraphs, requiredLine } from "./fields.ts";
import { largestAmount, type Cents } from "./money.ts";
import { paymentLink } from "./payment-link.ts";
import { pickupZones } from "./zone-names.ts";

/** The kinds of a quote's lines and their names, in the order of the editor. */
export const lineKindNames = {
  transfer: "Transfer",
  waiting: "Waiting",
  gratuity: "Gratuity",
  fees: "Fees",
  discount: "Discount",
} as const;

export type LineKind = keyof typeof lineKindNames;

export const lineKinds = Object.keys(lineKindNames) as LineKind[];

/** The most lines, and the longest text of each field. */
export const quoteLimits = {
  lines: 20,
  text: 120,
  operator: 120,
  permit: 120,
  message: 2000,
  paymentLink: 500,
} as const;

const vehicleValues = fleet.map((vehicle): VehicleValue => vehicle.value);

/** The rule of each field that is text, with the sentence for what breaks it. */
export const quoteFields = {
  text: line("What it is", quoteLimits.text),
  vehicle: z.enum(vehicleValues, { error: "Choose the vehicle." }),
  operator: requiredLine("Operator", quoteLimits.operator),
  /** With its authority, such as `Colorado PUC permit LL-03817`. */
  permit: requiredLine("Permit", quoteLimits.permit),
  message: paragraphs("Message", quoteLimits.message),
  paymentLink: paymentLink("Payment link", quoteLimits.paymentLink),
};

/** Text in UTC with milliseconds, such as `2030-02-22T21:15:00.000Z`. */
const instant = z.iso.datetime({ precision: 3 });

const quoteLine = z
  .object({
    kind: z.enum(lineKinds),
    text: quoteFields.text,
    cents: z.int().min(-largestAmount).max(largestAmount),
  })
  .refine(({ kind, cents }) => (kind === "discount" ? cents < 0 : cents >= 0), {
    error: "A discount is less than zero, every other line is not.",
  });

/** A quote that can be sent: whole, checked, and never changed afterwards. */
export const quoteSchema = z
  .object({
    lines: z.array(quoteLine).min(1).max(quoteLimits.lines).readonly(),
    vehicle: quoteFields.vehicle,
    operator: z.object({ name: quoteFields.operator, permit: quoteFields.permit }).readonly(),
    pickup: z.object({ at: instant, zone: z.enum(pickupZones) }).readonly(),
    validUntil: instant,
    message: quoteFields.message,
    paymentLink: quoteFields.paymentLink.nullable(),
  })
  .refine(({ lines }) => quoteTotal(lines) >= 0, { error: "A total is never negative." })
  .refine(({ validUntil, pickup }) => validUntil < pickup.at, {
    error: "A quote ends before its pickup.",
  })
  .readonly();

export type Quote = z.output<typeof quoteSchema>;

export type QuoteLine = Quote["lines"][number];

/** One version as it was sent. The first is 1; a revision has the next number and needs a new yes. */
export type SentQuote = Quote & { readonly version: number; readonly sentAt: string };

export function quoteTotal(lines: readonly { cents: Cents }[]): Cents {
  return lines.reduce((total, { cents }) => total + cents, 0);
}

/** The next version of a request's quotes. */
export function nextVersion(
  quote: Quote,
  earlier: readonly SentQuote[],
  now: Temporal.Instant,
): SentQuote {
  const version = Math.max(0, ...earlier.map((sent) => sent.version)) + 1;
  return { ...quote, version, sentAt: storedInstant(now) };
}

/** As quotes and tables store a moment: text in UTC with milliseconds. */
export function storedInstant(moment: Temporal.Instant): string {
  return moment.toString({ smallestUnit: "millisecond" });
}

/** The moment until which a version can be accepted is the last one: at 6:00 PM it still can. */
export function isExpired({ validUntil }: Pick<Quote, "validUntil">, now: Temporal.Instant) {
  return Temporal.Instant.compare(now, Temporal.Instant.from(validUntil)) > 0;
}
