import type { Role } from "#server/db/account-tables.ts";
import type { Database } from "#server/db/database.ts";
import type { PasswordCost } from "./passwords.ts";

export type { Role };

export type Account = { id: string; name: string; email: string; role: Role };

export type AccountPorts = {
  database: Database;
  /** The desk's origin: passkeys are bound to its host. */
  config: { deskUrl: string; idleSeconds: number };
  now?: () => number;
  /** Less than in production where a test is about something else. */
  passwordCost?: PasswordCost;
};

/** The cookie's value, to be sent once and kept by nobody. */
export type SignedIn = { ok: true; account: Account; token: string };

export type SignInResult =
  | SignedIn
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "limited"; retryAfterSeconds: number };
