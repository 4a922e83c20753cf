import { createHash, randomBytes } from "node:crypto";
import type { Config } from "#server/config.ts";
import type { Role } from "#server/db/account-tables.ts";
import type { Database } from "#server/db/database.ts";
import type { PasswordCost } from "./passwords.ts";

export type { Role };

export type Account = { id: string; name: string; email: string; role: Role };

/** The desk's origin, to which passkeys are bound, and what an email to an account needs. */
export type AccountConfig = Pick<Config, "deskUrl" | "mailFrom" | "databaseUrl">;

export type AccountPorts = {
  database: Database;
  config: AccountConfig & Pick<Config, "idleSeconds">;
  /** Notified when an email is queued; without it, the email leaves a few seconds later. */
  outbox?: { notify(): void };
  now?: () => number;
  /** Lower than in production for tests about something else. */
  passwordCost?: PasswordCost;
};

/** `token` is the cookie's value: send it once, and never store it. */
export type SignedIn = { ok: true; account: Account; token: string };

/** Where a call comes from, as recorded in account events. */
export type Caller = {
  browser: string;
  /** A short hash of the caller's network. */
  network?: string;
};

export type NotProven =
  | { ok: false; reason: "wrong" }
  | { ok: false; reason: "limited"; retryAfterSeconds: number };

export type SignInResult = SignedIn | NotProven;

export function newToken(): string {
  return randomBytes(32).toString("base64url");
}

/** SHA-256 in hex: how the database stores a token or an address. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function iso(time: number): string {
  return new Date(time).toISOString();
}
