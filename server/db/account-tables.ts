import type { ColumnType, Selectable } from "kysely";

export type Role = "owner" | "agent";

export type AccountTables = {
  accounts: AccountTable;
  passkeys: PasskeyTable;
  sessions: SessionTable;
  account_links: AccountLinkTable;
  passkey_challenges: PasskeyChallengeTable;
  password_tries: PasswordTryTable;
  account_events: AccountEventTable;
  rate_limits: RateLimitTable;
};

type AccountTable = {
  id: string;
  name: string;
  email: string;
  role: Role;
  password_hash: string | null;
  created_at: string;
  /** 1 for the account from the first link, so that two such links can't create two accounts. */
  is_first: 1 | null;
};

type PasskeyTable = {
  id: string;
  account_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** PostgreSQL returns a bigint as text. */
  counter: ColumnType<number | string, number, number>;
  transports: string;
  /** The browser that created it, such as `Chrome on macOS`. */
  name: string;
  created_at: string;
  used_at: string | null;
};

type SessionTable = {
  /** Identifies the session to its owner; it does not grant access. */
  id: string;
  token_hash: string;
  account_id: string;
  browser: string;
  created_at: string;
  /** The last call that a person caused, to the minute. */
  seen_at: string;
  /** When a desk was last open on it, to the minute; null if never. */
  watched_at: string | null;
  expires_at: string;
};

/** A one-time link that creates an account, or gives an existing one a new sign-in method. */
type AccountLinkTable = {
  token_hash: string;
  /** Null for the first account, whose owner types the address. */
  email: string | null;
  role: Role;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

type PasskeyChallengeTable = {
  challenge_hash: string;
  /** `sign-in`, or the account or link that the new passkey is for. */
  purpose: string;
  expires_at: string;
};

/** Password tries for one email address, known or not. */
type PasswordTryTable = {
  email_hash: string;
  tries: number;
  ends_at: string;
};

export type AccountEventType =
  | "sign-in"
  | "sign-out"
  | "session-ended"
  | "link-made"
  | "link-used"
  | "passkey-added"
  | "passkey-removed"
  | "password-set"
  | "role"
  | "removed"
  | "data-exported"
  | "data-erased";

/** Account events. Rows are only added, except that retention deletes old ones. */
type AccountEventTable = {
  id: string;
  /** For a new person's link, the account that it will create; `console` is the server's console. */
  account_id: string;
  at: string;
  type: AccountEventType;
  /** `passkey` or `password`, the kind of link, or the role. */
  details: string | null;
  /** Null for the server's console. */
  actor_id: string | null;
  /** A short hash of the actor's network, which thousands of networks share. */
  network: string | null;
};

/** Counters shared by instances on PostgreSQL; empty on SQLite. */
type RateLimitTable = { key: string; points: number; expire: number | null };

export type StoredAccount = Selectable<AccountTable>;
export type StoredPasskey = Selectable<PasskeyTable>;
export type StoredSession = Selectable<SessionTable>;
export type StoredLink = Selectable<AccountLinkTable>;
