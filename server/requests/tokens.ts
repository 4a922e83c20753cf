import type { Kysely } from "kysely";
import { Temporal } from "temporal-polyfill";
import { linkExpiresAt } from "#domain/policy.ts";
import { storedInstant } from "#domain/time.ts";
import type { Reader } from "#server/db/database.ts";
import type { StoredRequest, Tables } from "#server/db/tables.ts";
import { hashToken } from "#server/outbox/queue.ts";
import type { RequestPorts, Actor } from "./change.ts";
import { publishAgain } from "./changes.ts";
import { selectBooking } from "./current.ts";
import { readLastDetails } from "./stored-request.ts";
import type { VisitorLink } from "./views.ts";

type Db = Pick<Reader<Tables>, "selectFrom">;

const tokenPattern = /^[\w-]{43}$/;

/** @returns the request that the token opens, or null for any other text */
export async function findByToken(db: Db, token: string, now: number): Promise<string | null> {
  if (!tokenPattern.test(token)) return null;
  const row = await selectLinks(db)
    .where("token_hash", "=", hashToken(token))
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return row && endOf(row) > new Date(now).toISOString() ? resolveDuplicate(db, row) : null;
}

/** A duplicate's link opens the answered request if the mailbox is the same; spam's opens nothing. */
async function resolveDuplicate(
  db: Db,
  { reference, state, email_norm }: Owner,
  passed: readonly string[] = [],
): Promise<string | null> {
  if (state !== "closed" || passed.includes(reference)) return reference;
  const { closing } = await readLastDetails(db, reference, "close");
  if (closing?.why === "spam") return null;
  if (closing?.why !== "duplicate" || closing.twin === null) return reference;
  const kept = await db
    .selectFrom("requests")
    .select(["reference", "state", "email_norm"])
    .where("reference", "=", closing.twin)
    .where("email_norm", "=", email_norm)
    .executeTakeFirst();
  return kept ? resolveDuplicate(db, kept, [...passed, reference]) : reference;
}

type Owner = Pick<StoredRequest, "reference" | "state" | "email_norm">;

/** The first digits of a link's hash, which identify it within its request and open nothing. */
const idPattern = /^[0-9a-f]{8}$/;

/** Newest first. */
export async function listLinks(db: Db, reference: string, now: number): Promise<VisitorLink[]> {
  const rows = await selectLinks(db)
    .leftJoin("emails", "emails.id", "link.email_id")
    .select(["link.created_at", "revoked_at", "revoked_by", "emails.subject"])
    .where("link.reference", "=", reference)
    .orderBy("link.created_at", "desc")
    .orderBy("link.token_hash")
    .execute();
  return rows.map((row) => {
    const endsAt = endOf(row);
    return {
      id: row.token_hash.slice(0, 8),
      madeAt: row.created_at,
      subject: row.subject,
      endsAt,
      revoked: row.revoked_at === null ? null : { at: row.revoked_at, by: row.revoked_by },
      isOpen: row.revoked_at === null && endsAt > new Date(now).toISOString(),
    };
  });
}

/**
 * Revokes a link permanently; the request's other links stay.
 * @param by the name of the agent, or null for a command
 * @returns false when the request has no such link
 */
export async function revokeLink(
  kysely: Kysely<Tables>,
  { reference, id, by, now }: { reference: string; id: string; by: string | null; now: number },
): Promise<boolean> {
  if (!idPattern.test(id)) return false;
  const found = await kysely
    .updateTable("request_tokens")
    .set((eb) => ({
      revoked_at: eb.fn.coalesce("revoked_at", eb.val(new Date(now).toISOString())),
      revoked_by: eb
        .case()
        .when("revoked_at", "is", null)
        .then(eb.val(by))
        .else(eb.ref("revoked_by"))
        .end(),
    }))
    .where("reference", "=", reference)
    .where("token_hash", "like", `${id}%`)
    .returning("token_hash")
    .execute();
  return found.length > 0;
}

/** Lets the desk read and revoke a request's links. */
export function createLinks(ports: Pick<RequestPorts, "database" | "changes" | "now">) {
  const { kysely, reader } = ports.database;
  return {
    /** @returns null when there is no such booking request */
    async readLinks(reference: string): Promise<VisitorLink[] | null> {
      const booking = await selectBooking(reader, reference).executeTakeFirst();
      return booking === undefined ? null : listLinks(reader, reference, ports.now());
    },
    /** @returns false when the request has no such link */
    async revokeLink(reference: string, id: string, { name }: Actor): Promise<boolean> {
      const now = ports.now();
      const isRevoked = await revokeLink(kysely, { reference, id, by: name, now });
      if (isRevoked) await publishAgain(ports, reference);
      return isRevoked;
    },
  };
}

function selectLinks(db: Db) {
  return db
    .selectFrom("request_tokens as link")
    .innerJoin("requests", "requests.reference", "link.reference")
    .select(["link.token_hash", "link.reference", "link.created_at", "requests.pickup_at"])
    .select(["requests.state", "requests.email_norm"])
    .select((eb) =>
      eb
        .selectFrom("request_events as event")
        .select((of) => of.fn.max("event.at").as("at"))
        .whereRef("event.reference", "=", "link.reference")
        .as("last_event_at"),
    );
}

type Times = { created_at: string; pickup_at: string | null; last_event_at: string | null };

/** Stored times have one format, so they sort as text. */
function endOf({ created_at, pickup_at, last_event_at }: Times): string {
  const times = [created_at, pickup_at ?? "", last_event_at ?? ""];
  const latest = times.reduce((one, other) => (one > other ? one : other));
  return storedInstant(linkExpiresAt(Temporal.Instant.from(latest)));
}
