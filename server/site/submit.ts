import type { Context } from "hono";
import { getSignedCookie, setSignedCookie } from "hono/cookie";
import { randomBytes } from "node:crypto";
import { messages } from "#domain/form.ts";
import { StorageError } from "#server/db/storage-error.ts";
import type { AllowanceOf } from "#server/http/rate-limit.ts";
import type { HttpEnvironment } from "#server/http/responses.ts";
import type { Intake, IntakeResult, SpamFlag } from "#server/intake/intake.ts";

/** The last part of a form's path. */
export type FormKind = "booking" | "contact";

type Submission = {
  fields: unknown;
  honeypot: unknown;
  idempotencyKey: string | null;
};

/** What storing a form takes. */
export type SubmitPorts = { intake: Intake; timing: FormTiming; allowanceOf: AllowanceOf };

export const failures: Record<FormKind, string> = {
  booking: messages.bookingFailed,
  contact: messages.contactFailed,
};

/** @returns null when the database did not store it; the log says why */
export async function submit(
  c: Context<HttpEnvironment>,
  kind: FormKind,
  { fields, honeypot, idempotencyKey }: Submission,
  { intake, timing, allowanceOf }: SubmitPorts,
): Promise<IntakeResult | null> {
  const flags: SpamFlag[] = [];
  if (honeypot !== undefined && honeypot !== null && honeypot !== "") flags.push("honeypot");
  if (await timing.isTooFast(c)) flags.push("too-fast");
  const context = { idempotencyKey, flags, allowance: allowanceOf(c) };
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

const cookieName = "firnline_seen";
const oneDaySeconds = 24 * 60 * 60;
/** People take longer to fill in a form, unless their browser does it for them. */
const minSeconds = 3;

/** Stores in a signed cookie when a form was first shown. Accepts a missing or forged cookie. */
export function createFormTiming({ secure }: { secure: boolean }) {
  // A new key at each start: a cookie from an earlier run counts as missing.
  const key = randomBytes(32);
  const prefix = secure ? "host" : undefined;

  async function secondsSinceShown(c: Context<HttpEnvironment>): Promise<number | null> {
    const time = await getSignedCookie(c, key, cookieName, prefix);
    if (!time) return null;
    const age = (Date.now() - Number(time)) / 1000;
    return age >= 0 && age <= oneDaySeconds ? age : null;
  }

  return {
    /** Sets the cookie on a response with a form, unless the browser has a valid one. */
    async noteShown(c: Context<HttpEnvironment>) {
      if ((await secondsSinceShown(c)) !== null) return;
      await setSignedCookie(c, cookieName, String(Date.now()), key, {
        httpOnly: true,
        sameSite: "Lax",
        secure,
        path: "/",
        maxAge: oneDaySeconds,
        ...(prefix && { prefix }),
      });
    },
    async isTooFast(c: Context<HttpEnvironment>): Promise<boolean> {
      const age = await secondsSinceShown(c);
      return age !== null && age < minSeconds;
    },
  };
}

export type FormTiming = ReturnType<typeof createFormTiming>;
