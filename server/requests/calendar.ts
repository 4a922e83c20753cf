import { company } from "#content/company.ts";
import type { VisitorRequest } from "./views.ts";

/** Nobody promises how long a ride takes; a calendar needs an end. */
const shownHours = 1;

/** The pickup of an accepted ride for a calendar (RFC 5545); null before it is accepted. */
export function calendarOf(view: VisitorRequest): string | null {
  const [quote] = view.quotes;
  if (view.state !== "accepted" || !quote) return null;
  const start = new Date(quote.pickup.at);
  const end = new Date(start.getTime() + shownHours * 60 * 60 * 1000);
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${company.name}//Rides//EN`,
    "METHOD:PUBLISH",
    "BEGIN:VEVENT",
    `UID:${view.reference.toLowerCase()}@${company.email.split("@")[1]}`,
    `SEQUENCE:${quote.version}`,
    `DTSTAMP:${stamp(new Date(view.now))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${text(`${company.name}: pickup, ${view.reference}`)}`,
    `LOCATION:${text(view.pickupAddress)}`,
    `DESCRIPTION:${text(descriptionOf(view))}`,
    "END:VEVENT",
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join("");
}

function descriptionOf({ dropoffAddress, quotes }: VisitorRequest): string {
  const operator = quotes[0]?.operator;
  return `To ${dropoffAddress}\nDriven by ${operator?.name}, ${operator?.permit}\nOn the day call ${company.phone.display}`;
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
