import type { Context } from "hono";
import { messages } from "#domain/form.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { HttpEnvironment } from "#server/http/responses.ts";
import type { Intake, IntakeResult, SpamFlag } from "#server/intake/intake.ts";
import type { FormTiming } from "./form-timing.ts";

/** The last part of a form's address. */
export type FormKind = "booking" | "contact";

type Submission = {
  fields: unknown;
  honeypot: unknown;
  idempotencyKey: string | null;
};

/** What a failed submission is called in the log. */
export const failures: Record<FormKind, string> = {
  booking: messages.bookingFailed,
  contact: messages.contactFailed,
};

/** @returns null when the database did not store it; the log says why */
export async function submit(
  c: Context<HttpEnvironment>,
  kind: FormKind,
  { fields, honeypot, idempotencyKey }: Submission,
  { intake, timing }: { intake: Intake; timing: FormTiming },
): Promise<IntakeResult | null> {
  const flags: SpamFlag[] = [];
  if (honeypot !== undefined && honeypot !== null && honeypot !== "") flags.push("honeypot");
  if (await timing.isTooFast(c)) flags.push("too-fast");
  const context = { idempotencyKey, flags };
  try {
    return kind === "booking"
      ? await intake.submitBooking(fields, context)
      : await intake.sendContactMessage(fields, context);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    c.var.log().error({ err: error }, failures[kind]);
    return null;
  }
}
