import { createMiddleware } from "hono/factory";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { FoundSession } from "#server/accounts/sessions.ts";
import type { Account } from "#server/accounts/types.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { reject } from "#server/http/responses.ts";
import type { SessionCookie } from "./cookie.ts";

export type SignedInEnvironment = HttpEnvironment & {
  Variables: { account: Account; session: FoundSession };
};

/** 401 unless signed in. With `X-Background`, or without `touch`, it keeps no session alive. */
export function requireAccount(
  accounts: Pick<Accounts, "find">,
  cookie: SessionCookie,
  { touch = true } = {},
) {
  return createMiddleware<SignedInEnvironment>(async (c, next) => {
    const token = cookie.read(c);
    const isPersons = touch && c.req.header("x-background") === undefined;
    const session = token === null ? null : await accounts.find(token, { touch: isPersons });
    if (session === null) return reject(c, 401, "Please sign in first.");
    c.set("session", session);
    c.set("account", session.account);
    return next();
  });
}

/** 403 for an agent. Comes after `requireAccount`. */
export const requireOwner = createMiddleware<SignedInEnvironment>(async (c, next) =>
  c.var.account.role === "owner" ? next() : reject(c, 403, "Only an owner can do this."),
);
