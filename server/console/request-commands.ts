import type { Kysely } from "kysely";
import { company } from "#content/company.ts";
import { formatMoney } from "#domain/money.ts";
import { readReference } from "#domain/request.ts";
import type { Tables } from "#server/db/tables.ts";
import { listLinks, revokeLink } from "#server/requests/tokens.ts";
import type { VisitorLink } from "#server/requests/views.ts";
import { emailLines } from "./outbox-commands.ts";
import { table, visible, officeTime, pickupTime } from "./terminal.ts";

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
    [
      homeOf(row),
      row.valid_until === null && row.pickup_note,
      row.flags,
      row.source !== "form" && row.source,
    ]
      .filter(Boolean)
      .join(" "),
  ];
}

/** Beside the route, which the table may cut. */
function homeOf(row: Listed): string | false {
  if (row.home_date === null) return false;
  return ["home", row.home_date || "without a date", row.home_time].filter(Boolean).join(" ");
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
  const rides = await db.selectFrom("rides").selectAll().orderBy("reference").execute();
  const legs = db.selectFrom("ride_legs").selectAll().orderBy("reference").orderBy("position");
  const text =
    format === "json"
      ? JSON.stringify({ bookings, contacts, rides, legs: await legs.execute() }, null, 2)
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

/** What happened to a request, such as `Nov 21, 2026, 4:17 PM: accept by visitor, quote 1, $835.50`. */
async function historyLines(db: Db, reference: string): Promise<string[]> {
  const events = await db
    .selectFrom("request_events as event")
    .leftJoin("quotes", (join) =>
      join
        .onRef("quotes.reference", "=", "event.reference")
        .onRef("quotes.version", "=", "event.quote_version"),
    )
    .select(["at", "type", "actor", "event.account_name", "quote_version", "reason", "total_cents"])
    .where("event.reference", "=", reference)
    .orderBy("event.version")
    .execute();
  return events.map((event) => {
    const parts = [
      `${event.type} by ${event.account_name ?? event.actor}`,
      ...(event.quote_version === null ? [] : [`quote ${event.quote_version}`]),
      ...(event.total_cents === null ? [] : [formatMoney(event.total_cents)]),
      ...(event.reason === null ? [] : [event.reason]),
    ];
    return `${officeTime(event.at)}: ${visible(parts.join(", "))}`;
  });
}

/** CSV for spreadsheets: a byte order mark, quotes, an apostrophe before what would be a formula. */
function csvOf(rows: readonly Record<string, string | number | null>[]): string {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const lines = [head, ...rows.map((row) => head.map((name) => String(row[name] ?? "")))];
  return `\uFEFF${lines.map((cells) => cells.map(cell).join(",")).join("\r\n")}`;
}

function cell(text: string): string {
  const harmless = /^[=+\-@＝＋－＠\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const parentColumns = [
  "requests.reference",
  "requests.received_at",
  "requests.state",
  "requests.version",
  "requests.pickup_at",
  "requests.pickup_zone",
  "requests.valid_until",
  "requests.flags",
] as const;

export function readList(db: Db) {
  return db
    .selectFrom("requests")
    .leftJoin("booking_requests as booking", "booking.reference", "requests.reference")
    .leftJoin("rides as ride", "ride.reference", "requests.reference")
    .leftJoin("ride_legs as leg", (join) =>
      join.onRef("leg.reference", "=", "requests.reference").on("leg.position", "=", 1),
    )
    .leftJoin("ride_legs as home", (join) =>
      join.onRef("home.reference", "=", "requests.reference").on("home.position", "=", 2),
    )
    .leftJoin("contact_messages as contact", "contact.reference", "requests.reference")
    .select(["home.date as home_date", "home.time as home_time"])
    .select([...parentColumns, "requests.kind"])
    .select(({ fn }) => [
      fn.coalesce("ride.first_name", "contact.first_name").as("first_name"),
      fn.coalesce("ride.last_name", "contact.last_name").as("last_name"),
    ])
    .select(["leg.date", "leg.time", "leg.pickup_address", "leg.dropoff_address"])
    .select(["ride.passengers", "booking.pickup_note", "booking.source", "contact.service"])
    .orderBy("requests.received_at", "desc")
    .execute();
}

export function readBookings(db: Db, reference?: string) {
  let query = db
    .selectFrom("requests")
    .innerJoin("booking_requests as child", "child.reference", "requests.reference")
    .selectAll("child")
    .select(parentColumns)
    .orderBy("requests.received_at", "desc");
  if (reference !== undefined) query = query.where("requests.reference", "=", reference);
  return query.execute();
}

export function readContacts(db: Db, reference?: string) {
  let query = db
    .selectFrom("requests")
    .innerJoin("contact_messages as child", "child.reference", "requests.reference")
    .selectAll("child")
    .select(parentColumns)
    .orderBy("requests.received_at", "desc");
  if (reference !== undefined) query = query.where("requests.reference", "=", reference);
  return query.execute();
}

/** The links to the visitor's page of a request. @returns the exit code */
export async function links(db: Db, typed: string): Promise<number> {
  const found = await listLinks(db, readReference(typed) ?? "", Date.now());
  if (found.length === 0) {
    console.error(`No link opens a request with the reference ${visible(typed)}.`);
    return 1;
  }
  console.log(table(["Link", "Made", "Sent in", "Ends"], found.map(cellsOf)));
  return 0;
}

/** Ends one link, and no other. @returns 1 when there is none */
export async function revoke(db: Db, typed: string, id: string): Promise<number> {
  const reference = readReference(typed) ?? "";
  if (!(await revokeLink(db, { reference, id, by: null, now: Date.now() }))) {
    console.error(`${visible(typed)} has no link ${visible(id)}; links REFERENCE shows them.`);
    return 1;
  }
  console.log("The link is revoked. The visitor gets new ones at /requests.");
  return 0;
}

function cellsOf({ id, madeAt, subject, endsAt, revoked, isOpen }: VisitorLink): string[] {
  const end = revoked
    ? `revoked ${officeTime(revoked.at)}${revoked.by === null ? "" : ` by ${revoked.by}`}`
    : `${isOpen ? "" : "ended "}${officeTime(endsAt)}`;
  return [id, officeTime(madeAt), subject ?? "shown after the form", end];
}
