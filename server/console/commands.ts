import type { Kysely } from "kysely";
import { company } from "#content/company.ts";
import { readReference } from "#domain/reference.ts";
import type { StoredEmail } from "#server/db/email-table.ts";
import type { Tables } from "#server/db/tables.ts";
import { statusOf } from "#server/outbox/status.ts";
import { csvOf } from "./csv.ts";
import { fieldsOf, readBookings, readContacts } from "./requests.ts";
import { table, visible } from "./terminal.ts";

type Db = Kysely<Tables>;

/** Everything received, newest first, in one line each. @returns the exit code */
export async function list(db: Db): Promise<number> {
  const bookings = (await readBookings(db)).map((row) => ({
    received: row.received_at,
    cells: [
      row.reference,
      localTime(row.received_at),
      `${row.first_name} ${row.last_name}`,
      `${row.date} ${row.time}`,
      `${row.pickup_address} to ${row.dropoff_address}`,
      row.passengers,
      [row.pickup_note, row.marks].filter(Boolean).join(" "),
    ],
  }));
  const contacts = (await readContacts(db)).map((row) => ({
    received: row.received_at,
    cells: [
      row.reference,
      localTime(row.received_at),
      `${row.first_name} ${row.last_name}`,
      "message",
      row.service,
      "",
      row.marks,
    ],
  }));
  const rows = [...bookings, ...contacts].toSorted((a, b) => b.received.localeCompare(a.received));
  const head = [
    "Reference",
    `Received (${company.timeZone})`,
    "Name",
    "Pickup",
    "Route",
    "Party",
    "Notes",
  ];
  console.log(
    rows.length === 0
      ? "Nothing has been received yet."
      : table(
          head,
          rows.map(({ cells }) => cells),
        ),
  );
  return 0;
}

/** One request with all its fields, and its mails. @returns 1 when there is none */
export async function show(db: Db, typed: string): Promise<number> {
  const reference = readReference(typed) ?? "";
  const booking = (await readBookings(db, reference))[0];
  const contact = (await readContacts(db, reference))[0];
  const found = booking ?? contact;
  if (!found) {
    console.error(`No request has the reference ${visible(typed)}.`);
    return 1;
  }
  for (const [label, value] of fieldsOf(found)) console.log(`${label}: ${visible(value, true)}`);
  const mails = await db
    .selectFrom("emails")
    .selectAll()
    .where("reference", "=", reference)
    .execute();
  for (const mail of mails)
    console.log(`Mail to the ${mail.audience}: ${statusOf(mail)} (${mail.id})`);
  return 0;
}

/** Everything, for another program. @returns the exit code */
export async function exportRequests(db: Db, format: "csv" | "json"): Promise<number> {
  const bookings = await readBookings(db);
  const contacts = await readContacts(db);
  const text =
    format === "json"
      ? JSON.stringify({ bookings, contacts }, null, 2)
      : csvOf([
          ...bookings.map((row) => ({ kind: "booking", ...row })),
          ...contacts.map((row) => ({ kind: "contact", ...row })),
        ]);
  process.stdout.write(`${text}\n`);
  return 0;
}

/** The mails that have not left, or all of them. @returns the exit code */
export async function outbox(db: Db, all: boolean): Promise<number> {
  let query = db.selectFrom("emails").selectAll().orderBy("created_at");
  if (!all) query = query.where("sent_at", "is", null);
  const mails = await query.execute();
  const head = ["Mail", "Reference", "To", "Status", "Attempts", "Next attempt", "Why"];
  console.log(mails.length === 0 ? "No mail is waiting." : table(head, mails.map(cellsOf)));
  return 0;
}

/** Makes a mail due again, whatever became of it. @returns 1 when there is none */
export async function resend(db: Db, id: string): Promise<number> {
  const due = new Date().toISOString();
  const changed = await db
    .updateTable("emails")
    .set({ due_at: due, sent_at: null, refused_at: null, held_reason: null, data_started_at: null })
    .where("id", "=", id)
    .returning("reference")
    .execute();
  if (changed.length === 0) {
    console.error(`No mail has the id ${visible(id)}; outbox --all shows them.`);
    return 1;
  }
  console.log(`The mail about ${changed[0]?.reference} leaves within seconds while the site runs.`);
  return 0;
}

function cellsOf(mail: StoredEmail): string[] {
  return [
    mail.id,
    mail.reference ?? "",
    mail.audience,
    statusOf(mail),
    String(mail.attempts),
    mail.due_at ? localTime(mail.due_at) : "",
    mail.held_reason ?? mail.reason ?? "",
  ];
}

const clock = new Intl.DateTimeFormat("en-US", {
  timeZone: company.timeZone,
  dateStyle: "medium",
  timeStyle: "short",
});

function localTime(iso: string): string {
  return clock.format(new Date(iso));
}
