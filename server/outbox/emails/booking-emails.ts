import { Temporal } from "temporal-polyfill";
import { policy } from "#content/company.ts";
import type { BookingRequest } from "#domain/form-schema.ts";
import {
  describeParty,
  labelOf,
  takenBy,
  takenHow,
  type TakenSource,
  vehicleChoices,
  phoneLink,
} from "#domain/form.ts";
import { describeAskedPickup, type Pickup, type PickupNote } from "#domain/pickup.ts";
import { isCallQuicker } from "#domain/policy.ts";
import type { Flag } from "#domain/request.ts";
import { type ClockChange, formatLongTimeParts, formatPickupTime } from "#domain/time.ts";
import type { EmailDraft } from "#server/outbox/outbox.ts";
import { type EmailRow, render } from "./layout.ts";
import {
  byMistake,
  callInstead,
  companyAddress,
  deadline,
  defang,
  flagNotes,
  greet,
  keepPrivate,
  promisedTime,
  signatureOf,
  teamAddress,
  pageLink,
} from "./standard-text.ts";

export type BookingEmailFacts = {
  booking: BookingRequest;
  reference: string;
  /** When it was received, in milliseconds since 1970. */
  now: number;
  dueAt: string;
  pickup: Pickup;
  flags: readonly Flag[];
  /** Who took the request by phone or email; null for the form. */
  taken: { source: TakenSource; by: { name: string } } | null;
  teamEmail: string;
  siteUrl: string;
  deskUrl: string;
};

export function bookingTeamEmail(facts: BookingEmailFacts): EmailDraft {
  const { booking, reference, pickup, flags, taken, deskUrl } = facts;
  const notes = [
    ...(pickup.note ? [pickupNotes[pickup.note]] : []),
    ...(pickup.clockChange ? [clockNotes[pickup.clockChange]] : []),
    ...flagNotes(flags),
  ];
  const time = pickupTime(booking, pickup);
  const warning = flags.includes("honeypot") ? "[suspicious] " : "";
  return {
    audience: "team",
    onAmbiguous: "resend",
    to: teamAddress(facts.teamEmail),
    replyTo: booking.email
      ? { name: `${booking.firstName} ${booking.lastName}`, address: booking.email }
      : companyAddress(),
    ...render({
      subject:
        `${warning}${reference}: ${short(time)}, ` +
        `${short(booking.pickupAddress)} to ${short(booking.dropoffAddress)}, ${party(booking)}`,
      preview: `${booking.firstName} ${booking.lastName}, ${time}`,
      eyebrow: reference,
      heading: "New quote request",
      lead: [deadline(facts.dueAt), ...notes],
      button: { label: "Open it at the desk", href: `${deskUrl}/requests/${reference}` },
      rows: [
        ["Pickup time", time],
        ["Pickup address", booking.pickupAddress],
        ["Dropoff address", booking.dropoffAddress],
        ["Passengers", booking.passengers || "Not specified"],
        ["Vehicle type", labelOf(vehicleChoices, booking.vehicleType, "Help me choose")],
        ["First name", booking.firstName],
        ["Last name", booking.lastName],
        ["Cell phone", booking.cellPhone, phoneLink(booking.cellPhone)],
        ["Email", booking.email || "None: answer by phone"],
        ["Terms", termsOf(booking, taken)],
        ...(taken ? [["Taken", takenBy(taken.source, taken.by.name)] as const] : []),
        ["Reference", reference],
      ],
      fine: booking.email ? ["Reply to this email to write to the visitor."] : [],
    }),
  };
}

export function bookingVisitorEmail(facts: BookingEmailFacts): EmailDraft {
  const { booking, reference, pickup, siteUrl, taken } = facts;
  const due = promisedTime(facts.dueAt);
  const isSoon = isCallQuicker(Temporal.Instant.fromEpochMilliseconds(facts.now), pickup.instant);
  return {
    audience: "visitor",
    ...(taken ? { cap: "none" as const } : {}),
    onAmbiguous: "ask",
    to: { name: "", address: booking.email },
    replyTo: companyAddress(),
    ...render({
      subject: `Your ride request${dayOf(pickup)} (${reference})`,
      preview: `Your quote will be with you by ${due}.`,
      heading: greet(booking.firstName, "thank you."),
      lead: [
        [
          "Your quote will be with you by ",
          { strong: due },
          ". Nothing is booked until you accept it.",
        ],
        ...(isSoon ? [callInstead] : []),
      ],
      button: { label: "View your request", href: pageLink(siteUrl, reference) },
      note: "Something not right? Reply to this email.",
      rows: [
        ["Pickup", defang(askedPickup(booking, pickup))],
        ["From", defang(booking.pickupAddress)],
        ["To", defang(booking.dropoffAddress)],
        ["Party", describeParty(booking.passengers)],
        ["Vehicle", labelOf(vehicleChoices, booking.vehicleType, "Help me choose")],
        [
          "Terms",
          taken ? "What applies to your ride" : "What you agreed to",
          `${siteUrl}/terms`,
        ] satisfies EmailRow,
      ],
      signature: signatureOf(),
      fine: [`${keepPrivate} ${byMistake}`],
    }),
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

function termsOf({ email }: BookingRequest, taken: BookingEmailFacts["taken"]): string {
  if (taken === null) return "Agreed";
  return email ? "Told that they come by email" : `Told ${takenHow[taken.source]}`;
}

function askedPickup({ date, time }: BookingRequest, pickup: Pickup): string {
  const { instant, zone, clockChange } = pickup;
  return describeAskedPickup({
    date,
    time,
    at: instant,
    zone: zone.zone,
    zoneSource: zone.source,
    clockChange,
  });
}

/** For example, ", Saturday, February 22"; empty if the date cannot be read. */
function dayOf({ instant, zone, clockChange }: Pickup): string {
  if (instant === null || clockChange === "skipped") return "";
  return `, ${formatLongTimeParts(instant, zone.zone).date}`;
}

/** For the team; as typed, if the time cannot be read or does not exist. */
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
