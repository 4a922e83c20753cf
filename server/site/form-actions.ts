import type { Context } from "hono";
import type { FormDoor, FormOutcome } from "./context.ts";
import type { Intake } from "#server/intake/types.ts";
import { words } from "#domain/messages.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { FirstSeen } from "./form-timing.ts";
import { flagsOf, submit, type SubmissionKind } from "./submissions.ts";

/**
 * The same use cases as the JSON door, for a page's action: outcomes instead of bodies, because
 * the page answers with the form itself, filled in. A native post carries no Idempotency-Key: the
 * same body within ten minutes is the same request.
 */
export function createFormDoor(
  c: Context<HttpEnvironment>,
  intake: Intake,
  firstSeen: FirstSeen,
): FormDoor {
  async function send(kind: SubmissionKind, fields: unknown, trap: unknown): Promise<FormOutcome> {
    if (c.var.limited) return { ok: false, status: 429, errors: {} };
    try {
      const outcome = await submit(intake, kind, fields, {
        idempotencyKey: null,
        flags: flagsOf(c, firstSeen, trap),
      });
      if (outcome.ok) return { ok: true, reference: outcome.reference };
      const errors = outcome.reason === "invalid" ? outcome.errors : {};
      return { ok: false, status: 422, errors };
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      c.var.log().error({ err: error }, words.bookingFailed);
      return { ok: false, status: 503, errors: {} };
    }
  }
  return {
    submitBooking: (fields, trap) => send("booking", fields, trap),
    sendContactMessage: (fields, trap) => send("contact", fields, trap),
  };
}
