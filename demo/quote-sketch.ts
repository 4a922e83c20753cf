import { Temporal } from "temporal-polyfill";
import type { VehicleValue } from "#content/fleet.ts";
import type { QuoteDraft } from "#domain/draft.ts";
import { guessZone, type ZoneAddresses, type PickupZone } from "#domain/pickup-zone.ts";
import type { LineKind } from "#domain/quote.ts";

/** The licensed operators of the demo. */
const operators = {
  colorado: { name: "Summit Crest Limousine", permit: "Colorado PUC permit LL-03817" },
  utah: { name: "Wasatch Line Chauffeurs", permit: "Utah DOT certificate 41207" },
  california: { name: "Sierra Lakes Livery", permit: "California PUC permit TCP 38214-P" },
  montana: { name: "Gallatin Ridge Car Service", permit: "Montana PSC authority 9426" },
} as const;

/** What an agent of the demo writes. */
export type QuoteSketch = {
  lines: readonly (readonly [kind: LineKind, text: string, amount: string])[];
  operator?: keyof typeof operators;
  vehicle?: VehicleValue;
  /** If the party differs from the request. */
  passengers?: string;
  /** When it ends, in hours before now (negative for later); by default, as the desk suggests. */
  endsHoursAgo?: number;
  /** For a request whose date or time cannot be read. */
  pickup?: { date: string; time: string };
  paymentLink?: string;
  message?: string;
};

/** Fills in the desk's initial draft. */
export function fillDraft(
  draft: QuoteDraft,
  { lines, operator, endsHoursAgo, paymentLink, message }: QuoteSketch,
  zone: PickupZone,
  now: Temporal.Instant,
): QuoteDraft {
  return {
    lines: lines.map(([kind, text, amount], index) => ({ id: `l${index}`, kind, text, amount })),
    operator: operator ? operators[operator] : draft.operator,
    validUntil:
      endsHoursAgo === undefined ? draft.validUntil : localTimeAgo(now, endsHoursAgo, zone),
    paymentLink: paymentLink ?? draft.paymentLink,
    message: message ?? draft.message,
  };
}

/** When a demo visitor wants to be picked up, relative to the day of the demo. */
export type PickupTime =
  | { days: number; time: string }
  /** As the visitor typed it. */
  | { date: string; time: string }
  /** The first full hour in the daytime that is at least this many hours away. */
  | { hours: number }
  /** In the night of the next clock change, at a time that is skipped or repeated. */
  | "clock-change";

/** The two fields as the form sends them. */
export function typedPickup(
  pickup: PickupTime,
  addresses: ZoneAddresses,
  now: Temporal.Instant,
): { date: string; time: string } {
  const local = now.toZonedDateTimeISO(guessZone(addresses).zone);
  if (pickup === "clock-change") return fieldsOf(clockChange(local));
  if ("date" in pickup) return pickup;
  if ("hours" in pickup) return fieldsOf(byDay(local.add({ hours: pickup.hours })));
  return { date: local.add({ days: pickup.days }).toPlainDate().toString(), time: pickup.time };
}

/** The pickup's local time this many hours before now. */
export function localTimeAgo(now: Temporal.Instant, hoursAgo: number, zone: PickupZone) {
  const minutes = Math.round(hoursAgo * 60);
  return fieldsOf(now.subtract({ minutes }).toZonedDateTimeISO(zone).toPlainDateTime());
}

function fieldsOf(local: Temporal.PlainDateTime) {
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}

function byDay(local: Temporal.ZonedDateTime): Temporal.PlainDateTime {
  const hour = local.round({ smallestUnit: "hour", roundingMode: "ceil" });
  const morning = hour.withPlainTime({ hour: 6 });
  if (hour.hour < 6) return morning.toPlainDateTime();
  return (hour.hour > 20 ? morning.add({ days: 1 }) : hour).toPlainDateTime();
}

function clockChange(local: Temporal.ZonedDateTime): Temporal.PlainDateTime {
  const change = local.getTimeZoneTransition("next");
  if (change === null) throw new Error(`Clocks in ${local.timeZoneId} never change`);
  const before = change.subtract({ nanoseconds: 1 });
  const isSpring = change.offsetNanoseconds > before.offsetNanoseconds;
  const nominal = before.toPlainDateTime().add({ nanoseconds: 1 });
  return nominal.add({ minutes: isSpring ? 30 : -30 });
}
