import { Temporal } from "temporal-polyfill";
import { describeParty, labelOf, vehicleChoices } from "./form.ts";
import { legsOf } from "./legs.ts";
import { formatMoney } from "./money.ts";
import { shortRoute } from "./pickup.ts";
import { quoteTotal, type Quote, type QuoteLeg } from "./quote.ts";
import { formatLongTime, formatLongTimeParts } from "./time.ts";

/** One change in a new version: its name, both values, and a sentence that describes it. */
export type RideChange = { name: string; was: string; is: string; text: string };

/** What a version changes in the one before it, with the ride first and the total last. */
export function rideChanges(before: Quote, after: Quote): RideChange[] {
  const [was, is] = [legsOf(before), legsOf(after)];
  const changes: RideChange[] = [...legChanges(was[0], is[0], ""), ...homeChanges(was[1], is[1])];
  const add = (name: string, from: string, to: string) => {
    if (from !== to) changes.push({ name, was: from, is: to, text: sentence(name, from, to) });
  };
  if (before.passengers !== null && after.passengers !== null)
    add("Party", describeParty(before.passengers), describeParty(after.passengers));
  add("Driven by", operatorOf(before), operatorOf(after));
  add("Total", formatMoney(quoteTotal(before.lines)), formatMoney(quoteTotal(after.lines)));
  return changes;
}

/** Whether the visitor would pay a different total. */
export function hasNewPrice(before: Quote, after: Quote): boolean {
  return quoteTotal(before.lines) !== quoteTotal(after.lines);
}

/** One sentence per change, and one if the total stays the same. */
export function changeSentences(before: Quote, after: Quote): string[] {
  const texts = rideChanges(before, after).map(({ text }) => text);
  return hasNewPrice(before, after) ? texts : [...texts, "The total stays the same."];
}

/** The shortest text, for a title: `Pickup is now 5:15 PM instead of 3:15 PM`. */
export function changeTitle(before: Quote, after: Quote): string {
  const [first] = rideChanges(before, after);
  return first ? first.text.replace(/\.$/, "") : "Your ride stays as it is";
}

function sentence(name: string, was: string, is: string): string {
  return `${name} is now ${is} instead of ${was}.`;
}

function legChanges(was: QuoteLeg, is: QuoteLeg, of: string): RideChange[] {
  const change = (name: string, from: string, to: string): RideChange[] =>
    from === to
      ? []
      : [{ name: `${name}${of}`, was: from, is: to, text: sentence(`${name}${of}`, from, to) }];
  return [
    ...pickupChange(was, is, `Pickup${of}`),
    ...change("From", was.pickupAddress, is.pickupAddress),
    ...change("To", was.dropoffAddress, is.dropoffAddress),
    ...change("Vehicle", vehicleOf(was), vehicleOf(is)),
  ];
}

/** If the day and the zone stay the same, only the time is shown. */
function pickupChange(
  { pickup: was }: QuoteLeg,
  { pickup: is }: QuoteLeg,
  name: string,
): RideChange[] {
  if (was.at === is.at && was.zone === is.zone) return [];
  const [from, to] = [was, is].map(({ at, zone }) => ({
    full: formatLongTime(Temporal.Instant.from(at), zone),
    ...formatLongTimeParts(Temporal.Instant.from(at), zone),
  }));
  if (!from || !to) return [];
  const isSameDay = from.date === to.date && was.zone === is.zone;
  const [fromText, toText] = isSameDay ? [timeOf(from), timeOf(to)] : [from.full, to.full];
  return [{ name, was: from.full, is: to.full, text: sentence(name, fromText, toText) }];
}

/** Without its zone: `5:15 PM`. */
function timeOf({ clock }: { clock: string }): string {
  return clock.split(" ").slice(0, 2).join(" ");
}

const ofWayHome = " of the way home";

function homeChanges(was: QuoteLeg | undefined, is: QuoteLeg | undefined): RideChange[] {
  if (was && is) return legChanges(was, is, ofWayHome);
  if (!was && !is) return [];
  const [from, to] = [was, is].map((leg) => (leg ? homeText(leg) : "None"));
  const text = is ? `A way home is added: ${to}.` : `The way home is taken away: ${from}.`;
  return [{ name: "Way home", was: from ?? "", is: to ?? "", text }];
}

function homeText(leg: QuoteLeg): string {
  return `${formatLongTime(Temporal.Instant.from(leg.pickup.at), leg.pickup.zone)}, ${shortRoute(leg)}`;
}

function vehicleOf({ vehicle }: QuoteLeg): string {
  return labelOf(vehicleChoices, vehicle);
}

function operatorOf({ operator }: Quote): string {
  return `${operator.name}, ${operator.permit}`;
}
