import type { Kysely } from "kysely";
import { randomUUID } from "node:crypto";
import type { Person } from "#domain/form.ts";
import { storedQuoteSchema, type Quote, type QuoteLeg } from "#domain/quote.ts";
import { recordEvent, runSteps, type Cause } from "#server/accounts/events.ts";
import type { Erasure } from "#server/db/settle-restored.ts";
import type { Tables } from "#server/db/tables.ts";
import { ofPerson } from "./export.ts";

type Db = Kysely<Tables>;

export type Erased = { deleted: string[]; anonymized: string[]; emails: number };

export type ErasureResult =
  | ({ ok: true; erasure: Erasure } & Erased)
  /** Booked rides that have not taken place: the driver needs the passenger's name. */
  | { ok: false; booked: string[] };

/** Erases all of a person's data except the figures of sold rides, and records the erasure. */
export async function erasePerson(
  kysely: Db,
  person: Person,
  { by, now }: { by: Cause; now: number },
): Promise<ErasureResult> {
  return kysely.transaction().execute(async (transaction): Promise<ErasureResult> => {
    const at = new Date(now).toISOString();
    const rows = await transaction
      .selectFrom("requests")
      .select(["reference", "state"])
      .where(ofPerson(person))
      .orderBy("reference")
      .forUpdate()
      .execute();
    const booked = rows.filter(({ state }) => state === "accepted");
    if (booked.length > 0) return { ok: false, booked: booked.map(({ reference }) => reference) };
    const requests = rows.map(({ reference }) => reference);
    const keys = person.kind === "mailbox" ? [person.key] : [];
    const { erased, emails } = await eraseRows(transaction, { requests, keys, emails: [] });
    const erasure = { id: randomUUID(), at, requests, emails };
    await recordErasure(transaction, erasure);
    const details = `${erased.deleted.length} deleted, ${erased.anonymized.length} anonymized`;
    const event = { accountId: by?.id ?? "console", type: "data-erased", details, by } as const;
    await runSteps(transaction, [recordEvent(transaction, event, now)]);
    return { ok: true, erasure, ...erased };
  });
}

/** Repeats the erasures that a restored backup lacks. @returns these erasures */
export async function replayErasures(kysely: Db, erasures: readonly Erasure[]): Promise<Erasure[]> {
  const repeated: Erasure[] = [];
  for (const erasure of erasures)
    await kysely.transaction().execute(async (transaction) => {
      const known = await transaction
        .selectFrom("erasures")
        .select("id")
        .where("id", "=", erasure.id)
        .executeTakeFirst();
      if (known) return;
      const { at, emails } = erasure;
      const rows =
        erasure.requests.length === 0
          ? []
          : await transaction
              .selectFrom("requests")
              .select(["reference", "email_norm"])
              .where("reference", "in", erasure.requests)
              // A newer request may have the same reference.
              .where("received_at", "<=", at)
              .forUpdate()
              .execute();
      const requests = rows.map(({ reference }) => reference);
      const keys = [...new Set(rows.map(({ email_norm }) => email_norm))].filter(Boolean);
      await eraseRows(transaction, { requests, keys, emails, at });
      await recordErasure(transaction, erasure);
      repeated.push(erasure);
    });
  return repeated;
}

async function recordErasure(kysely: Db, { id, at, requests, emails }: Erasure): Promise<void> {
  const row = { id, at, requests: JSON.stringify(requests), emails: JSON.stringify(emails) };
  await kysely
    .insertInto("erasures")
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

type Which = {
  requests: readonly string[];
  keys: readonly string[];
  emails: readonly string[];
  /** Keeps newer emails: they are from after the erasure. */
  at?: string;
};

/** @returns also the ids of emails without a request */
async function eraseRows(
  kysely: Db,
  { requests, keys, emails, at }: Which,
): Promise<{ erased: Erased; emails: string[] }> {
  const sold = requests.length === 0 ? [] : await selectSold(kysely, requests);
  const deleted = requests.filter((reference) => !sold.includes(reference));
  let others = kysely.deleteFrom("emails").where("audience", "=", "visitor");
  if (at !== undefined) others = others.where("created_at", "<=", at);
  others = others.where((eb) =>
    eb.or([
      ...(keys.length > 0 ? [eb("recipient_key", "in", keys)] : []),
      ...(emails.length > 0 ? [eb("id", "in", emails)] : []),
    ]),
  );
  const gone =
    keys.length + emails.length === 0 ? [] : await others.returning(["id", "reference"]).execute();
  if (deleted.length > 0)
    await kysely.deleteFrom("requests").where("reference", "in", deleted).execute();
  for (const reference of sold) await anonymize(kysely, reference);
  const ids = gone.flatMap(({ id, reference }) => (reference === null ? [id] : []));
  return { erased: { deleted, anonymized: sold, emails: gone.length }, emails: ids };
}

/** Rides agreed or paid for: tax and transport law requires us to keep their dates and figures. */
async function selectSold(kysely: Db, references: readonly string[]): Promise<string[]> {
  const rows = await kysely
    .selectFrom("requests")
    .select("reference")
    .where("reference", "in", references)
    .where((eb) =>
      eb.or([
        eb("accepted_version", "is not", null),
        eb.exists(
          eb
            .selectFrom("request_events as event")
            .select("event.version")
            .whereRef("event.reference", "=", "requests.reference")
            .where("event.type", "=", "accept"),
        ),
        eb.exists(
          eb
            .selectFrom("payments")
            .select("payments.version")
            .whereRef("payments.reference", "=", "requests.reference"),
        ),
      ]),
    )
    .orderBy("reference")
    .execute();
  return rows.map(({ reference }) => reference);
}

/** Replaces the person's name and contact details. */
const erasedContact = { first_name: "Erased", last_name: "visitor", cell_phone: "", email: "" };
/** The typed date and time can contain anything; the quote has the exact time. */
const erasedPlaces = { pickup_address: "Erased", dropoff_address: "Erased", date: "", time: "" };

/** Keeps dates, vehicles, amounts, payments, and the names of the agents. */
async function anonymize(kysely: Db, reference: string): Promise<void> {
  for (const table of [
    "contact_messages",
    "quote_drafts",
    "pending_acts",
    "notes",
    "request_tokens",
    "idempotency_keys",
    "emails",
  ] as const)
    await kysely
      .deleteFrom(table as "notes")
      .where("reference", "=", reference)
      .execute();
  const plain = {
    email_norm: "",
    phone_norm: "",
    body_hash: "",
    follow_up_at: null,
    remind_at: null,
  };
  await kysely
    .updateTable("requests")
    .set(plain)
    .set((eb) => ({ version: eb("version", "+", 1) }))
    .where("reference", "=", reference)
    .execute();
  await kysely
    .updateTable("booking_requests")
    .set({ ...erasedContact, ...erasedPlaces })
    .where("reference", "=", reference)
    .execute();
  await kysely.updateTable("rides").set(erasedContact).where("reference", "=", reference).execute();
  await kysely
    .updateTable("ride_legs")
    .set(erasedPlaces)
    .where("reference", "=", reference)
    .execute();
  const events = kysely.updateTable("request_events").where("reference", "=", reference);
  await events.set({ reason: null }).execute();
  for (const { version, details } of await kysely
    .selectFrom("request_events")
    .select(["version", "details"])
    .where("reference", "=", reference)
    .where("details", "is not", null)
    .execute())
    await events
      .where("version", "=", version)
      .set({ details: withoutWords(details) })
      .execute();
  for (const { version, quote } of await kysely
    .selectFrom("quotes")
    .select(["version", "quote"])
    .where("reference", "=", reference)
    .execute())
    await kysely
      .updateTable("quotes")
      .set({ quote: withoutPerson(quote) })
      .where("reference", "=", reference)
      .where("version", "=", version)
      .execute();
}

/** The parts of an event's details to keep: none of them is free text. */
const keptDetails = "why from twin paidCents feeCents refundCents type by pressedAt".split(" ");

function withoutWords(stored: string | null): string | null {
  const details = Object.entries(JSON.parse(stored ?? "{}") as object);
  const kept = details.filter(([name]) => keptDetails.includes(name));
  return kept.length === 0 ? null : JSON.stringify(Object.fromEntries(kept));
}

/** Keeps vehicles, pickups and amounts. Lists every field, so each new one needs a decision. */
function withoutPerson(stored: string): string {
  const quote = storedQuoteSchema.parse(JSON.parse(stored));
  const { passengers, operator, validUntil } = quote;
  const kept: Quote = {
    ...legWithoutPlaces(quote),
    moreLegs: quote.moreLegs.map(legWithoutPlaces),
    lines: quote.lines.map(({ kind, cents }) => ({ kind, text: "", cents })),
    contact: { name: `${erasedContact.first_name} ${erasedContact.last_name}`, email: "" },
    message: "",
    paymentLink: null,
    passengers,
    operator,
    validUntil,
  };
  return JSON.stringify(kept);
}

function legWithoutPlaces({ vehicle, pickup }: QuoteLeg): QuoteLeg {
  return { vehicle, pickup, pickupAddress: "Erased", dropoffAddress: "Erased" };
}
