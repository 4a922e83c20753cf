import { Temporal } from "temporal-polyfill";
import type { WayHome } from "./form-schema.ts";
import { guessZone, zoneNames } from "./pickup-zone.ts";
import { shortRoute } from "./pickup.ts";
import { cancellationSentence, cancellationTerms, type CancellationTerm } from "./policy.ts";
import type { Quote, QuoteLeg, QuoteLine } from "./quote.ts";
import type { Leg, Ride } from "./ride.ts";
import {
  formatClock,
  formatFullDate,
  formatLongTime,
  formatLongTimeParts,
  readDate,
  readTime,
  type LocalTime,
} from "./time.ts";

/** The names of the legs of a two-leg ride. */
export const legNames = ["There", "Way home"] as const;

type Places = Pick<Leg, "pickupAddress" | "dropoffAddress">;

/** The ride with a way home: as the visitor `asked` for it, or else the reverse route with an open date. */
export function addWayHome(ride: Ride, asked: WayHome | null = null): Ride {
  const [there] = ride.legs;
  const turned = { pickupAddress: there.dropoffAddress, dropoffAddress: there.pickupAddress };
  const places = { ...turned, ...asked };
  const guess = guessZone(places);
  const zone = guess.matched === null ? there.zone : guess.zone;
  return { ...ride, legs: [there, { ...there, ...open, ...places, zone }] };
}

const open = { date: "", time: "", confirmed: false } as const;

/** For example, `Saturday, March 1, 2031, 9:30 AM, The Lodge at Vail to Denver International Airport`. */
export function wayHomeText({ date, time, ...places }: WayHome): string {
  return `${whenTyped({ date, time })}, ${shortRoute(places)}`;
}

/** Typed text in display form; unreadable text stays as it is. */
function whenTyped({ date, time }: LocalTime): string {
  const [day, clock] = [readDate(date.trim()), readTime(time.trim())];
  const parts = [day ? formatFullDate(day) : date, clock ? formatClock(clock) : time];
  return parts.filter(Boolean).join(", ");
}

/** For the timeline. */
export function wayHomeNote({ legs }: Ride, isAdded: boolean): string {
  const [, home] = legs;
  if (!home) return "";
  const when = whenTyped(home);
  const change = isAdded
    ? "added"
    : `removed${when ? `, ${when} ${zoneNames[home.zone].short}` : ""}`;
  return `Way home ${change}, ${shortRoute(home)}`;
}

/** For example, `Denver International Airport to The Lodge at Vail, and home`. */
export function routeOf([there, home]: readonly [Places, ...Places[]]): string {
  if (!home) return shortRoute(there);
  const isTurned =
    home.pickupAddress === there.dropoffAddress && home.dropoffAddress === there.pickupAddress;
  return `${shortRoute(there)}, and home${isTurned ? "" : ` from ${shortRoute(home)}`}`;
}

/** For example, `Friday, December 18, at 2:15 PM Mountain Time, and home on Friday, December 25, at ...`. */
export function whenOf(legs: readonly Pick<QuoteLeg, "pickup">[]): string {
  return legs
    .map(({ pickup: { at, zone } }) => {
      const { date, clock } = formatLongTimeParts(Temporal.Instant.from(at), zone);
      return `${date}, at ${clock}`;
    })
    .join(", and home on ");
}

/** The last pickup, which decides when the ride has taken place. */
export function lastPickup(legs: readonly Pick<QuoteLeg, "pickup">[]): Temporal.Instant {
  const last = legs
    .map(({ pickup }) => pickup.at)
    .toSorted()
    .at(-1);
  if (last === undefined) throw new Error("A ride without a leg");
  return Temporal.Instant.from(last);
}

/** What each line is for. A transfer without text is named after its leg, or after both legs. */
export function lineTexts(
  lines: readonly Pick<QuoteLine, "kind" | "text">[],
  legs: readonly [Places, ...Places[]],
): string[] {
  const transfers = lines.filter(({ kind }) => kind === "transfer");
  return lines.map((line) => {
    if (line.text || line.kind !== "transfer") return line.text;
    const leg = transfers.length === legs.length ? legs[transfers.indexOf(line)] : undefined;
    return `From ${leg ? shortRoute(leg) : routeOf(legs)}`;
  });
}

export type LegTerms = { name: string | null; terms: CancellationTerm[] };

/** The cancellation terms of each leg, from its own pickup; `name` is null if there is only one. */
export function termsByLeg(
  legs: readonly Pick<QuoteLeg, "pickup">[],
  now: Temporal.Instant,
  format = formatLongTime,
): LegTerms[] {
  return legs.map(({ pickup: { at, zone } }, index) => ({
    name: legs.length > 1 ? (legNames[index] ?? null) : null,
    terms: cancellationTerms(Temporal.Instant.from(at), zone, now, format),
  }));
}

/** Shown when a ride has separate terms for each leg. */
export const halfEach = "Each way counts for half of the total.";

/** The terms in words, one line per leg. */
export function termsSentence(legs: readonly Pick<QuoteLeg, "pickup">[], now: Temporal.Instant) {
  const sentences = termsByLeg(legs, now).map(({ name, terms }) => {
    const sentence = cancellationSentence(terms);
    return name === null ? sentence : `${name}: ${sentence}`;
  });
  return [...sentences, ...(sentences.length > 1 ? [halfEach] : [])].join("\n");
}

/** All legs of a quote. The first is stored as in quotes from when a ride had only one leg. */
export function legsOf({ moreLegs, ...first }: Quote): [QuoteLeg, ...QuoteLeg[]] {
  return [first, ...moreLegs];
}
