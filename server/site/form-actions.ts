import type { Context } from "hono";
import { visitorPage } from "#content/company.ts";
import type { HttpEnvironment } from "#server/http/responses.ts";
import type { FormActions, FormOutcome } from "./context.ts";
import { failures, submit, type FormKind, type SubmitPorts } from "./submit.ts";

/** Never throws, so that even after a fault of ours the page returns with the form filled in. */
export function createFormActions(
  c: Context<HttpEnvironment>,
  form: FormData,
  services: SubmitPorts,
): FormActions {
  async function send(kind: FormKind, fields: unknown, honeypot: unknown): Promise<FormOutcome> {
    try {
      const submission = { fields, honeypot, idempotencyKey: null };
      const result = await submit(c, kind, submission, services);
      if (result === null) return { ok: false, status: 503, errors: {} };
      if (result.ok) {
        const { reference, token, answerBy, isSoon } = result;
        return { ok: true, reference, page: token && visitorPage(token), answerBy, isSoon };
      }
      return { ok: false, status: 422, errors: result.reason === "invalid" ? result.errors : {} };
    } catch (error) {
      c.var.log().error({ err: error }, failures[kind]);
      return { ok: false, status: 500, errors: {} };
    }
  }
  return {
    form,
    submitBooking: (fields, honeypot) => send("booking", fields, honeypot),
    sendContactMessage: (fields, honeypot) => send("contact", fields, honeypot),
  };
}

/** @returns null if the body is not a form */
export async function readForm(c: Context<HttpEnvironment>): Promise<FormData | null> {
  const headers = { "Content-Type": c.req.header("content-type") ?? "" };
  try {
    return await new Response(Buffer.from(c.var.body), { headers }).formData();
  } catch {
    return null;
  }
}
