import { resendColumns, emailStatus } from "#server/outbox/email-status.ts";
import { createAnswers } from "./answer.ts";
import {
  createChange,
  type Actor,
  type Changed,
  requireNoPending,
  refused,
  type ChangeRequest,
  type Refused,
  type RequestPorts,
} from "./change.ts";
import { createClosing } from "./close.ts";
import { readQuotes } from "./current.ts";
import { createSaveDraft, readOperators, createAddNote } from "./drafts.ts";
import { readKnown } from "./known.ts";
import { countLate, readList } from "./list.ts";
import { createRecordPayment } from "./payments.ts";
import { createPending, createUndoTimers } from "./pending.ts";
import { readRequest, readVisitorRequest } from "./read-request.ts";
import { createRideChange } from "./ride-change.ts";
import { createEditRide } from "./ride.ts";
import { createSendLinks } from "./send-links.ts";
import { createSending } from "./send.ts";
import { createTimedEvents } from "./timed-events.ts";
import { quoteVersionOf } from "./timeline.ts";
import { createLinks, findByToken } from "./tokens.ts";
import { createUndo } from "./undo.ts";
import type { ListView } from "./views.ts";

/** Everything that the team, visitors and the clock do with booking requests. */
export function createRequests(given: RequestPorts) {
  const { database, now, stopwatch = defaultStopwatch(now) } = given;
  const ports = { ...given, undoTimers: createUndoTimers(given, stopwatch) };
  const change = createChange(ports);
  const { press, decideSend } = createSending(ports, change);
  const { decideChange, decideTakeBack, ...rideChange } = createRideChange(ports, change);
  const { decideAnswer, ...answers } = createAnswers(ports, change, { decideChange });
  const { decideClose, decideCancel, ...closing } = createClosing(ports, change);
  return {
    readList: (view: ListView, before: string | null) => readList(ports, view, before),
    countLate: () => countLate(ports),
    readRequest: (reference: string) => readRequest(ports, reference),
    readKnown: (contact: Parameters<typeof readKnown>[1]) => readKnown(ports, contact),
    saveDraft: createSaveDraft(ports),
    readOperators: () => readOperators(ports),
    /** Starts the review when an agent begins to write a quote. Later calls change nothing. */
    beginReview: (reference: string, actor: Actor) =>
      change<Changed>(reference, ({ request: { state, version } }) =>
        state === "received"
          ? { event: { type: "begin-review", by: "agent" }, actor }
          : { ok: true, state, version },
      ),
    press,
    ...createPending(ports, change, {
      "send-quote": decideSend,
      accept: decideAnswer("accept"),
      decline: decideAnswer("decline"),
      withdraw: decideAnswer("withdraw"),
      close: decideClose,
      cancel: decideCancel,
      "take-back": decideTakeBack,
    }),
    undo: createUndo(ports, change),
    ...answers,
    ...rideChange,
    ...closing,
    ...createTimedEvents(ports, change),
    recordPayment: createRecordPayment(ports, change),
    ...createEditRide(ports, change),
    addNote: createAddNote(ports),
    resendEmail: createResendEmail(ports, change),
    ...createLinks(ports),
    sendLinks: createSendLinks(ports),
    /** What the visitor's page shows; changes nothing. @returns null for a token that opens nothing */
    async read(token: string) {
      const reference = await findByToken(database.reader, token, now());
      return reference === null ? null : readVisitorRequest(ports, reference);
    },
    /** For the desk's preview of the visitor's page. */
    readByReference: (reference: string) => readVisitorRequest(ports, reference),
  };
}

export type Requests = ReturnType<typeof createRequests>;

/** A clock from a test also serves as the stopwatch. */
function defaultStopwatch(now: () => number): () => number {
  return now === Date.now ? () => performance.now() : now;
}

function createResendEmail(ports: RequestPorts, change: ChangeRequest) {
  const { database, outbox } = ports;
  const { kysely } = database;

  /**
   * Makes a failed or held email due again, and records who asked for it.
   * @returns null when the request has no such email
   */
  return async function resendEmail(
    reference: string,
    id: string,
    actor: Actor,
  ): Promise<{ ok: true } | Refused | null> {
    let isThere = false;
    const result = await change<{ ok: true } | Refused>(reference, async ({ pending, now }) => {
      const email = await kysely
        .selectFrom("emails")
        .selectAll()
        .where("id", "=", id)
        .where("reference", "=", reference)
        .executeTakeFirst();
      isThere = email !== undefined;
      if (!email) return refused("This request has no such email.");
      const status = emailStatus(email);
      if (status === "waiting") return { ok: true };
      if (status === "sent") return refused("This email has been sent.");
      if (email.draft === "") return refused("The text of this email is no longer kept.");
      if (pending)
        return refused("An action on this request is pending. Wait a few seconds, then try again.");
      const makeDue = kysely
        .updateTable("emails")
        .set(resendColumns(now.epochMilliseconds))
        .where("id", "=", id)
        .where("due_at", "is", null)
        .where("sent_at", "is", null);
      return {
        event: { type: "resend", by: "agent" },
        actor,
        quoteVersion: quoteVersionOf(email, (await readQuotes(kysely, reference)).all),
        steps: [requireNoPending(kysely, reference), { ...makeDue.compile(), mustChange: true }],
      };
    });
    if (!isThere) return null;
    if (result?.ok) outbox.notify();
    return result;
  };
}
