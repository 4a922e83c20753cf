import type { Context } from "hono";
import type { Intake, IntakeResult, SpamFlag, SubmissionContext } from "#server/intake/types.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import type { FirstSeen } from "./form-timing.ts";

/** The two calls, by the last part of their path. */
export type SubmissionKind = "booking" | "contact";

/** Hands a body to the use case of its kind. */
export function submit(
  intake: Intake,
  kind: SubmissionKind,
  body: unknown,
  context: SubmissionContext,
): Promise<IntakeResult> {
  return kind === "booking"
    ? intake.submitBooking(body, context)
    : intake.sendContactMessage(body, context);
}

/** What looks odd about a submission. It is stored all the same: a person may be behind it. */
export function flagsOf(
  c: Context<HttpEnvironment>,
  firstSeen: FirstSeen,
  trap: unknown,
): SpamFlag[] {
  const flags: SpamFlag[] = [];
  if (trap !== undefined && trap !== null && trap !== "") flags.push("honeypot");
  if (firstSeen.isTooFast(c)) flags.push("too-fast");
  return flags;
}
