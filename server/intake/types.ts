import type { FieldErrors } from "#domain/errors.ts";
import type { Flag } from "#domain/flags.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";
import type { Changes } from "#server/quotes/changes.ts";

export type SpamFlag = Exclude<Flag, "possible-duplicate">;

export type SubmissionContext = {
  /** A UUID for each filled form, the same on a retry. */
  idempotencyKey: string | null;
  flags: readonly SpamFlag[];
};

export type IntakeResult =
  /** `replayed`: an earlier attempt was stored. `token` opens the visitor's page; a message has none. */
  | { ok: true; reference: string; token: string | null; replayed: boolean }
  | { ok: false; reason: "invalid"; errors: FieldErrors }
  | { ok: false; reason: "key-reused" }
  | { ok: false; reason: "key-malformed" };

/** `ok` means on disk, with the emails owed. Throws a StorageError when nothing was stored. */
export type Intake = {
  submitBooking(input: unknown, context: SubmissionContext): Promise<IntakeResult>;
  sendContactMessage(input: unknown, context: SubmissionContext): Promise<IntakeResult>;
};

export type IntakePorts = {
  database: Database;
  outbox: { notify(): void };
  /** Tells the open desks. */
  changes: Pick<Changes, "publish">;
  config: Pick<Config, "siteUrl" | "teamEmail" | "mailFrom" | "databaseUrl">;
  now?: () => number;
  randomByte?: () => number;
};
