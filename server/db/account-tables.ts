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
  /** 1 for the account that the first link made, so that two such links cannot make two. */
  is_first: 1 | null;
};

type PasskeyTable = {
  id: string;
  account_id: string;
  /** COSE, as base64url. */
  public_key: string;
  /** PostgreSQL gives a bigint as text. */
  counter: ColumnType<number | string, number, number>;
  transports: string;
  /** Which browser made it, such as `Chrome on macOS`. */
  name: string;
  created_at: string;
  used_at: string | null;
};

type SessionTable = {
  /** Names the session to its owner; it does not open it. */
  id: string;
  token_hash: string;
  account_id: string;
  browser: string;
  created_at: string;
  /** The latest call that a person caused, to the minute. */
  seen_at: string;
  /** The latest moment at which a desk was open on it, to the minute; null before the first. */
  watched_at: string | null;
  expires_at: string;
};

/** A one-time link that makes an account, or gives an existing one a new way to sign in. */
type AccountLinkTable = {
  token_hash: string;
  /** Null for the first account, whose owner types it. */
  email: string | null;
  role: Role;
  created_at: string;
  expires_at: string;
  used_at: string | null;
};

type PasskeyChallengeTable = {
  challenge_hash: string;
  /** `sign-in`, or whose passkey it is to become. */
  purpose: string;
  expires_at: string;
};

/** Passwords tried for one email address, whether it is known or not. */
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

/** What happened to an account. Rows are only ever added. */
type AccountEventTable = {
  id: string;
  /** A link for somebody new names the account that it will make; `console` is the server's console. */
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

/** Counters that PostgreSQL's instances share; another engine's is empty. */
type RateLimitTable = { key: string; points: number; expire: number | null };

export type StoredAccount = Selectable<AccountTable>;
export type StoredPasskey = Selectable<PasskeyTable>;
export type StoredSession = Selectable<SessionTable>;
export type StoredLink = Selectable<AccountLinkTable>;
