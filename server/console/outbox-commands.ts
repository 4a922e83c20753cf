import type { Kysely } from "kysely";
import { policyText } from "#content/policy.ts";
import type { StoredEmail, Tables } from "#server/db/tables.ts";
import {
  dismissColumns,
  resendColumns,
  statusColumns,
  emailStatus,
  type EmailStatusColumns,
} from "#server/outbox/email-status.ts";
import { siteCapReason } from "#server/outbox/visitor-caps.ts";
import { table, replaceControls, officeTime } from "./terminal.ts";

type Db = Kysely<Tables>;

/** For example, `Email to the team: sent (id)`. */
export async function emailLines(db: Db, reference: string): Promise<string[]> {
  const emails = await db
    .selectFrom("emails")
    .select(["id", "audience", ...statusColumns])
    .where("reference", "=", reference)
    .orderBy("audience")
    .execute();
  return emails.map(
    (email) => `Email to the ${email.audience}: ${emailStatus(email)} (${email.id})`,
  );
}

export async function outbox(db: Db, all: boolean): Promise<number> {
  let query = db
    .selectFrom("emails")
    .select(["id", "reference", "audience", "attempts", "reason", ...statusColumns])
    .orderBy("created_at");
  if (!all) query = query.where("sent_at", "is", null);
  const emails = await query.execute();
  const head = ["Email", "Reference", "To", "Status", "Attempts", "Next attempt", "Why"];
  console.log(emails.length === 0 ? "No email is waiting." : table(head, emails.map(cellsOf)));
  return 0;
}

/** @returns 1 if there is no such email */
export async function resend(db: Db, id: string): Promise<number> {
  const changed = await db
    .updateTable("emails")
    .set(resendColumns(Date.now()))
    .where("id", "=", id)
    .where("draft", "<>", "")
    .returning("id")
    .execute();
  if (changed.length === 0) {
    console.error(
      `No email with its text has the id ${replaceControls(id)}; outbox --all shows them. ` +
        `Texts are kept for ${policyText.emailRetention}.`,
    );
    return 1;
  }
  console.log("If the site is running, the email is sent within seconds.");
  return 0;
}

/** Ends an email that is no longer tried, for example after a phone call. @returns 1 if not found */
export async function dismiss(db: Db, id: string): Promise<number> {
  const changed = await db
    .updateTable("emails")
    .set(dismissColumns(Date.now()))
    .where("id", "=", id)
    .where("due_at", "is", null)
    .where("sent_at", "is", null)
    .returning("id")
    .execute();
  if (changed.length > 0) console.log("The email will not be sent unless somebody resends it.");
  else
    console.error(
      `No email that needs a decision has the id ${replaceControls(id)}; outbox shows them.`,
    );
  return changed.length > 0 ? 0 : 1;
}

/** Releases all emails held by the site's cap. */
export async function release(db: Db): Promise<number> {
  const released = await db
    .updateTable("emails")
    .set(resendColumns(Date.now()))
    .where("held_reason", "=", siteCapReason)
    .where("draft", "<>", "")
    .returning("id")
    .execute();
  const emails = released.length === 1 ? "1 email is sent" : `${released.length} emails are sent`;
  console.log(`${emails} within seconds if the site is running.`);
  return 0;
}

type Listed = EmailStatusColumns &
  Pick<StoredEmail, "id" | "reference" | "audience" | "attempts" | "reason">;

function cellsOf(email: Listed): string[] {
  return [
    email.id,
    email.reference ?? "",
    email.audience,
    emailStatus(email),
    String(email.attempts),
    email.due_at ? officeTime(email.due_at) : "",
    email.held_reason ?? email.reason ?? "",
  ];
}
