import { fleet, passengerRange, type Vehicle, type VehicleValue } from "#content/fleet.ts";
import { mailboxKey, readReference } from "./request.ts";

/** The booking form's fields except its checkbox; each has a database column. */
export const bookingFields = [
  "date",
  "time",
  "pickupAddress",
  "dropoffAddress",
  "passengers",
  "vehicleType",
  "firstName",
  "lastName",
  "cellPhone",
  "email",
] as const;

/** The longest text of each field, in UTF-16 units, as browsers count. */
export const limits = {
  date: 40,
  time: 40,
  pickupAddress: 200,
  dropoffAddress: 200,
  passengers: 3,
  vehicleType: 40,
  firstName: 80,
  lastName: 80,
  cellPhone: 40,
  email: 254,
  phone: 40,
  service: 40,
  message: 5000,
} as const;

export const passengerChoices = [
  ...Array.from({ length: 15 }, (_, index) => String(index + 1)),
  "15+",
] as const;

export const vehicleChoices = fleet.map((vehicle) => ({
  value: vehicle.value,
  label: fullName(vehicle),
  seats: `${passengerRange(vehicle)} passengers`,
}));

/** The capacity of the chosen vehicle if the party is larger; null if it fits, or if either is unknown. */
export function exceededCapacity(form: { passengers: string; vehicleType: string }): number | null {
  const vehicle = fleet.find(({ value }) => value === form.vehicleType);
  const party = Number.parseInt(form.passengers, 10) + (form.passengers.endsWith("+") ? 1 : 0);
  return vehicle && party > vehicle.passengers.max ? vehicle.passengers.max : null;
}

export function isVehicle(value: string | null | undefined): value is VehicleValue {
  return vehicleChoices.some((choice) => choice.value === value);
}

export const serviceChoices = [
  { value: "airport-transfer", label: "Airport transfer" },
  { value: "ski-resort-transfer", label: "Ski resort transfer" },
  { value: "group-transportation", label: "Group transportation" },
  { value: "special-events", label: "Special events" },
  { value: "other", label: "Other" },
] as const;

/** The display text of a stored choice, even if it is no longer offered. */
export function labelOf(
  choices: readonly { value: string; label: string }[],
  value: string,
  otherwise = "Not specified",
): string {
  return (
    choices.find((choice) => choice.value === value)?.label ?? (plainLabel(value) || otherwise)
  );
}

/** For example, "Stretch limousine" for the stored `stretch-limousine`. */
export function plainLabel(value: string): string {
  return value.charAt(0).toUpperCase() + value.slice(1).replaceAll("-", " ");
}

/** For example, `4 people`, `1 person`, `15+ people`; `otherwise` if no number was given. */
export function describeParty(passengers: string, otherwise = "Not specified"): string {
  if (passengers === "") return otherwise;
  return `${passengers} ${passengers === "1" ? "person" : "people"}`;
}

function fullName({ name, otherName }: Vehicle): string {
  return otherName ? `${name} (${otherName})` : name;
}

/** The messages of forms after a submission, shared by server and pages; the exact wording is required. */
export const messages = {
  termsRequired: {
    title: "Terms Required",
    text: "Please agree to the terms and conditions to proceed.",
  },
  bookingError: {
    title: "Booking Error",
    text: "There was an error submitting your booking. Please try again or contact us directly.",
  },
  /** Internal: for logs and thrown errors, never displayed. */
  bookingFailed: "Failed to submit booking",
  contactFailed: "Failed to send contact message",
  contactSent: "Thank you for your message. We will contact you soon!",
  contactError: "There was an error sending your message. Please try again.",
  answerFailed:
    "Something went wrong on our side. Please try once more: if your answer has reached us, this page will say so.",
} as const;

/** How a request arrived: from the site's form or through an agent. */
export type RequestSource = "form" | TakenSource;

export const takenSources = ["phone", "email", "person"] as const;

export type TakenSource = (typeof takenSources)[number];

export const takenHow = {
  phone: "by phone",
  email: "by email",
  person: "in person",
} as const satisfies Record<TakenSource, string>;

/** For example, "by phone, by Maya". */
export function takenBy(source: TakenSource, name: string): string {
  return `${takenHow[source]}, by ${name.split(" ", 1)[0]}`;
}

/** The honeypot field of both forms, invisible to people: only programs fill it in. */
export const honeypotField = "website";

export const noteLimit = 4000;

/** The longest reason that a visitor can give for a decline. */
export const reasonLimit = 2000;

/** A `tel:` link for a typed number such as `(970) 555-0142 x12`; null for text that cannot be dialed. */
export function phoneLink(typed: string): string | null {
  const [, number = "", extension] = typedNumber.exec(typed.trim()) ?? [];
  const isInternational = number.startsWith("+");
  // "+44 (0)20" shows a zero that is only dialed within the country.
  const digits = (isInternational ? number.replace("(0)", "") : number).replaceAll(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return null;
  const prefix = isInternational ? "+" : northAmericanPrefix(digits);
  // Phones pause at a comma, then dial the rest; few support `;ext=`.
  return `tel:${prefix}${digits}${extension ? `,${extension}` : ""}`;
}

/** One key for all spellings of a number, only for comparisons; empty for text that cannot be dialed. */
export function phoneKey(typed: string): string {
  const [number = ""] = (phoneLink(typed) ?? "").split(",");
  return number.replaceAll(/\D/g, "").slice(-10);
}

/** Whose data: a mailbox's, what was taken with a phone number and no email address, or one request's. */
export type Person = { kind: "mailbox" | "phone" | "request"; typed: string; key: string };

export function mailboxOf(address: string): Person {
  const typed = address.trim().toLowerCase();
  return { kind: "mailbox", typed, key: mailboxKey(typed) };
}

/** A person by a typed email address, reference or phone number; null for other text. */
export function readPerson(text: string): Person | null {
  const typed = text.trim();
  if (/^[^\s@]+@[^\s@]+$/.test(typed)) return mailboxOf(typed);
  const reference = readReference(typed);
  if (reference !== null) return { kind: "request", typed: reference, key: reference };
  const key = phoneKey(typed);
  return key === "" ? null : { kind: "phone", typed, key };
}

const typedNumber = /^(\+?[\d\s()./-]+)(?:[,;]?\s?(?:extension|ext|x|#)[.:=]?\s?(\d{1,7}))?$/i;

function northAmericanPrefix(digits: string): string {
  if (digits.length === 10) return "+1";
  return /^1\d{10}$/.test(digits) ? "+" : "";
}
