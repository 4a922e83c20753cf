import { company } from "#content/company.ts";
import type { BookingRequest } from "#domain/booking.ts";
import { labelOf, vehicleChoices } from "#domain/choices.ts";
import type { PickupNote } from "#domain/pickup.ts";
import type { MailDraft } from "#server/outbox/render.ts";
import { greeting, inert } from "./defang.ts";
import { toHtml, toText, type Letter } from "./layout.ts";
import { companyAddress, footer, markWords, teamAddress } from "./shared.ts";

/** What the mails about a booking request are made of. */
export type BookingMailFacts = {
  booking: BookingRequest;
  reference: string;
  pickupNote: PickupNote | null;
  marks: readonly string[];
  teamEmail: string;
  siteUrl: string;
};

/** To the team: every field, with the visitor in Reply-To. */
export function bookingTeamMail(facts: BookingMailFacts): MailDraft {
  const { booking, reference, pickupNote, marks } = facts;
  const notes = [...(pickupNote ? [pickupNotes[pickupNote]] : []), ...markWords(marks)];
  const letter: Letter = {
    opening: [`A request for a quote, ${reference}.`, ...notes],
    rows: [
      ...rideRows(booking),
      ["First name", booking.firstName],
      ["Last name", booking.lastName],
      ["Cell phone", booking.cellPhone],
      ["Email", booking.email],
      ["Terms", "Agreed to"],
      ["Reference", reference],
    ],
    closing: [
      `The visitor expects a personal quote within ${company.quoteTurnaround}. Answering this mail writes to the visitor.`,
    ],
  };
  const warning = marks.includes("honeypot") ? "[suspicious] " : "";
  return {
    audience: "team",
    to: teamAddress(facts.teamEmail),
    replyTo: { name: `${booking.firstName} ${booking.lastName}`, address: booking.email },
    subject:
      `${warning}${reference}: ${booking.date} ${booking.time}, ` +
      `${short(booking.pickupAddress)} to ${short(booking.dropoffAddress)}, ${party(booking)}`,
    text: toText(letter),
    html: toHtml(letter),
  };
}

/** To the visitor: thanks, the reference, what was asked, and what happens next. */
export function bookingVisitorMail({ booking, reference, siteUrl }: BookingMailFacts): MailDraft {
  const letter: Letter = {
    opening: [
      greeting(booking.firstName),
      `Thank you for asking ${company.name} for a quote. Your reference is ${reference}.`,
      "This is what you asked for:",
    ],
    rows: rideRows(booking).map(([label, value]) => [label, inert(value)] as const),
    closing: [
      `What happens next: our team reviews your request and sends you a personal quote within ${company.quoteTurnaround}. Nothing is booked until you accept it.`,
      ...footer(siteUrl),
    ],
  };
  return {
    audience: "visitor",
    to: { name: "", address: booking.email },
    replyTo: companyAddress(),
    subject: `Your request for a quote, ${reference}`,
    text: toText(letter),
    html: toHtml(letter),
  };
}

const pickupNotes: Record<PickupNote, string> = {
  past: "Please look at the date: it is over.",
  "within-24-hours": "Please look at the date: the pickup is within 24 hours.",
  "date-only": "Please look at the time: a program could not read it.",
  unreadable: "Please look at the date and time: a program could not read them.",
};

function rideRows(booking: BookingRequest): (readonly [string, string])[] {
  return [
    ["Date", booking.date],
    ["Time", booking.time],
    ["Pickup address", booking.pickupAddress],
    ["Dropoff address", booking.dropoffAddress],
    ["Passengers", booking.passengers || "Not chosen"],
    ["Vehicle type", labelOf(vehicleChoices, booking.vehicleType)],
  ];
}

function party({ passengers }: BookingRequest): string {
  if (passengers === "") return "party not given";
  return passengers === "1" ? "1 passenger" : `${passengers} passengers`;
}

const segmenter = new Intl.Segmenter("en");

function short(text: string): string {
  // No letter is made of less than one unit: the common text needs no counting.
  if (text.length <= 40) return text;
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return letters.length <= 40 ? text : `${letters.slice(0, 39).join("")}…`;
}
