import type { Flag } from "#domain/flags.ts";
import type { Config } from "#server/config.ts";
import type { StoredBooking, StoredContact, StoredRequest } from "#server/db/tables.ts";
import type { EmailDraft } from "#server/outbox/email-draft.ts";

export type RecordFacts = Pick<Config, "teamEmail" | "siteUrl"> & {
  reference: string;
  /** Opens the visitor's page. */
  token: string;
  now: number;
  flags: readonly Flag[];
};

/** All that one submission stores: the parent row, its child, and the emails owed. */
export type RequestRecord = {
  request: Omit<StoredRequest, "body_hash" | "state" | "version">;
  child:
    | { table: "booking_requests"; row: StoredBooking }
    | { table: "contact_messages"; row: StoredContact };
  emails: { draft: EmailDraft; held: string | null }[];
};

/** A visitor's email waits for the team's decision when a program may have filled the form. */
export function emailsOf(
  flags: readonly Flag[],
  { team, visitor }: { team: EmailDraft; visitor: EmailDraft },
): RequestRecord["emails"] {
  const held = flags.includes("honeypot") ? "the request looks like a program's" : null;
  return [
    { draft: team, held: null },
    { draft: visitor, held },
  ];
}
