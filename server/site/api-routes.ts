import type { Context } from "hono";
import type { Intake } from "#server/intake/types.ts";
import { trapField } from "#domain/honeypot.ts";
import { words } from "#domain/messages.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { refuse } from "#server/http/responses.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { FirstSeen } from "./form-timing.ts";
import { flagsOf, submit, type SubmissionKind } from "./submissions.ts";

/**
 * POST /api/booking and POST /api/contact: JSON in, `{ success, message }` out.
 * The status says what kind of answer it is: 200 stored; 400 not JSON; 415 another type; 422 a rule
 * is broken (`errors` by field) or an Idempotency-Key is used for two bodies; 429 too many; 503 the
 * database does not answer, nothing was stored.
 */
export function jsonDoor(intake: Intake, firstSeen: FirstSeen, kind: SubmissionKind) {
  return async function answer(c: Context<HttpEnvironment>) {
    if (c.var.limited) {
      c.header("Retry-After", String(c.var.limited.retryAfterSeconds));
      return refuse(c, 429, "Too many requests. Please wait a few minutes and send it again.");
    }
    if (!isJson(c.req.header("content-type"))) {
      return refuse(c, 415, "Send the fields as application/json.");
    }
    const body = parseObject(c.var.body);
    if (body === null) return refuse(c, 400, "The body is not a JSON object.");
    try {
      const { [trapField]: trap, ...fields } = body;
      const outcome = await submit(intake, kind, fields, {
        idempotencyKey: c.req.header("idempotency-key") ?? null,
        flags: flagsOf(c, firstSeen, trap),
      });
      if (outcome.ok) {
        c.header("Cache-Control", "no-store");
        const message = kind === "booking" ? bookingReceived : words.contactSent;
        return c.json({ success: true, message, reference: outcome.reference });
      }
      if (outcome.reason === "key-reused") {
        return refuse(c, 422, "This Idempotency-Key was used for another request.");
      }
      if (outcome.reason === "key-malformed") {
        const sentence = "Idempotency-Key must be 1 to 200 visible ASCII characters.";
        return refuse(c, 422, sentence);
      }
      return refuse(c, 422, "Some fields need another look.", outcome.errors);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      c.var.log().error({ err: error }, words.bookingFailed);
      c.header("Retry-After", "10");
      return refuse(c, 503, kind === "booking" ? words.bookingError.text : words.contactError);
    }
  };
}

const bookingReceived =
  "Thank you. Your request is with our team, who will send your personal quote within 24-48 hours.";

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function parseObject(bytes: Uint8Array): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(utf8.decode(bytes));
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
