import { randomInt } from "node:crypto";
import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import {
  type FieldErrors,
  type TakenRequest,
  bookingSchema,
  contactSchema,
  fieldErrors,
} from "#domain/form-schema.ts";
import { isCallQuicker } from "#domain/policy.ts";
import { type Flag, makeReference, hasPage, type RequestKind } from "#domain/request.ts";
import { formatLongTime } from "#domain/time.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { StoredRequest } from "#server/db/tables.ts";
import { createToken } from "#server/outbox/queue.ts";
import type { EmailAllowance } from "#server/outbox/visitor-caps.ts";
import type { Changes } from "#server/requests/changes.ts";
import { hashBody, isKey, type Submission } from "./idempotency.ts";
import {
  bookingRecord,
  contactRecord,
  type RecordFacts,
  type RequestRecord,
  type Taken,
} from "./records.ts";
import { createStore } from "./store.ts";

export type SpamFlag = Exclude<Flag, "possible-duplicate">;

export type SubmissionContext = {
  /** A UUID per completed form, the same for retries. */
  idempotencyKey: string | null;
  flags: readonly SpamFlag[];
  /** Each newly stored submission uses one. When none is left, the visitor's email is held. */
  allowance?: EmailAllowance;
  taken?: Taken;
};

export type IntakeResult =
  /** `replayed`: an earlier attempt was stored. `token` opens the visitor's page, if any. */
  | ({ ok: true; reference: string; token: string | null; replayed: boolean } & AnswerPromise)
  | { ok: false; reason: "invalid"; errors: FieldErrors }
  /** `reference`: the request stored under this key; never show it to a visitor. */
  | { ok: false; reason: "key-reused"; reference: string }
  | { ok: false; reason: "key-malformed" };

/** What visitors learn about the answer: by when it comes, and whether they should also call. */
export type AnswerPromise = { answerBy: string; isSoon: boolean };

/** `ok` means on disk, with the emails to send. Throws a StorageError if nothing was stored. */
export type Intake = {
  submitBooking(input: unknown, context: SubmissionContext): Promise<IntakeResult>;
  sendContactMessage(input: unknown, context: SubmissionContext): Promise<IntakeResult>;
  /** A request that an agent took by phone or email, already validated. Returns no token. */
  takeRequest(
    request: TakenRequest,
    context: { idempotencyKey: string; by: Taken["by"] },
  ): Promise<IntakeResult>;
};

export type IntakePorts = {
  database: Database;
  outbox: { notify(): void };
  changes: Pick<Changes, "publish">;
  config: Pick<Config, "siteUrl" | "deskUrl" | "teamEmail" | "mailFrom" | "databaseUrl">;
  now?: () => number;
  randomByte?: () => number;
};

/** If this many references in a row are taken, something else must be wrong. */
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
    const { idempotencyKey, allowance, taken = null } = context;
    if (idempotencyKey !== null && !isKey(idempotencyKey))
      return { ok: false, reason: "key-malformed" };
    const time = now();
    const submission: Submission = { kind, key: idempotencyKey, bodyHash: hashBody(body), time };
    const flags = new Set<Flag>(context.flags);
    const mayEmailVisitor = (await allowance?.take()) ?? true;
    let isNew = false;
    try {
      const isShown = hasPage(kind) && taken === null;
      const result = await storeOnce(submission, flags, isShown, (facts) =>
        record(body, { ...facts, mayEmailVisitor, taken }),
      );
      isNew = result.ok && !result.replayed;
      return result;
    } finally {
      if (!isNew) await allowance?.refund();
    }
  }

  async function storeOnce(
    submission: Submission,
    flags: Set<Flag>,
    /** Whether the response shows a link to the visitor's page. */
    isShown: boolean,
    record: (facts: Omit<RecordFacts, "mayEmailVisitor" | "taken">) => RequestRecord,
  ): Promise<IntakeResult> {
    const { kind, time } = submission;
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      const reference = makeReference(randomByte);
      const link = isShown ? createPageToken(reference, time) : null;
      const made = record({ ...config, reference, now: time, flags: [...flags] });
      const outcome = await store.commit(submission, made, link?.step ?? null);
      if (outcome === "key-taken") return replay(submission, isShown);
      if (outcome === "stored") {
        outbox.notify();
        if (hasPage(kind)) changes.publish({ reference, version: 1, state: "received" });
        const token = link?.token ?? null;
        return { ok: true, reference, token, replayed: false, ...promiseOf(made.request) };
      }
      if (outcome === "possible-duplicate") flags.add(outcome);
    }
    throw new StorageError(`No free reference in ${maxAttempts} attempts`);
  }

  async function replay(submission: Submission, isShown: boolean): Promise<IntakeResult> {
    const earlier = await store.findByKey(submission);
    if (!earlier) throw new StorageError("A submission vanished while it was looked up");
    const { reference } = earlier;
    if (earlier.body_hash !== submission.bodyHash)
      return { ok: false, reason: "key-reused", reference };
    const stored = { ok: true, reference, replayed: true, ...promiseOf(earlier) } as const;
    if (!isShown) return { ...stored, token: null };
    const { token, step } = createPageToken(reference, submission.time);
    await database.transact([step]);
    return { ...stored, token };
  }

  /** The token for the response to the form. */
  function createPageToken(reference: string, time: number) {
    return createToken(database.kysely, { reference, emailId: null, now: time });
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
    async takeRequest({ source, ...booking }, { idempotencyKey, by }) {
      const context = { idempotencyKey, flags: [], taken: { source, by } };
      return submit("booking", booking, context, bookingRecord);
    },
  };
}

function promiseOf(
  stored: Pick<StoredRequest, "asked_at" | "due_at" | "pickup_at">,
): AnswerPromise {
  const pickup = stored.pickup_at === null ? null : Temporal.Instant.from(stored.pickup_at);
  return {
    answerBy: formatLongTime(Temporal.Instant.from(stored.due_at), company.timeZone),
    isSoon: isCallQuicker(Temporal.Instant.from(stored.asked_at), pickup),
  };
}
