import type { Kysely } from "kysely";
import { company } from "#content/company.ts";
import { formatMoney } from "#domain/money.ts";
import type { PickupZone } from "#domain/pickup-zone.ts";
import { readReference } from "#domain/request.ts";
import type { CurrentLeg, CurrentRide } from "#domain/ride.ts";
import type { Tables } from "#server/db/tables.ts";
import { readCurrentRides } from "#server/requests/stored-request.ts";
import { listLinks, revokeLink } from "#server/requests/tokens.ts";
import type { VisitorLink } from "#server/requests/views.ts";
import { emailLines } from "./outbox-commands.ts";
import { csvOf, table, replaceControls, officeTime, pickupTime } from "./terminal.ts";

type Db = Kysely<Tables>;
type Booking = Awaited<ReturnType<typeof readRidden>>[number];
type Contact = Awaited<ReturnType<typeof readContacts>>[number];

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
  const all = [...(await readRidden(db)), ...(await readContacts(db))];
  const rows = all.toSorted((one, other) => (one.received_at > other.received_at ? -1 : 1));
  const text = table(listHead, rows.map(listCells));
  console.log(rows.length === 0 ? "Nothing has been received yet." : text);
  return 0;
}

function listCells(row: Booking | Contact): string[] {
  const start = [row.reference, officeTime(row.received_at), row.state];
  const name = `${row.first_name} ${row.last_name}`;
  if ("message" in row) return [...start, name, "message", row.service, "", row.flags];
  return [
    ...start,
    name,
    pickupOf(row.pickup_at, row.pickup_zone) ?? `${row.date} ${row.time}`,
    `${row.pickup_address} to ${row.dropoff_address}`,
    row.passengers,
    [homeOf(row), row.pickup_note, row.flags, row.source !== "form" && row.source]
      .filter(Boolean)
      .join(" "),
  ];
}

/** Not part of the route, which the table may cut off. */
function homeOf(row: Booking): string | false {
  if (row.home_date === null) return false;
  return ["home", row.home_date || "without a date", row.home_time].filter(Boolean).join(" ");
}

/** Prints a request with its current ride, its history and its emails. @returns 1 if not found */
export async function show(db: Db, typed: string): Promise<number> {
  const reference = readReference(typed) ?? "";
  const found =
    (await readRidden(db, reference))[0] ?? (await readContacts(db, reference))[0] ?? null;
  if (found === null) {
    console.error(`No request has the reference ${replaceControls(typed)}.`);
    return 1;
  }
  const { pickup_at: _, ...fields } = found;
  const pickup = pickupOf(found.pickup_at, found.pickup_zone);
  const home = "home_pickup_at" in found && {
    home_pickup_at: pickupOf(found.home_pickup_at, found.home_pickup_zone),
  };
  const shown = Object.entries({ ...fields, pickup, ...home }).filter(
    ([, value]) => value !== null && value !== "",
  );
  for (const [name, value] of shown)
    console.log(`${name.replaceAll("_", " ")}: ${replaceControls(String(value), true)}`);
  const history = await historyLines(db, reference);
  for (const line of [...history, ...(await emailLines(db, reference))]) console.log(line);
  return 0;
}

export async function exportRequests(db: Db, format: "csv" | "json"): Promise<number> {
  process.stdout.write(`${format === "json" ? await jsonOf(db) : await csvOfAll(db)}\n`);
  return 0;
}

/** The stored rows: the requests as submitted, and the rides as the team has corrected them. */
async function jsonOf(db: Db): Promise<string> {
  const bookings = await readBookings(db);
  const contacts = await readContacts(db);
  const rides = await db.selectFrom("rides").selectAll().orderBy("reference").execute();
  const legs = db.selectFrom("ride_legs").selectAll().orderBy("reference").orderBy("position");
  return JSON.stringify({ bookings, contacts, rides, legs: await legs.execute() }, null, 2);
}

async function csvOfAll(db: Db): Promise<string> {
  return csvOf([
    ...(await readRidden(db)).map((row) => ({ kind: "booking", ...row })),
    ...(await readContacts(db)).map((row) => ({ kind: "contact", ...row })),
  ]);
}

function pickupOf(at: string | null, zone: PickupZone | null): string | null {
  return at === null || zone === null ? null : pickupTime(at, zone);
}

/** A request's events, such as `Nov 21, 2026, 4:17 PM: accept by visitor, quote 1, $835.50`. */
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
    return `${officeTime(event.at)}: ${replaceControls(parts.join(", "))}`;
  });
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

/** Bookings as submitted; `readRidden` returns them with their current rides. */
function readBookings(db: Db, reference?: string) {
  let query = db
    .selectFrom("requests")
    .innerJoin("booking_requests as child", "child.reference", "requests.reference")
    .selectAll("child")
    .select([...parentColumns, "requests.accepted_version"])
    .orderBy("requests.received_at", "desc");
  if (reference !== undefined) query = query.where("requests.reference", "=", reference);
  return query.execute();
}

type Asked = Awaited<ReturnType<typeof readBookings>>[number];

const pageSize = 500;

/** Bookings with their current rides; the way home has its own columns. */
async function readRidden(db: Db, reference?: string) {
  const bookings = await readBookings(db, reference);
  const ridden: ReturnType<typeof withRide>[] = [];
  for (let start = 0; start < bookings.length; start += pageSize) {
    const page = bookings.slice(start, start + pageSize);
    const rides = await readCurrentRides(db, page);
    ridden.push(...page.map((row, index) => withRide(row, rides[index]!.now)));
  }
  return ridden;
}

function withRide(row: Asked, ride: CurrentRide) {
  const [there, home] = ride.legs;
  const isAsAsked = row.valid_until === null && there.date === row.date && there.time === row.time;
  return {
    ...row,
    ...legColumns(there),
    passengers: ride.passengers,
    first_name: ride.firstName,
    last_name: ride.lastName,
    cell_phone: ride.cellPhone,
    email: ride.email,
    pickup_note: isAsAsked ? row.pickup_note : null,
    home_date: home?.date ?? null,
    home_time: home?.time ?? null,
    home_pickup_address: home?.pickupAddress ?? null,
    home_dropoff_address: home?.dropoffAddress ?? null,
    home_vehicle_type: home?.vehicleType ?? null,
    home_pickup_at: home?.pickupAt ?? null,
    home_pickup_zone: home?.pickupZone ?? null,
  };
}

function legColumns(leg: CurrentLeg) {
  return {
    date: leg.date,
    time: leg.time,
    pickup_address: leg.pickupAddress,
    dropoff_address: leg.dropoffAddress,
    vehicle_type: leg.vehicleType,
    pickup_at: leg.pickupAt,
    pickup_zone: leg.pickupZone,
  };
}

function readContacts(db: Db, reference?: string) {
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
    console.error(`No link opens a request with the reference ${replaceControls(typed)}.`);
    return 1;
  }
  console.log(table(["Link", "Made", "Sent in", "Ends"], found.map(cellsOf)));
  return 0;
}

/** Revokes only this link. @returns 1 if there is no such link */
export async function revoke(db: Db, typed: string, id: string): Promise<number> {
  const reference = readReference(typed) ?? "";
  if (!(await revokeLink(db, { reference, id, by: null, now: Date.now() }))) {
    console.error(
      `${replaceControls(typed)} has no link ${replaceControls(id)}; links REFERENCE shows them.`,
    );
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
