import type { Context } from "hono";
import type { Circumstances, Intake, IntakeAnswer, Mark } from "#server/intake/intake.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { FirstSeen } from "./form-timing.ts";

/** The two calls, by the last part of their path. */
export type SubmissionKind = "booking" | "contact";

/** Hands a body to the use case of its kind. */
export function submit(
  intake: Intake,
  kind: SubmissionKind,
  body: unknown,
  circumstances: Circumstances,
): Promise<IntakeAnswer> {
  return kind === "booking"
    ? intake.submitBooking(body, circumstances)
    : intake.sendContactMessage(body, circumstances);
}

/** What looks odd about a submission. It is stored all the same: a person may be behind it. */
export function marksOf(
  c: Context<HttpEnvironment>,
  firstSeen: FirstSeen,
  honeypot: unknown,
): Mark[] {
  const marks: Mark[] = [];
  if (honeypot !== undefined && honeypot !== null && honeypot !== "") marks.push("honeypot");
  if (firstSeen.isTooFast(c)) marks.push("too-fast");
  return marks;
}
