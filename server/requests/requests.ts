import { createAnswers } from "./answer.ts";
import { createChange, type Actor, type Changed } from "./change.ts";
import { createClosing } from "./close.ts";
import { createSaveDraft, readOperators, createAddNote } from "./drafts.ts";
import { countLate, readList } from "./list.ts";
import { createRecordPayment } from "./payments.ts";
import { createPending } from "./pending.ts";
import { createWaits, type RequestPorts } from "./ports.ts";
import { createPress } from "./press.ts";
import { readRequest, readVisitorRequest } from "./read-request.ts";
import { createResendEmail } from "./resend.ts";
import { createRideChange } from "./ride-change.ts";
import { createEditRide } from "./ride.ts";
import { createSendLinks } from "./send-links.ts";
import { createSend } from "./send.ts";
import { createTimedEvents } from "./timed-events.ts";
import { createLinks, findByToken } from "./tokens.ts";
import type { ListView } from "./views.ts";

/** All that the team, visitors and the clock do with booking requests. */
export function createRequests(given: RequestPorts) {
  const { database, now, stopwatch = defaultStopwatch(now) } = given;
  const ports = { ...given, waits: createWaits(given, stopwatch) };
  const change = createChange(ports);
  const { decideChange, decideTakeBack, ...rideChange } = createRideChange(ports, change);
  const { decideAnswer, ...answers } = createAnswers(ports, change, { decideChange });
  const { decideClose, decideCancel, ...closing } = createClosing(ports, change);
  return {
    readList: (view: ListView, before: string | null) => readList(ports, view, before),
    countLate: () => countLate(ports),
    readRequest: (reference: string) => readRequest(ports, reference),
    saveDraft: createSaveDraft(ports),
    readOperators: () => readOperators(ports),
    /** Somebody has begun to write a quote. Where a review is under way, or over, nothing changes. */
    beginReview: (reference: string, actor: Actor) =>
      change<Changed>(reference, ({ request: { state, version } }) =>
        state === "received"
          ? { event: { type: "begin-review", by: "agent" }, actor }
          : { ok: true, state, version },
      ),
    press: createPress(ports, change),
    ...createPending(ports, change, {
      "send-quote": createSend(ports),
      accept: decideAnswer("accept"),
      decline: decideAnswer("decline"),
      withdraw: decideAnswer("withdraw"),
      close: decideClose,
      cancel: decideCancel,
      "take-back": decideTakeBack,
    }),
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

/** A clock that somebody makes up is its own stopwatch. */
function defaultStopwatch(now: () => number): () => number {
  return now === Date.now ? () => performance.now() : now;
}
