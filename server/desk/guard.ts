import type { Context, MiddlewareHandler } from "hono";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { createMiddleware } from "hono/factory";
import { HTTPException } from "hono/http-exception";
import { z } from "zod";
import { fieldErrors } from "#domain/form-schema.ts";
import { readReference } from "#domain/request.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { FoundSession } from "#server/accounts/sessions.ts";
import type { Account } from "#server/accounts/types.ts";
import { parseJson } from "#server/http/read-body.ts";
import { type HttpEnvironment, reject } from "#server/http/responses.ts";

const loopback = /^(?:127\.0\.0\.1|\[::1\])(:\d+)$/;

/** Redirects 127.0.0.1 to localhost: passkeys need a host name, and cookies belong to one host. */
export function toOwnAddress(deskUrl: string) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    const port = loopback.exec(c.req.header("host") ?? "")?.[1];
    if (port === undefined || deskUrl !== `http://localhost${port}`) return next();
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(deskUrl + pathname + search);
  });
}

/** Unsafe calls must be JSON from the desk's own pages, which no form or other site can send. */
export function sameOrigin(deskUrl: string) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    const site = c.req.header("sec-fetch-site");
    const isOwn = site === undefined ? c.req.header("origin") === deskUrl : site === "same-origin";
    if (!isOwn) return reject(c, 403, "This call can only come from the desk itself.");
    if (c.req.header("content-type") !== "application/json")
      return reject(c, 415, "Send the fields as application/json.");
    return next();
  });
}

/** The session cookie. The prefix of its name ties it to this host: no other can set or read it. */
export function createSessionCookie(deskUrl: string) {
  // Browsers disagree about Secure cookies on http://localhost.
  const secure = deskUrl.startsWith("https:");
  const name = secure ? "__Host-firnline-desk" : "firnline-desk";
  const options = { path: "/", httpOnly: true, secure, sameSite: "Strict" } as const;
  return {
    read: (c: Context) => getCookie(c, name) ?? null,
    set: (c: Context, token: string) => setCookie(c, name, token, options),
    clear: (c: Context) => void deleteCookie(c, name, options),
  };
}

export type SessionCookie = ReturnType<typeof createSessionCookie>;

export type SignedInEnvironment = HttpEnvironment & {
  Variables: { account: Account; session: FoundSession };
};

/**
 * 401 unless signed in, as the account in `X-Account` if that is sent. A locked session gets a 401
 * with `X-Sign-In: locked`. Calls with `X-Background`, or without `touch`, don't delay the lock.
 * @param forLocked true for what a locked desk still receives
 */
export function requireAccount(
  accounts: Pick<Accounts, "find">,
  cookie: Pick<SessionCookie, "read">,
  { touch = true, watch = false, forLocked = false } = {},
) {
  return createMiddleware<SignedInEnvironment>(async (c, next) => {
    const token = cookie.read(c);
    const isPersons = touch && c.req.header("x-background") === undefined;
    const session = token === null ? null : await accounts.find(token, { touch: isPersons, watch });
    const expected = c.req.header("x-account") ?? session?.account.id;
    if (session === null || session.account.id !== expected)
      return reject(c, 401, "Please sign in first.");
    if (session.isLocked && !forLocked) {
      c.header("X-Sign-In", "locked");
      return reject(c, 401, "The desk is locked. Please sign in to go on.");
    }
    c.set("session", session);
    c.set("account", session.account);
    return next();
  });
}

/** 403 for an agent. Comes after `requireAccount`. */
export const requireOwner = createMiddleware<SignedInEnvironment>(async (c, next) =>
  c.var.account.role === "owner" ? next() : reject(c, 403, "Only an owner can do this."),
);

/** Validates the body from `readBody` for `c.req.valid("json")`; a 422 has `errors` by field. */
export function jsonBody<Schema extends z.ZodType>(schema: Schema) {
  const check: MiddlewareHandler<
    HttpEnvironment,
    string,
    { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }
  > = async (c, next) => {
    const value = parseJson(c.var.body);
    if (value === undefined) return reject(c, 400, "The body is not JSON.");
    const result = schema.safeParse(value);
    if (!result.success)
      return reject(c, 422, "Some fields need your attention.", fieldErrors(result.error));
    c.req.addValidatedData("json", result.data as object);
    return next();
  };
  return check;
}

export const noFields = z.object({});

/** The request's reference from the path. @throws HTTPException 404 */
export function referenceOf(c: Context): string {
  return found(c, readReference(c.req.param("reference") ?? ""));
}

/** Throws, so that a call's response type has only its successes. @throws HTTPException 404 */
export function found<Value>(c: Context, value: Value | null): Value {
  if (value === null)
    throw new HTTPException(404, { res: reject(c, 404, "There is no such request.") });
  return value;
}
