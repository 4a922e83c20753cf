import { company } from "#content/company.ts";
import { driveBetween } from "#content/routes.ts";
import { describeParty, labelOf, vehicleChoices } from "#domain/form.ts";
import { legsOf } from "#domain/legs.ts";
import { shortRoute } from "#domain/pickup.ts";
import type { QuoteLeg } from "#domain/quote.ts";
import type { QuoteView, VisitorRequest } from "./views.ts";

/** Where the guides know no drive; a calendar needs an end. */
const otherMinutes = 120;

type CalendarView = Pick<VisitorRequest, "reference" | "state" | "now" | "passengers" | "quotes">;

/**
 * An accepted ride for a calendar (RFC 5545), or what takes a cancelled one out of it, with an entry
 * for each leg; null for any other request. It names the page that emails the links and not the
 * visitor's own, because calendars are shared and that link can answer. A way home that an earlier
 * version had is taken out.
 * @param invited the address to which a change is sent
 */
export function calendarOf(
  view: CalendarView,
  siteUrl: string,
  invited: string | null = null,
): string | null {
  const [quote, ...earlier] = view.quotes;
  const isCancelled = view.state === "cancelled";
  if ((view.state !== "accepted" && !isCancelled) || !quote) return null;
  const linksPage = new URL("/requests", siteUrl).href;
  const legs = legsOf(quote);
  const entry = (leg: QuoteLeg, index: number, isOver: boolean) => [
    "BEGIN:VEVENT",
    `UID:${uidOf(view.reference, index)}`,
    `SEQUENCE:${isCancelled ? quote.version + 1 : quote.version}`,
    ...(isOver ? ["STATUS:CANCELLED"] : []),
    ...(invited ? partiesOf(invited) : []),
    `DTSTAMP:${stamp(new Date(view.now))}`,
    ...timesOf(leg),
    `SUMMARY:${text(`${company.name}: ${shortRoute(leg)}`)}`,
    `LOCATION:${text(leg.pickupAddress)}`,
    `DESCRIPTION:${text(descriptionOf(view, leg, quote, linksPage))}`,
    `URL:${linksPage}`,
    "END:VEVENT",
  ];
  const entries = legs.flatMap((leg, index) => entry(leg, index, isCancelled));
  const [, home] =
    earlier.flatMap((one) => (one.moreLegs.length > 0 ? [legsOf(one)] : []))[0] ?? [];
  const removed = home && legs.length === 1 ? entry(home, 1, true) : [];
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${company.name}//Rides//EN`,
    `METHOD:${isCancelled ? "CANCEL" : invited ? "REQUEST" : "PUBLISH"}`,
    ...entries,
    ...removed,
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** A calendar takes a change only from who invited, for who was invited. */
function partiesOf(email: string): string[] {
  return [`ORGANIZER;CN=${company.name}:mailto:${company.email}`, `ATTENDEE:mailto:${email}`];
}

/** The same for a leg in every version, so that a calendar replaces its entry. */
function uidOf(reference: string, index: number): string {
  const leg = index === 0 ? "" : `-${index + 1}`;
  return `${reference.toLowerCase()}${leg}@${company.email.split("@")[1]}`;
}

function timesOf({ pickup, pickupAddress, dropoffAddress }: QuoteLeg): string[] {
  const start = new Date(pickup.at);
  const minutes = driveBetween(pickupAddress, dropoffAddress) ?? otherMinutes;
  const end = new Date(start.getTime() + minutes * 60_000);
  return [`DTSTART:${stamp(start)}`, `DTEND:${stamp(end)}`];
}

function descriptionOf(
  { reference, passengers }: CalendarView,
  { vehicle, pickupAddress, dropoffAddress }: QuoteLeg,
  { operator }: QuoteView,
  linksPage: string,
): string {
  const party = describeParty(passengers, "");
  const car = labelOf(vehicleChoices, vehicle);
  return [
    `Pickup: ${pickupAddress}`,
    `To: ${dropoffAddress}`,
    `Vehicle: ${party ? `${car}, for ${party}` : car}`,
    `Driven by ${operator.name}, ${operator.permit}`,
    `On the day, call ${company.phone.display} at any hour`,
    `${reference}: we email you the link to your page from ${linksPage}`,
  ].join("\n");
}

function stamp(date: Date): string {
  return `${date.toISOString().replaceAll(/[-:]/g, "").slice(0, 15)}Z`;
}

function text(value: string): string {
  return value.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll("\n", String.raw`\n`);
}

/** A line has at most 75 bytes; what is longer goes on in the next, after a space. */
function fold(line: string): string {
  const lines = [""];
  for (const character of line) {
    const next = `${lines.at(-1)}${character}`;
    if (Buffer.byteLength(next) <= 75) lines.splice(-1, 1, next);
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}
