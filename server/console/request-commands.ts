import type { Kysely } from "kysely";
import { company } from "#content/company.ts";
import { readReference } from "#domain/reference.ts";
import type { Tables } from "#server/db/tables.ts";
import { csvOf } from "./csv.ts";
import { historyLines } from "./history.ts";
import { emailLines } from "./outbox-commands.ts";
import { readBookings, readContacts, readList } from "./requests.ts";
import { table, visible } from "./terminal.ts";
import { officeTime, pickupTime } from "./times.ts";

type Db = Kysely<Tables>;
type Listed = Awaited<ReturnType<typeof readList>>[number];

const listHead = [
  "Reference",
  `Received (${company.timeZone})`,
  "State",
  "Name",
  "Pickup",
  "Route",
  "Party",
  "Notes",
];

/** Newest first, one line each. @returns the exit code */
export async function list(db: Db): Promise<number> {
  const rows = await readList(db);
  const text = table(listHead, rows.map(listCells));
  console.log(rows.length === 0 ? "Nothing has been received yet." : text);
  return 0;
}

function listCells(row: Listed): string[] {
  const isBooking = row.kind === "booking";
  return [
    row.reference,
    officeTime(row.received_at),
    row.state,
    `${row.first_name} ${row.last_name}`,
    isBooking ? (pickupOf(row) ?? `${row.date} ${row.time}`) : "message",
    isBooking ? `${row.pickup_address} to ${row.dropoff_address}` : (row.service ?? ""),
    row.passengers ?? "",
    [row.pickup_note, row.flags].filter(Boolean).join(" "),
  ];
}

/** All fields of one request, what happened to it, and its emails. @returns 1 when there is none */
export async function show(db: Db, typed: string): Promise<number> {
  const reference = readReference(typed) ?? "";
  const found =
    (await readBookings(db, reference))[0] ?? (await readContacts(db, reference))[0] ?? null;
  if (found === null) {
    console.error(`No request has the reference ${visible(typed)}.`);
    return 1;
  }
  const { pickup_at: _, ...fields } = found;
  const shown = Object.entries({ ...fields, pickup: pickupOf(found) }).filter(
    ([, value]) => value !== null && value !== "",
  );
  for (const [name, value] of shown)
    console.log(`${name.replaceAll("_", " ")}: ${visible(String(value), true)}`);
  const history = await historyLines(db, reference);
  for (const line of [...history, ...(await emailLines(db, reference))]) console.log(line);
  return 0;
}

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

function pickupOf(row: Pick<Listed, "pickup_at" | "pickup_zone">): string | null {
  if (row.pickup_at === null || row.pickup_zone === null) return null;
  return pickupTime(row.pickup_at, row.pickup_zone);
}
