import { sql, type Kysely } from "kysely";
import { randomUUID } from "node:crypto";
import { company } from "#content/company.ts";
import { mailboxKey } from "#domain/request.ts";
import type { Config } from "#server/config.ts";
import type { Step } from "#server/db/database.ts";
import type { NewEmail, Tables } from "#server/db/tables.ts";
import type { EmailDraft, StoredDraft } from "./email-draft.ts";
import { capReason, lockCaps } from "./visitor-caps.ts";

type Ports = { kysely: Kysely<Tables>; config: Pick<Config, "mailFrom" | "databaseUrl"> };

type EnqueueOptions = {
  reference: string | null;
  now: number;
  /** Why the email must wait for the team's decision, or null. */
  held: string | null;
};

/** Returns steps to put last in a transaction, because they may take locks. */
export function createEnqueue({ kysely, config }: Ports) {
  return function enqueue(draft: EmailDraft, options: EnqueueOptions): Step[] {
    // A visitor who called may have no address: nothing is owed, the team answers by phone.
    if (draft.to.address === "") return [];
    const row = rowOf(draft, options, config.mailFrom);
    if (options.held !== null || draft.audience !== "visitor" || draft.cap === "none")
      return [kysely.insertInto("emails").values(row).compile()];
    const insert = insertCapped(kysely, row, options.now);
    if (config.databaseUrl === null) return [insert];
    return [lockCaps(kysely, row.recipient_key, options.now), insert];
  };
}

function rowOf(
  email: EmailDraft,
  { reference, now, held }: EnqueueOptions,
  mailFrom: string,
): NewEmail {
  const { audience, onAmbiguous, cap, subject, ...draft } = email;
  const id = randomUUID();
  const createdAt = new Date(now).toISOString();
  const from = { name: company.name, address: mailFrom };
  const stored: StoredDraft = { ...draft, from, date: createdAt, boundary: id };
  return {
    id,
    reference,
    audience,
    on_ambiguous: onAmbiguous,
    recipient: draft.to.address,
    recipient_key: mailboxKey(draft.to.address),
    subject,
    draft: JSON.stringify(stored),
    message_id: `<${id}@${mailFrom.split("@")[1] ?? "localhost"}>`,
    created_at: createdAt,
    due_at: held === null ? createdAt : null,
    attempts: 0,
    held_reason: held,
    is_counted: cap === undefined ? 1 : 0,
  };
}

function insertCapped(kysely: Kysely<Tables>, row: NewEmail, now: number): Step {
  // Both databases evaluate an expression that is used twice only once.
  return kysely
    .with("cap", (db) => db.selectNoFrom(capReason(row, now).as("reason")))
    .insertInto("emails")
    .values((eb) => ({
      ...row,
      due_at: eb
        .selectFrom("cap")
        .select(
          sql<string>`case when reason is null then cast(${row.due_at} as text) end`.as("due"),
        ),
      held_reason: eb.selectFrom("cap").select("reason"),
    }))
    .compile();
}

type Redirection = {
  reference: string;
  /** The `mailboxKey` of the address before. */
  oldMailbox: string;
  email: string;
  now: number;
};

/**
 * Sends what is owed to a request's visitor to a corrected address, also what is being delivered. A list of
 * links that names the request belongs to the old address: it ends.
 */
export async function redirectOwed(
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
    // Without its lease a worker stops before the data, and stores no outcome.
    const take = kysely
      .updateTable("emails")
      .set({ tokens: null, lease_owner: null, lease_until: null })
      .where("id", "=", row.id)
      .where("sent_at", "is", null);
    if (row.reference === null) {
      const end = { overtaken_at: new Date(now).toISOString(), due_at: null, held_reason: null };
      return stored.links?.includes(reference) ? [take.set(end).compile()] : [];
    }
    const to = { name: "", address: email };
    return [
      take
        .set({ draft: JSON.stringify({ ...stored, to }), recipient: email })
        .set((eb) => ({
          recipient_key: newMailbox,
          // What the old address may have got has yet to reach the new one.
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
