import { company } from "#content/company.ts";
import { driveBetween } from "#content/routes.ts";
import { describeParty, labelOf, vehicleChoices } from "#domain/form.ts";
import { legsOf } from "#domain/legs.ts";
import { shortRoute } from "#domain/pickup.ts";
import type { QuoteLeg } from "#domain/quote.ts";
import type { QuoteView, VisitorRequest } from "./views.ts";

/** For drives that no guide lists: a calendar entry needs an end. */
const otherMinutes = 120;

type CalendarView = Pick<
  VisitorRequest,
  "reference" | "state" | "now" | "passengers" | "quotes"
> & {
  /** What was accepted or canceled: earlier versions are in no calendar. */
  last?: { quoteVersion: number | null } | null;
};

type Method = "PUBLISH" | "REQUEST" | "CANCEL";

/**
 * An accepted ride for a calendar (RFC 5545), or the removal of a canceled one, with an entry per
 * leg; null for other requests. It links to the page that emails the links, not to the visitor's page,
 * because calendars are shared and that link can answer. Removes a way home that was booked but is
 * no longer part of the ride.
 */
export function calendarOf(view: CalendarView, siteUrl: string): string | null {
  const [quote] = view.quotes;
  if (!quote || (view.state !== "accepted" && view.state !== "cancelled")) return null;
  const isCancelled = view.state === "cancelled";
  const entries = legsOf(quote).map((leg, index) => ({ leg, index, isOver: isCancelled }));
  const since = view.last?.quoteVersion ?? 0;
  const booked = view.quotes.filter(({ version }) => version >= since);
  const all = [...entries, ...removedLegs(booked)];
  return write(view, quote, isCancelled ? "CANCEL" : "PUBLISH", all, siteUrl, null);
}

/**
 * The files that update an accepted ride's entries. Each has one method, so that calendars remove a
 * canceled way home. The version before the newest is what was booked.
 * @param invited the address to which the change is sent
 */
export function changedCalendars(view: CalendarView, siteUrl: string, invited: string) {
  const [quote, booked] = view.quotes;
  if (!quote) return [];
  const entries = legsOf(quote).map((leg, index) => ({ leg, index, isOver: false }));
  const removed = removedLegs(booked ? [quote, booked] : [quote]);
  const file = (method: "REQUEST" | "CANCEL", all: Entry[]) => ({
    method,
    text: write(view, quote, method, all, siteUrl, invited),
  });
  return [file("REQUEST", entries), ...(removed.length > 0 ? [file("CANCEL", removed)] : [])];
}

type Entry = { leg: QuoteLeg; index: number; isOver: boolean };

/** The way home of an earlier version, if the newest has none. */
function removedLegs([newest, ...earlier]: CalendarView["quotes"]): Entry[] {
  const [home] = earlier.flatMap(({ moreLegs }) => moreLegs.slice(0, 1));
  const isGone = newest !== undefined && newest.moreLegs.length === 0;
  return home && isGone ? [{ leg: home, index: 1, isOver: true }] : [];
}

function write(
  view: CalendarView,
  quote: QuoteView,
  method: Method,
  entries: readonly Entry[],
  siteUrl: string,
  invited: string | null,
): string {
  const linksPage = new URL("/requests", siteUrl).href;
  // Odd once the ride is canceled, so that the next version is later than both.
  const sequence = 2 * quote.version + (view.state === "cancelled" ? 1 : 0);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${company.name}//Rides//EN`,
    `METHOD:${method}`,
    ...entries.flatMap(({ leg, index, isOver }) => [
      "BEGIN:VEVENT",
      `UID:${uidOf(view.reference, index)}`,
      `SEQUENCE:${sequence}`,
      ...(isOver ? ["STATUS:CANCELLED"] : []),
      ...(invited ? partiesOf(invited) : []),
      `DTSTAMP:${stamp(new Date(view.now))}`,
      ...timesOf(leg),
      `SUMMARY:${text(`${company.name}: ${shortRoute(leg)}`)}`,
      `LOCATION:${text(leg.pickupAddress)}`,
      `DESCRIPTION:${text(descriptionOf(view, leg, quote, linksPage))}`,
      `URL:${linksPage}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

/** Calendars only accept changes from the organizer, for the person invited. */
function partiesOf(email: string): string[] {
  return [`ORGANIZER;CN=${company.name}:mailto:${company.email}`, `ATTENDEE:mailto:${email}`];
}

/** Every version has the same UID for a leg, so that calendars replace its entry. */
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

/** Lines have at most 75 bytes; longer ones continue on the next line, after a space. */
function fold(line: string): string {
  const lines = [""];
  for (const character of line) {
    const next = `${lines.at(-1)}${character}`;
    if (Buffer.byteLength(next) <= 75) lines.splice(-1, 1, next);
    else lines.push(` ${character}`);
  }
  return lines.join("\r\n");
}
