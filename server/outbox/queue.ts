import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Database, Step } from "#server/db/database.ts";
import type { Audience, StoredEmail, Tables } from "#server/db/tables.ts";
import type { StoredDraft } from "./outbox.ts";

/** The longest wait between two attempts. */
export const longestWaitMs = 60 * 60_000;

type Options = {
  isPostgres: boolean;
  now: () => number;
  leaseMs: number;
};

/** `lost`: another worker has the email. `overtaken`: a linked request's address has changed. */
type TokensDrawn = { ok: true; email: StoredEmail } | { ok: false; reason: "lost" | "overtaken" };

export function createQueue(database: Database, { isPostgres, now, leaseMs }: Options) {
  const { kysely } = database;
  const owner = randomUUID();
  const at = (ms: number) => new Date(now() + ms).toISOString();

  /** Changes an email if its lease is still ours. @returns whether it is */
  async function changeOwn(id: string, change: Partial<StoredEmail>): Promise<boolean> {
    const { numUpdatedRows } = await kysely
      .updateTable("emails")
      .set(change)
      .where("id", "=", id)
      .where("lease_owner", "=", owner)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  }

  /** Fails if the request's address was corrected, and prevents a correction until the commit. */
  function requireSameMailbox(reference: string, { recipient_key: mailbox }: StoredEmail): Step {
    const query = kysely
      .updateTable("requests")
      .set({ email_norm: mailbox })
      .where("reference", "=", reference)
      .where("email_norm", "=", mailbox);
    return { ...query.compile(), mustChange: true };
  }

  return {
    /** At startup: makes all waiting emails due, and ends the leases of an earlier process. */
    async reopen(): Promise<void> {
      await kysely
        .updateTable("emails")
        .set({ due_at: at(0) })
        .where("due_at", ">", at(0))
        .execute();
      if (isPostgres) return;
      await kysely
        .updateTable("emails")
        .set({ lease_owner: null, lease_until: null })
        .where("due_at", "is not", null)
        .execute();
    },

    async claim(audience: Audience): Promise<StoredEmail | undefined> {
      let next = kysely
        .selectFrom("emails")
        .select("id")
        .where("audience", "=", audience)
        .where("due_at", "is not", null)
        // A time too far in the future was written before the clock was set back.
        .where((eb) => eb.or([eb("due_at", "<=", at(0)), eb("due_at", ">", at(2 * longestWaitMs))]))
        .where((eb) =>
          eb.or([
            eb("lease_until", "is", null),
            eb("lease_until", "<", at(0)),
            eb("lease_until", ">", at(2 * leaseMs)),
          ]),
        )
        .where(isNext)
        .orderBy("due_at")
        .limit(1);
      if (isPostgres) next = next.forUpdate().skipLocked();
      return kysely
        .updateTable("emails")
        .set({ lease_owner: owner, lease_until: at(leaseMs), last_attempt_at: at(0) })
        .where("id", "=", next)
        .returningAll()
        .executeTakeFirst();
    },

    /** When the next email is due; for an email that another worker has, when its lease ends. */
    async nextDue(audience: Audience): Promise<number | null> {
      const row = await kysely
        .selectFrom("emails")
        .select((eb) => {
          const isLeased = eb.and([
            eb("lease_until", ">", eb.ref("due_at")),
            eb("lease_until", ">=", at(0)),
            eb("lease_until", "<=", at(2 * leaseMs)),
          ]);
          const free = eb.case().when(isLeased).then(eb.ref("lease_until")).else(eb.ref("due_at"));
          return eb.fn.min(free.end()).as("due");
        })
        .where("audience", "=", audience)
        .where("due_at", "is not", null)
        .where(isNext)
        .executeTakeFirst();
      return row?.due ? Date.parse(row.due) : null;
    },

    /** Extends the lease. @returns false if another worker has the email */
    renew: (id: string) => changeOwn(id, { lease_until: at(leaseMs) }),

    /** Creates the tokens of an email's links, unless an earlier attempt has. */
    async drawTokens(email: StoredEmail): Promise<TokensDrawn> {
      const { links = [] } = JSON.parse(email.draft) as StoredDraft;
      if (links.length === 0 || email.tokens !== null) return { ok: true, email };
      const drawn = links.map((reference) => ({
        reference,
        ...createToken(kysely, { reference, emailId: email.id, now: now() }),
      }));
      const tokens = JSON.stringify(
        Object.fromEntries(drawn.map(({ reference, token }) => [reference, token])),
      );
      const keep = kysely
        .updateTable("emails")
        .set({ tokens })
        .where("id", "=", email.id)
        .where("lease_owner", "=", owner);
      const result = await database.transact([
        ...drawn.map(({ reference }) => requireSameMailbox(reference, email)),
        { ...keep.compile(), mustChange: true },
        ...drawn.map(({ step }) => step),
      ]);
      if (result.ok) return { ok: true, email: { ...email, tokens } };
      return { ok: false, reason: result.stoppedAt === drawn.length ? "lost" : "overtaken" };
    },

    /** Whether a quote's email is out of date: the quote was replaced or answered, or has expired. */
    async isOvertaken({ id, audience, reference }: StoredEmail): Promise<boolean> {
      if (audience !== "visitor" || reference === null) return false;
      const row = await kysely
        .selectFrom("emails")
        .innerJoin("requests", "requests.reference", "emails.reference")
        .innerJoin("quotes", (join) =>
          join
            .onRef("quotes.reference", "=", "emails.reference")
            .onRef("quotes.sent_at", "=", "emails.created_at"),
        )
        .select((eb) => [
          "quotes.version",
          "requests.state",
          "requests.offered_version",
          eb
            .selectFrom("quotes as newer")
            .select((sub) => sub.fn.max("newer.version").as("newest"))
            .whereRef("newer.reference", "=", "emails.reference")
            .as("newest"),
        ])
        .where("emails.id", "=", id)
        .executeTakeFirst();
      if (row === undefined) return false;
      const isOpen = row.state === "quoted" || row.offered_version === row.version;
      return row.newest !== row.version || !isOpen;
    },

    /** From now on, the email may have arrived. @returns false if another worker has it */
    startData: (id: string) => changeOwn(id, { data_started_at: at(0), lease_until: at(leaseMs) }),

    /** Stores what an attempt changes. @returns whether there will be another one */
    async settle(email: StoredEmail, change: Partial<StoredEmail>): Promise<boolean> {
      const isSettled = change.due_at === null;
      const released = {
        ...change,
        ...(isSettled ? { tokens: null } : {}),
        lease_owner: null,
        lease_until: null,
      };
      // A sent email counts as sent even if its lease ended, but not if the address changed.
      if (change.sent_at)
        await kysely
          .updateTable("emails")
          .set(released)
          .where("id", "=", email.id)
          .where("recipient", "=", email.recipient)
          .execute();
      else await changeOwn(email.id, released);
      return !isSettled;
    },
  };
}

/** A request's emails to one audience leave in the order in which they were queued. */
function isNext(eb: ExpressionBuilder<Tables, "emails">) {
  const earlier = eb
    .selectFrom("emails as earlier")
    .select("earlier.id")
    .whereRef("earlier.reference", "=", "emails.reference")
    .whereRef("earlier.recipient_key", "=", "emails.recipient_key")
    .whereRef("earlier.created_at", "<", "emails.created_at")
    .where("earlier.due_at", "is not", null);
  return eb.not(eb.exists(earlier));
}

export type Queue = ReturnType<typeof createQueue>;

type Drawn = {
  reference: string;
  /** The email that contains the token; null if a page shows it. */
  emailId: string | null;
  now: number;
};

/** Creates a token that opens a visitor's page; its step stores the hash, if the request exists. */
export function createToken(
  kysely: Kysely<Tables>,
  { reference, emailId, now }: Drawn,
): { token: string; step: Step } {
  const token = randomBytes(32).toString("base64url");
  const query = sql`insert into request_tokens (token_hash, reference, created_at, email_id)
    select ${hashToken(token)}, reference, ${new Date(now).toISOString()}, ${emailId}
    from requests where reference = ${reference}`;
  return { token, step: { ...query.compile(kysely), mustChange: true } };
}

export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
