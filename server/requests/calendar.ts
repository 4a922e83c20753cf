import { company } from "#content/company.ts";
import { driveBetween } from "#content/routes.ts";
import { describeParty, labelOf, vehicleChoices } from "#domain/form.ts";
import { shortRoute } from "#domain/pickup.ts";
import type { QuoteView, VisitorRequest } from "./views.ts";

/** Where the guides know no drive; a calendar needs an end. */
const otherMinutes = 120;

type CalendarView = Pick<
  VisitorRequest,
  "reference" | "state" | "now" | "pickupAddress" | "dropoffAddress" | "passengers" | "quotes"
>;

/**
 * An accepted ride for a calendar (RFC 5545), or what takes a cancelled one out of it; null for any
 * other request. It names the page that emails the links and not the visitor's own, because calendars
 * are shared and that link can answer.
 */
export function calendarOf(view: CalendarView, siteUrl: string): string | null {
  const [quote] = view.quotes;
  const isCancelled = view.state === "cancelled";
  if ((view.state !== "accepted" && !isCancelled) || !quote) return null;
  const start = new Date(quote.pickup.at);
  const minutes = driveBetween(view.pickupAddress, view.dropoffAddress) ?? otherMinutes;
  const end = new Date(start.getTime() + minutes * 60_000);
  const linksPage = new URL("/requests", siteUrl).href;
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${company.name}//Rides//EN`,
    `METHOD:${isCancelled ? "CANCEL" : "PUBLISH"}`,
    "BEGIN:VEVENT",
    `UID:${view.reference.toLowerCase()}@${company.email.split("@")[1]}`,
    `SEQUENCE:${isCancelled ? quote.version + 1 : quote.version}`,
    ...(isCancelled ? ["STATUS:CANCELLED"] : []),
    `DTSTAMP:${stamp(new Date(view.now))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${text(`${company.name}: ${shortRoute(view)}`)}`,
    `LOCATION:${text(view.pickupAddress)}`,
    `DESCRIPTION:${text(descriptionOf(view, quote, linksPage))}`,
    `URL:${linksPage}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function descriptionOf(
  { reference, pickupAddress, dropoffAddress, passengers }: CalendarView,
  { vehicle, operator }: QuoteView,
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
