import { Temporal } from "temporal-polyfill";
import { z } from "zod";
import { company, policy } from "#content/company.ts";
import { fleet, type VehicleValue } from "#content/fleet.ts";
import { line, paragraphs, requiredLine } from "./form-schema.ts";
import { largestAmount, type Cents } from "./money.ts";
import { pickupZones, type PickupZone } from "./pickup-zone.ts";
import { storedInstant } from "./time.ts";

/** The kinds of quote lines and their names, in the order of the editor. */
export const lineKindNames = {
  transfer: "Transfer",
  waiting: "Waiting",
  gratuity: "Gratuity",
  fees: "Fees",
  discount: "Discount",
} as const;

export type LineKind = keyof typeof lineKindNames;

export const lineKinds = Object.keys(lineKindNames) as LineKind[];

/** The maximum number of lines, and the maximum length of each field. */
export const quoteLimits = {
  lines: 20,
  text: 120,
  operator: 120,
  permit: 120,
  message: 2000,
  paymentLink: 500,
} as const;

const vehicleValues = fleet.map((vehicle): VehicleValue => vehicle.value);

/** The rule of each text field, with the error message for breaking it. */
export const quoteFields = {
  text: line("Item", quoteLimits.text),
  vehicle: z.enum(vehicleValues, {
    error: ({ input }) =>
      input === "" ? "Choose the vehicle." : "This vehicle is no longer offered. Choose another.",
  }),
  operator: requiredLine("Operator", quoteLimits.operator),
  /** With its authority, for example `Colorado PUC permit LL-03817`. */
  permit: requiredLine("Permit", quoteLimits.permit),
  message: paragraphs("Message", quoteLimits.message),
  paymentLink: paymentLink("Payment link", quoteLimits.paymentLink),
};

/** Text in UTC with milliseconds, for example `2030-02-22T21:15:00.000Z`. */
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

const pickupTime = z.object({ at: instant, zone: z.enum(pickupZones) }).readonly();

/** One leg of the ride that a quote freezes. */
const quoteLeg = z.object({
  vehicle: quoteFields.vehicle,
  pickup: pickupTime,
  pickupAddress: z.string(),
  dropoffAddress: z.string(),
});

/** A quote that can be sent today. `storedQuoteSchema` reads quotes that were already sent. */
export const quoteSchema = z
  .object({
    lines: z.array(quoteLine).min(1).max(quoteLimits.lines).readonly(),
    ...quoteLeg.shape,
    /** The legs after the first. */
    moreLegs: z.array(quoteLeg).readonly(),
    passengers: z.string(),
    contact: z.object({ name: z.string(), email: z.string() }).readonly(),
    operator: z.object({ name: quoteFields.operator, permit: quoteFields.permit }).readonly(),
    validUntil: instant,
    message: quoteFields.message,
    paymentLink: quoteFields.paymentLink.nullable(),
  })
  .refine(({ lines }) => quoteTotal(lines) >= 0, { error: "A total is never negative." })
  .refine(
    ({ validUntil, pickup, moreLegs }) => validUntil < (moreLegs.at(-1)?.pickup ?? pickup).at,
    {
      error: "A quote expires before its last pickup.",
    },
  )
  .readonly();

/** Quotes from before places were frozen have none; the requested places are used instead. */
const storedLeg = z.object({
  vehicle: z.string(),
  pickup: pickupTime,
  pickupAddress: z.string().default(""),
  dropoffAddress: z.string().default(""),
});

/** The shape of a stored quote, which must outlive changes to the fleet, the limits and the rules. */
export const storedQuoteSchema = z
  .object({
    lines: z
      .array(z.object({ kind: z.enum(lineKinds), text: z.string(), cents: z.int() }))
      .readonly(),
    ...storedLeg.shape,
    moreLegs: z.array(storedLeg).readonly().default([]),
    passengers: z.string().nullable().default(null),
    contact: z.object({ name: z.string(), email: z.string() }).readonly().nullable().default(null),
    operator: z.object({ name: z.string(), permit: z.string() }).readonly(),
    validUntil: instant,
    message: z.string(),
    paymentLink: z.string().nullable(),
  })
  .readonly();

export type Quote = z.output<typeof storedQuoteSchema>;

export type QuoteLeg = z.output<typeof storedLeg>;

export type QuoteLine = Quote["lines"][number];

/** One version as it was sent. The first is 1; a revision has the next number and must be accepted again. */
export type SentQuote = Quote & { readonly version: number; readonly sentAt: string };

export function quoteTotal(lines: readonly { cents: Cents }[]): Cents {
  return lines.reduce((total, { cents }) => total + cents, 0);
}

/** The text after the greeting if the agent wrote none. */
export const noMessage = "thank you for asking us. Here is our quote for your ride.";

/** An agent's message without the name at its end, because the agent's signature follows. */
export function withoutSignature(message: string, agent: string): string {
  const lines = message.trimEnd().split("\n");
  const names = [agent, agent.split(" ", 1)[0] ?? "", agent + company.name].map(lettersOf);
  const last = lettersOf(lines.at(-1) ?? "");
  return last && names.includes(last) ? lines.slice(0, -1).join("\n").trimEnd() : message;
}

function lettersOf(text: string): string {
  return text.replaceAll(/\P{L}/gu, "").toLowerCase();
}

/** @param last the version before it; 0 before the first */
export function nextVersion(quote: Quote, last: number, now: Temporal.Instant): SentQuote {
  return { ...quote, version: last + 1, sentAt: storedInstant(now) };
}

/** The last moment to accept a version is inclusive: with a 6:00 PM end, 6:00 PM is in time. */
export function isExpired({ validUntil }: Pick<Quote, "validUntil">, now: Temporal.Instant) {
  return Temporal.Instant.compare(now, Temporal.Instant.from(validUntil)) > 0;
}

/**
 * The default expiration of a quote written now: 6 PM in three days; for an earlier pickup, its
 * notice before the pickup, or half of the remaining time if that is less.
 */
export function suggestValidUntil(
  now: Temporal.Instant,
  pickup: Temporal.Instant | null,
  zone: PickupZone,
): Temporal.Instant {
  const evening = now
    .toZonedDateTimeISO(zone)
    .add({ days: 3 })
    .withPlainTime({ hour: 18 })
    .toInstant();
  if (pickup === null || Temporal.Instant.compare(pickup, now) <= 0) return evening;
  const minutesLeft = Math.floor(now.until(pickup).total("minutes"));
  const beforeNotice = minutesLeft - policy.noticeHours.standard * 60;
  const latest = now.add({ minutes: Math.max(beforeNotice, Math.floor(minutesLeft / 2)) });
  return Temporal.Instant.compare(evening, latest) < 0 ? evening : latest;
}

/**
 * An https address that is displayed as is: plain ASCII, so that what is read is what opens, with a
 * public domain name and without a user name or a port.
 */
export function paymentLink(name: string, max: number) {
  return requiredLine(name, max).refine(isPlainHttps, {
    error: `${name} must be an address such as https://pay.example.com/7k3q9.`,
  });
}

const hostName = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]+)$/;

function isPlainHttps(text: string): boolean {
  if (!/^https:\/\/[!-~]+$/.test(text) || text.includes("\\") || !URL.canParse(text)) return false;
  const { username, password, hostname, port } = new URL(text);
  return username === "" && password === "" && port === "" && hostName.test(hostname);
}
