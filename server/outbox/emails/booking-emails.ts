import { company, policy } from "#content/company.ts";
import type { BookingRequest } from "#domain/form-schema.ts";
import { labelOf, vehicleChoices } from "#domain/form.ts";
import { phoneLink } from "#domain/phone.ts";
import type { Pickup, PickupNote } from "#domain/pickup.ts";
import type { Flag } from "#domain/request.ts";
import { type ClockChange, formatPickupTime } from "#domain/time.ts";
import { type EmailDraft, pageLink } from "#server/outbox/email-draft.ts";
import { toHtml, toText, type EmailContent } from "./layout.ts";
import {
  defang,
  greeting,
  companyAddress,
  teamAddress,
  deadline,
  flagNotes,
  footer,
  turnaround,
} from "./standard-text.ts";

type BookingEmailFacts = {
  booking: BookingRequest;
  reference: string;
  dueAt: string;
  pickup: Pickup;
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
    intro: [
      `New quote request ${reference}. ${deadline(facts.dueAt)}`,
      ...notes,
      "Reply to this email to write to the visitor.",
    ],
    rows: [
      ...rideRows(booking, pickup),
      ["First name", booking.firstName],
      ["Last name", booking.lastName],
      ["Cell phone", booking.cellPhone, phoneLink(booking.cellPhone)],
      ["Email", booking.email],
      ["Terms", "Agreed"],
      ["Reference", reference],
    ],
    outro: [`We promised a personal quote within ${turnaround}.`],
  };
  const warning = flags.includes("honeypot") ? "[suspicious] " : "";
  return {
    audience: "team",
    onAmbiguous: "resend",
    to: teamAddress(facts.teamEmail),
    replyTo: { name: `${booking.firstName} ${booking.lastName}`, address: booking.email },
    subject:
      `${warning}${reference}: ${short(pickupTime(booking, pickup))}, ` +
      `${short(booking.pickupAddress)} to ${short(booking.dropoffAddress)}, ${party(booking)}`,
    text: toText(content),
    html: toHtml(content),
  };
}

export function bookingVisitorEmail({
  booking,
  reference,
  pickup,
  siteUrl,
}: BookingEmailFacts): EmailDraft {
  const content: EmailContent = {
    intro: [
      greeting(booking.firstName),
      `Thank you for requesting a quote from ${company.name}. Your reference is ${reference}.`,
      "Your request:",
    ],
    rows: rideRows(booking, pickup).map(([label, value]) => [label, defang(value)] as const),
    link: { label: "Follow your request on its own page", href: pageLink(siteUrl, reference) },
    outro: [
      "Keep that page private: anyone with the link can respond for you.",
      `Our team is reviewing your request and will email your personal quote within ${turnaround}. Nothing is booked until you accept it.`,
      ...footer(siteUrl),
    ],
  };
  return {
    audience: "visitor",
    onAmbiguous: "ask",
    to: { name: "", address: booking.email },
    replyTo: companyAddress(),
    subject: `Your ${company.name} quote request, ${reference}`,
    text: toText(content),
    html: toHtml(content),
    links: [reference],
  };
}

const pickupNotes: Record<PickupNote, string> = {
  past: "Check the date: it has passed.",
  "within-24-hours": `Short notice: the pickup is within ${policy.noticeHours.standard} hours.`,
  "date-only": "Check the time with the visitor: we could not read it.",
  unreadable: "Check the date and time with the visitor: we could not read them.",
};

const clockNotes: Record<ClockChange, string> = {
  skipped: "Check the time with the visitor: clocks move forward that night and skip it.",
  repeated:
    "Check the time with the visitor: clocks move back that night, and it comes twice. We assume the first.",
};

function rideRows(booking: BookingRequest, pickup: Pickup): (readonly [string, string])[] {
  return [
    ["Pickup time", pickupTime(booking, pickup)],
    ["Pickup address", booking.pickupAddress],
    ["Dropoff address", booking.dropoffAddress],
    ["Passengers", booking.passengers || "Not specified"],
    ["Vehicle type", labelOf(vehicleChoices, booking.vehicleType, "Help me choose")],
  ];
}

/** As a person says it, or as it was typed where no such time can be read or exists. */
function pickupTime({ date, time }: BookingRequest, pickup: Pickup): string {
  const { instant, zone, clockChange } = pickup;
  if (instant === null || clockChange === "skipped") return `${date}, ${time}`;
  return formatPickupTime(instant, zone.zone, zone.source !== "default");
}

function party({ passengers }: BookingRequest): string {
  if (passengers === "") return "party size not specified";
  return passengers === "1" ? "1 passenger" : `${passengers} passengers`;
}

const segmenter = new Intl.Segmenter("en");

function short(text: string): string {
  // A grapheme has at least one unit, so most text needs no counting.
  if (text.length <= 40) return text;
  const letters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return letters.length <= 40 ? text : `${letters.slice(0, 39).join("")}…`;
}
