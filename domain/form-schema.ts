import { z } from "zod";
import {
  type bookingFields,
  limits,
  messages,
  passengerChoices,
  serviceChoices,
  takenSources,
  vehicleChoices,
} from "./form.ts";

/** `date` and `time` are free text for a person to read. Unknown keys are dropped. */
export const bookingSchema = z.object({
  date: requiredLine("Date", limits.date),
  time: requiredLine("Time", limits.time),
  pickupAddress: requiredLine("Pickup address", limits.pickupAddress),
  dropoffAddress: requiredLine("Dropoff address", limits.dropoffAddress),
  passengers: choice("Passengers", passengerChoices).default(""),
  vehicleType: choice(
    "Vehicle type",
    vehicleChoices.map((vehicle) => vehicle.value),
  ).default(""),
  firstName: requiredLine("First name", limits.firstName),
  lastName: requiredLine("Last name", limits.lastName),
  cellPhone: requiredLine("Cell phone", limits.cellPhone),
  email: email("Email", limits.email),
  agreeToTerms: z.literal(true, { error: messages.termsRequired.text }),
});

/** The ride home that a visitor asks for later. */
export const wayHomeSchema = bookingSchema.pick({
  date: true,
  time: true,
  pickupAddress: true,
  dropoffAddress: true,
});

export type WayHome = z.output<typeof wayHomeSchema>;

export type BookingRequest = z.output<typeof bookingSchema>;

/** The same form filled in by an agent. Callers may have no email address; people who write have one. */
export const takenRequestSchema = bookingSchema
  .extend({
    email: line("Email", limits.email).refine((text) => text === "" || htmlEmail.test(text), {
      error: "Email must be an address such as name@example.com.",
    }),
    agreeToTerms: z.literal(true, { error: "Say that the terms apply, then check the box." }),
    source: z.enum(takenSources),
  })
  .refine(({ source, email: address }) => source !== "email" || address !== "", {
    path: ["email"],
    error: "Email is required.",
  });

export type TakenRequest = z.output<typeof takenRequestSchema>;

export type BookingField = keyof BookingRequest;

/** Everything that a visitor typed, by field. */
export type BookingText = Pick<BookingRequest, (typeof bookingFields)[number]>;

export const contactSchema = z.object({
  firstName: requiredLine("First name", limits.firstName),
  lastName: requiredLine("Last name", limits.lastName),
  email: email("Email", limits.email),
  phone: line("Phone", limits.phone).default(""),
  service: choice(
    "Service",
    serviceChoices.map((service) => service.value),
  ).default(""),
  message: paragraphs("Message", limits.message).default(""),
});

export type ContactMessage = z.output<typeof contactSchema>;

export type ContactField = keyof ContactMessage;

export type FieldErrors = Record<string, string>;

export function fieldErrors(error: z.ZodError): FieldErrors {
  const errors = new Map<string, string>();
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? "");
    if (!errors.has(field)) errors.set(field, issue.message);
  }
  return Object.fromEntries(errors);
}

/** One trimmed line without invisible characters. Control characters are rejected: they could forge email headers. */
export function line(name: string, max: number) {
  return z
    .string({
      error: (issue) => `${name} ${issue.input === undefined ? "is required" : "must be text"}.`,
    })
    .refine((text) => text.isWellFormed(), { error: `${name} contains an invalid character.` })
    .transform((text) => text.replace(invisible, "").trim())
    .refine((text) => text.length <= max, {
      error: `${name} can be at most ${max} characters long.`,
    })
    .refine((text) => !controlCharacter.test(text), {
      error: `${name} must be one line without control characters.`,
    });
}

export function requiredLine(name: string, max: number) {
  return line(name, max).refine((text) => text !== "", { error: `${name} is required.` });
}

export function paragraphs(name: string, max: number) {
  return z
    .string({ error: `${name} must be text.` })
    .refine((text) => text.isWellFormed(), { error: `${name} contains an invalid character.` })
    .transform((text) => text.replace(/\r\n?/g, "\n").replace(invisible, "").trim())
    .refine((text) => text.length <= max, {
      error: `${name} can be at most ${max} characters long.`,
    })
    .refine((text) => !controlBesidesLineBreak.test(text), {
      error: `${name} must not contain control characters.`,
    });
}

export function email(name: string, max: number) {
  return requiredLine(name, max).refine((text) => text === "" || htmlEmail.test(text), {
    error: `${name} must be an address such as name@example.com.`,
  });
}

export function choice<const Values extends readonly string[]>(name: string, values: Values) {
  return z.enum(["", ...values], { error: `${name} must be one of the listed options.` });
}

// Zero-width spaces and direction overrides can disguise a text; emoji need the joiner.
const invisible = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g;
const controlCharacter = /[\p{Cc}\u2028\u2029]/u;
const controlBesidesLineBreak = /[^\P{Cc}\n\t]/u;

// The HTML standard's pattern for a valid email address.
const htmlEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;
