import type { Actor } from "./actor.ts";
import { beginReview } from "./begin-review.ts";
import { createRequestChanges } from "./change-request.ts";
import { createSaveDraft } from "./drafts.ts";
import { createAddNote } from "./notes.ts";
import type { QuotePorts } from "./ports.ts";
import { createReadQueue } from "./read-queue.ts";
import { readRequest } from "./read-request.ts";
import { createRecordAnswer } from "./record-answer.ts";
import { createSend } from "./sending.ts";
import { createSendDue } from "./send-due.ts";
import { createTimedEvents } from "./timed-events.ts";
import { undoSend } from "./undo-send.ts";

/** The use cases of the desk, and what its clock does. */
export function createQuotes(ports: QuotePorts) {
  const change = createRequestChanges(ports);
  return {
    readQueue: createReadQueue(ports),
    readRequest: (reference: string) => readRequest(ports, reference),
    saveDraft: createSaveDraft(ports),
    beginReview: (reference: string, actor: Actor) => beginReview(change, reference, actor),
    send: createSend(ports),
    undoSend: (reference: string) => undoSend(ports, reference),
    recordAnswer: createRecordAnswer(ports, change),
    addNote: createAddNote(ports),
    ...createSendDue(ports, change),
    ...createTimedEvents(ports, change),
  };
}

/** See `createQuotes`. */
export type Quotes = ReturnType<typeof createQuotes>;
