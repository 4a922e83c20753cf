import type { Kysely } from "kysely";
import type { StoredEmail } from "#server/db/email-table.ts";
import type { Tables } from "#server/db/tables.ts";
import { statusOf } from "#server/outbox/status.ts";
import { table, visible } from "./terminal.ts";
import { officeTime } from "./times.ts";

type Db = Kysely<Tables>;

/** Such as `Email to the team: sent (id)`. */
export async function emailLines(db: Db, reference: string): Promise<string[]> {
  const emails = await db
    .selectFrom("emails")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("audience")
    .execute();
  return emails.map((email) => `Email to the ${email.audience}: ${statusOf(email)} (${email.id})`);
}

/** The emails that have not left, or all of them. @returns the exit code */
export async function outbox(db: Db, all: boolean): Promise<number> {
  let query = db.selectFrom("emails").selectAll().orderBy("created_at");
  if (!all) query = query.where("sent_at", "is", null);
  const emails = await query.execute();
  const head = ["Email", "Reference", "To", "Status", "Attempts", "Next attempt", "Why"];
  console.log(emails.length === 0 ? "No email is waiting." : table(head, emails.map(cellsOf)));
  return 0;
}

/** Makes an email due again, whatever its status. @returns 1 when there is none */
export async function resend(db: Db, id: string): Promise<number> {
  const due = new Date().toISOString();
  const changed = await db
    .updateTable("emails")
    .set({ due_at: due, sent_at: null, refused_at: null, held_reason: null, data_started_at: null })
    .where("id", "=", id)
    .returning("id")
    .execute();
  if (changed.length === 0) {
    console.error(`No email has the id ${visible(id)}; outbox --all shows them.`);
    return 1;
  }
  console.log("The email leaves within seconds while the site runs.");
  return 0;
}

function cellsOf(email: StoredEmail): string[] {
  return [
    email.id,
    email.reference ?? "",
    email.audience,
    statusOf(email),
    String(email.attempts),
    email.due_at ? officeTime(email.due_at) : "",
    email.held_reason ?? email.reason ?? "",
  ];
}
