import { sql, type ExpressionBuilder, type Kysely } from "kysely";
import { mailboxKey } from "#domain/request.ts";
import type { Database, Reader, Step } from "#server/db/database.ts";
import type { Audience, StoredEmail, Tables } from "#server/db/tables.ts";
import type { StoredDraft } from "./outbox.ts";
import { siteCapReason } from "./visitor-caps.ts";

export type EmailStatus =
  | "sent"
  | "waiting"
  | "held"
  | "overtaken"
  | "refused"
  | "unknown"
  | "given up";

/** The columns that determine an email's status. */
export const statusColumns = [
  "due_at",
  "sent_at",
  "refused_at",
  "held_reason",
  "overtaken_at",
  "data_started_at",
] as const;

export type EmailStatusColumns = Pick<StoredEmail, (typeof statusColumns)[number]>;

/** An email's status, derived from its times and never stored. */
export function emailStatus(email: EmailStatusColumns): EmailStatus {
  if (email.due_at !== null) return "waiting";
  if (email.sent_at !== null) return "sent";
  if (email.overtaken_at !== null) return "overtaken";
  if (email.refused_at !== null) return "refused";
  if (email.held_reason !== null) return "held";
  return email.data_started_at === null ? "given up" : "unknown";
}

/** What resending an email changes in its row, whatever its status: its schedule restarts. */
export function resendColumns(now: number) {
  return {
    due_at: iso(now),
    resent_at: iso(now),
    attempts: 0,
    sent_at: null,
    refused_at: null,
    held_reason: null,
    overtaken_at: null,
    data_started_at: null,
  };
}

/** What changes in the row of an email that is no longer needed, for example after a phone call. */
export function dismissColumns(now: number) {
  return { overtaken_at: iso(now), held_reason: null };
}

function iso(time: number): string {
  return new Date(time).toISOString();
}

type Redirection = {
  reference: string;
  /** The `mailboxKey` of the old address. */
  oldMailbox: string;
  email: string;
  now: number;
};

/**
 * Redirects a visitor's unsent emails to the corrected address, even while they are being delivered.
 * Cancels emails with links to the request, because they belong to the old address.
 */
export async function redirectUnsent(
  kysely: Kysely<Tables>,
  { reference, oldMailbox, email, now }: Redirection,
): Promise<Step[]> {
  const unsent = await kysely
    .selectFrom("emails")
    .select(["id", "reference", "draft"])
    .where("audience", "=", "visitor")
    .where("sent_at", "is", null)
    .where("draft", "<>", "")
    .where((eb) => {
      const isOfNone = eb("reference", "is", null);
      return eb.or([
        eb("reference", "=", reference),
        eb.and([isOfNone, eb("recipient_key", "=", oldMailbox)]),
      ]);
    })
    .execute();
  const newMailbox = mailboxKey(email);
  return unsent.flatMap((row) => {
    const stored = JSON.parse(row.draft) as StoredDraft;
    // Without its lease, a worker stops before sending data and stores no outcome.
    const take = kysely
      .updateTable("emails")
      .set({ tokens: null, lease_owner: null, lease_until: null })
      .where("id", "=", row.id)
      .where("sent_at", "is", null);
    if (row.reference === null) {
      const end = { overtaken_at: iso(now), due_at: null, held_reason: null };
      return stored.links?.includes(reference) ? [take.set(end).compile()] : [];
    }
    const to = { name: "", address: email };
    return [
      take
        .set({ draft: JSON.stringify({ ...stored, to }), recipient: email })
        .set((eb) => ({
          recipient_key: newMailbox,
          // The old address may have received it, but the new one has not.
          data_started_at: eb
            .case()
            .when("due_at", "is", null)
            .then(eb.ref("data_started_at"))
            .end(),
        }))
        .compile(),
    ];
  });
}

/** Why the reply to a form that a bot seems to have filled in waits. */
export const honeypotReason = "the request looks like a program's";

/** How long we report an email that is no longer retried and that the team should decide on. */
const undecidedMs = 5 * 24 * 60 * 60_000;

/** Whether an email waits or needs a decision. Excludes held replies to bots: the desk shows them. */
function isOpen(eb: ExpressionBuilder<Tables, "emails">, now: number) {
  const since = iso(now - undecidedMs);
  const changes = ["created_at", "last_attempt_at", "resent_at", "data_started_at"] as const;
  return eb.or([
    eb("due_at", "is not", null),
    eb.and([
      eb("draft", "<>", ""),
      eb.or(changes.map((column) => eb(column, ">", since))),
      eb.or([eb("held_reason", "is", null), eb("held_reason", "<>", honeypotReason)]),
    ]),
  ]);
}

/** Whether the team gets its email, and how many visitor emails the site's cap holds. */
type OutboxHealth = { held: number } & (
  | { team: "ok" }
  | { team: "failing"; since: string; reason: string | null }
);

/** If an email is due this long without an attempt, no worker is running. */
const overdueMs = 15 * 60_000;

export async function readHealth({ kysely }: Database, now: number): Promise<OutboxHealth> {
  const oldest = await kysely
    .selectFrom("emails")
    .select(["created_at", "reason"])
    .where("audience", "=", "team")
    .where("sent_at", "is", null)
    .where("held_reason", "is", null)
    .where("overtaken_at", "is", null)
    .where((eb) => isOpen(eb, now))
    .where((eb) => eb.or([eb("reason", "is not", null), eb("due_at", "<", iso(now - overdueMs))]))
    .orderBy("created_at")
    .limit(1)
    .executeTakeFirst();
  const held = await countHeld(kysely);
  if (!oldest) return { held, team: "ok" };
  return { held, team: "failing", since: oldest.created_at, reason: oldest.reason };
}

export type Backlog = { audience: Audience; status: EmailStatus; count: number; oldestMs: number };

/** How many emails wait or need a decision, and the age of the oldest, by audience and status. */
export async function readBacklog({ reader }: Database, now: number): Promise<Backlog[]> {
  const isSet = (column: (typeof statusColumns)[number]) =>
    sql<string | null>`min(${sql.ref(column)})`;
  const groups = await reader
    .selectFrom("emails")
    .select((eb) => [
      "audience",
      eb.fn.countAll<number | string>().as("count"),
      eb.fn.min("created_at").as("oldest"),
      ...statusColumns.map((column) => isSet(column).as(column)),
    ])
    .where("sent_at", "is", null)
    .where((eb) => isOpen(eb, now))
    .groupBy("audience")
    .groupBy((eb) => statusColumns.map((column) => eb(column, "is", null)))
    .execute();
  const backlog = new Map<string, Backlog>();
  for (const group of groups) {
    const { audience, oldest } = group;
    const status = emailStatus(group);
    const key = `${audience} ${status}`;
    const before = backlog.get(key) ?? { audience, status, count: 0, oldestMs: 0 };
    const oldestMs = Math.max(before.oldestMs, now - Date.parse(oldest));
    backlog.set(key, { ...before, count: before.count + Number(group.count), oldestMs });
  }
  return [...backlog.values()];
}

/** Counts the visitor emails that the site's cap holds. */
export async function countHeld(kysely: Reader<Tables>): Promise<number> {
  const { held } = await kysely
    .selectFrom("emails")
    .select((eb) => eb.fn.countAll().as("held"))
    .where("held_reason", "=", siteCapReason)
    // With `draft <> ''`, SQLite would scan the index of all emails that have a text.
    .where(sql<boolean>`length(draft) > 0`)
    .executeTakeFirstOrThrow();
  return Number(held);
}
