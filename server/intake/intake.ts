import { randomInt } from "node:crypto";
import { bookingSchema } from "#domain/booking.ts";
import { contactSchema } from "#domain/contact.ts";
import { fieldErrors } from "#domain/errors.ts";
import type { Flag } from "#domain/flags.ts";
import { makeReference } from "#domain/reference.ts";
import { hasPage, type RequestKind } from "#domain/request.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { createToken } from "#server/requests/tokens.ts";
import { bookingRecord } from "./booking-record.ts";
import { contactRecord } from "./contact-record.ts";
import { hashBody, isKey, type Submission } from "./idempotency.ts";
import type { RecordFacts, RequestRecord } from "./record.ts";
import { createStore } from "./store.ts";
import type { Intake, IntakePorts, IntakeResult, SubmissionContext } from "./types.ts";

/** If so many references in a row are taken, something else must be wrong. */
const maxAttempts = 10;

export function createIntake({
  database,
  outbox,
  changes,
  config,
  now = Date.now,
  randomByte = () => randomInt(256),
}: IntakePorts): Intake {
  const store = createStore(database, config);

  async function submit<Body extends object>(
    kind: RequestKind,
    body: Body,
    context: SubmissionContext,
    record: (body: Body, facts: RecordFacts) => RequestRecord,
  ): Promise<IntakeResult> {
    const { idempotencyKey } = context;
    if (idempotencyKey !== null && !isKey(idempotencyKey))
      return { ok: false, reason: "key-malformed" };
    const time = now();
    const submission: Submission = { kind, key: idempotencyKey, bodyHash: hashBody(body), time };
    const flags = new Set<Flag>(context.flags);
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const reference = makeReference(randomByte);
      const { token, step } = createToken(database.kysely, reference, time);
      const facts = { ...config, reference, token, now: time, flags: [...flags] };
      const outcome = await store.commit(submission, record(body, facts), step);
      if (outcome === "key-taken") return replay(submission);
      if (outcome === "stored") {
        outbox.notify();
        if (!hasPage(kind)) return { ok: true, reference, token: null, replayed: false };
        changes.publish({ reference, version: 1, state: "received" });
        return { ok: true, reference, token, replayed: false };
      }
      if (outcome === "possible-duplicate") flags.add(outcome);
    }
    throw new StorageError(`No free reference in ${maxAttempts} attempts`);
  }

  async function replay(submission: Submission): Promise<IntakeResult> {
    const earlier = await store.findByKey(submission);
    if (!earlier) throw new StorageError("A submission vanished while it was looked up");
    if (earlier.body_hash !== submission.bodyHash) return { ok: false, reason: "key-reused" };
    const { reference } = earlier;
    if (!hasPage(submission.kind)) return { ok: true, reference, token: null, replayed: true };
    const { token, step } = createToken(database.kysely, reference, submission.time);
    await database.transact([step]);
    return { ok: true, reference, token, replayed: true };
  }

  return {
    async submitBooking(input, context) {
      const booking = bookingSchema.safeParse(input);
      return booking.success
        ? submit("booking", booking.data, context, bookingRecord)
        : { ok: false, reason: "invalid", errors: fieldErrors(booking.error) };
    },
    async sendContactMessage(input, context) {
      const contact = contactSchema.safeParse(input);
      return contact.success
        ? submit("contact", contact.data, context, contactRecord)
        : { ok: false, reason: "invalid", errors: fieldErrors(contact.error) };
    },
  };
}
