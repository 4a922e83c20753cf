import type { FieldErrors } from "#domain/errors.ts";
import type { Flag } from "#domain/flags.ts";
import type { Config } from "#server/config.ts";
import type { Database } from "#server/db/database.ts";

/** What a look at the submission alone can tell. */
export type SpamFlag = Exclude<Flag, "possible-duplicate">;

/** What is known about a submission beside its fields. */
export type SubmissionContext = {
  /** One for each filled form, the same on a retry; null when the client sends none. */
  idempotencyKey: string | null;
  flags: readonly SpamFlag[];
};

export type IntakeResult =
  /** Stored; `replayed` if an earlier try of the same submission stored it. */
  | { ok: true; reference: string; replayed: boolean }
  | { ok: false; reason: "invalid"; errors: FieldErrors }
  /** The key came with another body before. */
  | { ok: false; reason: "key-reused" }
  /** The key is not 1 to 200 visible ASCII characters. */
  | { ok: false; reason: "key-malformed" };

/**
 * The two use cases of the public forms. `ok` means on disk, together with the emails owed.
 * Both throw a StorageError when nothing was stored.
 */
export type Intake = {
  submitBooking(input: unknown, context: SubmissionContext): Promise<IntakeResult>;
  sendContactMessage(input: unknown, context: SubmissionContext): Promise<IntakeResult>;
};

export type IntakePorts = {
  database: Database;
  outbox: { wake(): void };
  config: Pick<Config, "siteUrl" | "teamEmail" | "mailFrom" | "databaseUrl">;
  /** Milliseconds since 1970. */
  now?: () => number;
  randomByte?: () => number;
};
