import { company, policy } from "#content/company.ts";
import type { BookingRequest } from "#domain/booking.ts";
import { labelOf, vehicleChoices } from "#domain/choices.ts";
import type { Flag } from "#domain/flags.ts";
import type { ClockChange, Pickup, PickupNote } from "#domain/pickup.ts";
import type { EmailDraft } from "#server/outbox/email-draft.ts";
import { defang, greeting } from "./defang.ts";
import { toHtml, toText, type EmailContent } from "./layout.ts";
import { companyAddress, teamAddress } from "./addresses.ts";
import { flagNotes, footer } from "./standard-text.ts";

type BookingEmailFacts = {
  booking: BookingRequest;
  reference: string;
  pickup: Pick<Pickup, "note" | "clockChange">;
  flags: readonly Flag[];
  teamEmail: string;
  siteUrl: string;
};

export function bookingTeamEmail(facts: BookingEmailFacts): EmailDraft {
  const { booking, reference, pickup, flags } = facts;
  const notes = [
    ...(pickup.note ? [pickupNotes[pickup.note]] : []),
    ...(pickup.clockChange ? [clockNotes[pickup.clockChange]] : []),
    ...flagNotes(flags),
  ];
  const content: EmailContent = {
    intro: [`A request for a quote, ${reference}.`, ...notes],
    rows: [
      ...rideRows(booking),
      ["First name", booking.firstName],
      ["Last name", booking.lastName],
      ["Cell phone", booking.cellPhone],
      ["Email", booking.email],
      ["Terms", "Agreed to"],
      ["Reference", reference],
    ],
    outro: [
      `The visitor expects a personal quote within ${company.quoteTurnaround}. Reply to this email to write to the visitor.`,
    ],
  };
  const warning = flags.includes("honeypot") ? "[suspicious] " : "";
  return {
    audience: "team",
    onAmbiguous: "resend",
    to: teamAddress(facts.teamEmail),
    replyTo: { name: `${booking.firstName} ${booking.lastName}`, address: booking.email },
    subject:
      `${warning}${reference}: ${booking.date} ${booking.time}, ` +
      `${short(booking.pickupAddress)} to ${short(booking.dropoffAddress)}, ${party(booking)}`,
    text: toText(content),
    html: toHtml(content),
  };
}

export function bookingVisitorEmail({
  booking,
  reference,
  siteUrl,
}: BookingEmailFacts): EmailDraft {
  const content: EmailContent = {
    intro: [
      greeting(booking.firstName),
      `Thank you for asking ${company.name} for a quote. Your reference is ${reference}.`,
      "This is what you asked for:",
    ],
    rows: rideRows(booking).map(([label, value]) => [label, defang(value)] as const),
    outro: [
      `What happens next: our team reviews your request and sends you a personal quote within ${company.quoteTurnaround}. Nothing is booked until you accept it.`,
      ...footer(siteUrl),
    ],
  };
  return {
    audience: "visitor",
    onAmbiguous: "ask",
    to: { name: "", address: booking.email },
    replyTo: companyAddress(),
    subject: `Your request for a quote, ${reference}`,
    text: toText(content),
    html: toHtml(content),
  };
}

const pickupNotes: Record<PickupNote, string> = {
  past: "Please look at the date: it is over.",
  "within-24-hours": `Please look at the date: the pickup is within ${policy.noticeHours.standard} hours.`,
  "date-only": "Please look at the time: a program could not read it.",
  unreadable: "Please look at the date and time: a program could not read them.",
};

const clockNotes: Record<ClockChange, string> = {
  skipped: "Please ask about the time: the clocks skip it that night. We count an hour later.",
  repeated: "Please ask about the time: it comes twice that night. We count the first.",
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
  // A grapheme has at least one unit, so most text needs no counting.
  if (text.length <= 40) return text;
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return letters.length <= 40 ? text : `${letters.slice(0, 39).join("")}…`;
}
