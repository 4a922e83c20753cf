import { sql, type ExpressionBuilder } from "kysely";
import type { Person } from "#domain/form.ts";
import { recordEvent, runSteps, type Cause } from "#server/accounts/events.ts";
import type { Database, Reader } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";

/** A condition for a person's requests. */
export function ofPerson({ kind, key }: Person) {
  return (eb: ExpressionBuilder<Tables, "requests">) => {
    if (kind === "request") return eb("requests.reference", "=", key);
    if (kind === "mailbox") return eb("email_norm", "=", key);
    return eb.and([eb("phone_norm", "=", key), eb("email_norm", "=", "")]);
  };
}

/** The tables whose rows belong to a request. */
const ofRequest = [
  "booking_requests",
  "contact_messages",
  "rides",
  "ride_legs",
  "quotes",
  "quote_drafts",
  "pending_acts",
  "request_events",
  "notes",
  "payments",
  "request_tokens",
  "emails",
] as const satisfies (keyof Tables)[];

const notExported = ["token_hash", "tokens", "body_hash", "lease_owner", "lease_until"];

/** All stored data about a person except hashes. Records who requested it. */
export async function exportPerson(
  { kysely, reader }: Pick<Database, "kysely" | "reader">,
  person: Person,
  { by, now }: { by: Cause; now: number },
) {
  const event = { accountId: by?.id ?? "console", type: "data-exported", by } as const;
  await runSteps(kysely, [recordEvent(kysely, event, now)]);
  // A submission waits for the writer, so nothing is read there.
  const requests = await reader
    .selectFrom("requests")
    .selectAll()
    .where(ofPerson(person))
    .orderBy("received_at")
    .execute();
  const whole: Record<string, unknown>[] = [];
  for (const request of requests) {
    const held = shown(request);
    for (const table of ofRequest) {
      const rows = await reader
        .selectFrom(table as "notes")
        .selectAll()
        .where("reference", "=", request.reference)
        .execute();
      held[table] = rows.map(shown);
    }
    whole.push(held);
  }
  const references = requests.map(({ reference }) => reference);
  return {
    person: person.typed,
    exportedAt: new Date(now).toISOString(),
    requests: whole,
    otherEmails: await otherEmails(reader, person),
    alsoMentionedIn: await mentions(reader, person, references),
    samePhone: await samePhone(reader, person),
  };
}

/** To the mailbox, but not about one of its requests. */
async function otherEmails(reader: Reader<Tables>, person: Person) {
  if (person.kind !== "mailbox") return [];
  const emails = await reader
    .selectFrom("emails")
    .selectAll()
    .where("recipient_key", "=", person.key)
    .where("audience", "=", "visitor")
    .where((eb) =>
      eb.or([
        eb("reference", "is", null),
        eb(
          "reference",
          "not in",
          eb.selectFrom("requests").select("requests.reference").where(ofPerson(person)),
        ),
      ]),
    )
    .execute();
  return emails.map(shown);
}

const json = ["quote", "draft", "details"];

function shown(row: object): Record<string, unknown> {
  const cells = Object.entries(row).filter(([name]) => !notExported.includes(name));
  return Object.fromEntries(
    cells.map(([name, value]) => [name, json.includes(name) && value ? JSON.parse(value) : value]),
  );
}

/** Other requests with a phone number of this person's. Only a reader can tell whose they are. */
export async function samePhone(reader: Reader<Tables>, person: Person): Promise<string[]> {
  const own = await reader
    .selectFrom("requests")
    .select(["reference", "phone_norm"])
    .where(ofPerson(person))
    .execute();
  const numbers = new Set(own.map(({ phone_norm }) => phone_norm).filter(Boolean));
  if (person.kind === "phone") numbers.add(person.key);
  if (numbers.size === 0) return [];
  const rows = await reader
    .selectFrom("requests")
    .select("reference")
    .where("phone_norm", "in", [...numbers])
    .orderBy("reference")
    .execute();
  const references = new Set(own.map(({ reference }) => reference));
  return rows.flatMap(({ reference }) => (references.has(reference) ? [] : reference));
}

const freeTexts = [
  ["notes", "text"],
  ["request_events", "reason"],
  ["request_events", "details"],
  ["contact_messages", "message"],
  ["quote_drafts", "draft"],
  ["quotes", "quote"],
  ["booking_requests", "email"],
] as const;

/** Limits how many requests one query reads, so that other queries don't wait long. */
const pageSize = 2000;

/** Requests other than `own` whose free text contains the address or the number as it was typed. */
export async function mentions(
  reader: Reader<Tables>,
  { kind, typed }: Person,
  own: readonly string[],
): Promise<string[]> {
  if (kind === "request") return [];
  const like = `%${typed.toLowerCase().replaceAll(/[\\%_]/g, "\\$&")}%`;
  const found = new Set<string>();
  for (let after = ""; ;) {
    const page = await reader
      .selectFrom("requests")
      .select("reference")
      .where("reference", ">", after)
      .orderBy("reference")
      .limit(pageSize)
      .execute();
    const last = page.at(-1)?.reference;
    if (last === undefined) return [...found].filter((each) => !own.includes(each)).toSorted();
    for (const [table, column] of freeTexts) {
      const rows = await reader
        .selectFrom(table as "notes")
        .select("reference")
        .where("reference", ">", after)
        .where("reference", "<=", last)
        .where(sql<boolean>`lower(${sql.ref(column)}) like ${like} escape '\\'`)
        .execute();
      for (const { reference } of rows) found.add(reference);
    }
    after = last;
  }
}
