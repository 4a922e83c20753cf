import { randomInt } from "node:crypto";
import { bookingSchema } from "#domain/booking.ts";
import { contactSchema } from "#domain/contact.ts";
import { fieldErrors, type FieldErrors } from "#domain/errors.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { bookingRecord } from "./booking-record.ts";
import { contactRecord } from "./contact-record.ts";
import { createInserts } from "./record.ts";
import { createStore } from "./store.ts";

/** What looked odd about a submission; it is stored all the same. */
export type Mark = "honeypot" | "too-fast";

/** What is known about a submission beside its fields. */
export type Circumstances = {
  /** One for each submission, the same on a retry; null when the client sends none. */
  idempotencyKey: string | null;
  marks: readonly Mark[];
};

/** What became of a submission. Failures of the database throw a StorageError instead. */
export type IntakeAnswer =
  | { ok: true; reference: string; replayed: boolean }
  | { ok: false; reason: "invalid"; errors: FieldErrors }
  /** The same key came with another body before. */
  | { ok: false; reason: "key-reused" };

/** The two use cases. Both doors, JSON and form, call these. */
export type Intake = {
  /** Stores a request for a quote together with the mails it owes. */
  submitBooking(input: unknown, circumstances: Circumstances): Promise<IntakeAnswer>;
  /** Stores a contact message together with the mails it owes. */
  sendContactMessage(input: unknown, circumstances: Circumstances): Promise<IntakeAnswer>;
};

/** What the use cases stand on. */
export type IntakePorts = {
  database: Database;
  outbox: { wake(): void };
  config: Pick<Config, "siteUrl" | "teamEmail" | "mailFrom" | "databaseUrl">;
  /** Milliseconds since 1970. */
  now?: () => number;
  randomByte?: () => number;
};

/** Puts the use cases together. */
export function createIntake({
  database,
  outbox,
  config,
  now = Date.now,
  randomByte = () => randomInt(256),
}: IntakePorts): Intake {
  const inserts = createInserts(database.kysely);
  const store = createStore({ database, config, now, randomByte });

  return {
    async submitBooking(input, circumstances) {
      const booking = bookingSchema.safeParse(input);
      if (!booking.success)
        return { ok: false, reason: "invalid", errors: fieldErrors(booking.error) };
      const answer = await store.keep("booking", booking.data, circumstances, (facts) =>
        bookingRecord(inserts, booking.data, facts, config),
      );
      outbox.wake();
      return answer;
    },
    async sendContactMessage(input, circumstances) {
      const contact = contactSchema.safeParse(input);
      if (!contact.success)
        return { ok: false, reason: "invalid", errors: fieldErrors(contact.error) };
      const answer = await store.keep("contact", contact.data, circumstances, (facts) =>
        contactRecord(inserts, contact.data, facts, config),
      );
      outbox.wake();
      return answer;
    },
  };
}
