import { Hono, type Context, type MiddlewareHandler } from "hono";
import { visitorPage, company } from "#content/company.ts";
import { honeypotField, messages } from "#domain/form.ts";
import { parseJson } from "#server/http/read-body.ts";
import { reject, rejectMethod, type HttpEnvironment } from "#server/http/responses.ts";
import type { IntakeResult } from "#server/intake/intake.ts";
import { submit, type FormKind, type SubmitPorts } from "./submit.ts";

type Middleware = MiddlewareHandler<HttpEnvironment>;

type Ports = SubmitPorts & {
  /** Every post passes these first; they leave the body in `c.var.body`. */
  posts: readonly [Middleware, Middleware, Middleware];
};

/**
 * POST /api/booking and POST /api/contact: JSON in, `{ success, message }` out. Status 200: stored;
 * 400: not JSON; 415: another type, or compressed; 422: invalid (`errors` by field) or a wrong
 * Idempotency-Key; 429: too many; 503: the database does not answer and nothing was stored.
 */
export function apiRoutes({ posts, ...services }: Ports) {
  const api = new Hono<HttpEnvironment>();
  for (const kind of ["booking", "contact"] as const) {
    api.post(`/${kind}`, ...posts, (c) => respond(c, kind, services));
    api.all(`/${kind}`, (c) => rejectMethod(c, "POST"));
  }
  api.all("*", (c) => reject(c, 404, "There is no such call."));
  return api;
}

async function respond(
  c: Context<HttpEnvironment>,
  kind: FormKind,
  services: SubmitPorts,
): Promise<Response> {
  if (!isJson(c.req.header("content-type")))
    return reject(c, 415, "Send the fields as application/json.");
  const body = parseObject(c.var.body);
  if (body === null) return reject(c, 400, "The body is not a JSON object.");
  const { [honeypotField]: honeypot, ...fields } = body;
  const idempotencyKey = c.req.header("idempotency-key") ?? null;
  const result = await submit(c, kind, { fields, honeypot, idempotencyKey }, services);
  if (result === null) return reject(c, 503, faultMessages[kind]);
  if (result.ok) {
    c.header("Cache-Control", "no-store");
    return c.json({ success: true, ...thanks[kind](result) });
  }
  if (result.reason === "invalid")
    return reject(c, 422, "Some fields need your attention.", result.errors);
  return reject(c, 422, keyMessages[result.reason]);
}

const keyMessages = {
  "key-reused": "This Idempotency-Key was used for another request.",
  "key-malformed": "Idempotency-Key must be 1 to 200 visible ASCII characters.",
};

type Stored = Extract<IntakeResult, { ok: true }>;

const thanks = {
  booking({ reference, token, answerBy, isSoon }: Stored) {
    const within = isSoon ? "" : `within ${company.quoteTurnaround}, `;
    const sentences = [
      `Thank you. Your request is with our team, who will send your personal quote ${within}by ${answerBy}.`,
      ...(isSoon ? [`Your ride is soon, so please also call us: ${company.phone.display}.`] : []),
    ];
    const page = token === null ? {} : { page: visitorPage(token) };
    return { message: sentences.join(" "), reference, ...page, answerBy, isSoon };
  },
  contact: ({ reference }: Stored) => ({ message: messages.contactSent, reference }),
} satisfies Record<FormKind, (result: Stored) => object>;

export const faultMessages: Record<FormKind, string> = {
  booking: messages.bookingError.text,
  contact: messages.contactError,
};

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(";")[0]?.trim().toLowerCase() === "application/json";
}

function parseObject(bytes: Uint8Array): Record<string, unknown> | null {
  const value = parseJson(bytes);
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  return isObject ? (value as Record<string, unknown>) : null;
}
