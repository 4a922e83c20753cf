import { sql, type Kysely } from "kysely";
import type { Migration } from "kysely/migration";
import type { PickupZone } from "#domain/pickup-zone.ts";
import { storedLocalTime } from "#domain/time.ts";

/** The ride as the team corrects it (legs, party, contact), separately from what was asked. */
export const theRide: Migration = {
  async up(unknown: Kysely<unknown>) {
    const db = unknown as Kysely<Tables>;
    const { schema } = db;
    await schema.alterTable("requests").addColumn("accepted_version", "integer").execute();
    let rides = schema
      .createTable("rides")
      .addColumn("reference", "text", (column) =>
        column.primaryKey().references("requests.reference").onDelete("cascade"),
      );
    for (const name of ["passengers", "first_name", "last_name", "cell_phone", "email"])
      rides = rides.addColumn(name, "text", (column) => column.notNull());
    await rides.execute();
    let legs = schema
      .createTable("ride_legs")
      .addColumn("reference", "text", (column) =>
        column.notNull().references("rides.reference").onDelete("cascade"),
      )
      .addColumn("position", "integer", (column) => column.notNull());
    for (const name of [
      "date",
      "time",
      "zone",
      "pickup_address",
      "dropoff_address",
      "vehicle_type",
    ])
      legs = legs.addColumn(name, "text", (column) => column.notNull());
    await legs
      .addColumn("confirmed", "integer", (column) => column.notNull())
      .addPrimaryKeyConstraint("ride_legs_key", ["reference", "position"])
      .execute();
    await sql`insert into rides (reference, passengers, first_name, last_name, cell_phone, email)
      select reference, passengers, first_name, last_name, cell_phone, email
      from booking_requests`.execute(db);
    await sql`insert into ride_legs (reference, position, date, time, zone, pickup_address,
        dropoff_address, vehicle_type, confirmed)
      select reference, 1, date, time, coalesce(asked_pickup_zone, 'America/Denver'),
        pickup_address, dropoff_address, vehicle_type, 0 from booking_requests`.execute(db);
    await sql`update requests set accepted_version = (select max(quote_version)
        from request_events as event
        where event.reference = requests.reference and event.type = 'accept')
      where state in ('accepted', 'completed')`.execute(db);
    await takeQuotes(db);
    await takeDrafts(db);
  },
};

type Tables = {
  quotes: { reference: string; version: number; quote: string; sent_at: string };
  quote_drafts: { reference: string; draft: string; saved_at: string };
  ride_legs: {
    reference: string;
    position: number;
    date: string;
    time: string;
    zone: string;
    vehicle_type: string;
    confirmed: number;
  };
};

const pageSize = 500;

/** Quotes and drafts contained the pickup and the vehicle; their latest values move to the ride. */
async function takeQuotes(db: Kysely<Tables>): Promise<void> {
  await eachPage(
    (after) =>
      db
        .selectFrom("quotes")
        .select(["reference", "quote as json"])
        .where("reference", ">", after)
        .where((eb) =>
          eb(
            "version",
            "=",
            eb
              .selectFrom("quotes as other")
              .select((inner) => inner.fn.max("other.version").as("newest"))
              .whereRef("other.reference", "=", "quotes.reference"),
          ),
        )
        .orderBy("reference")
        .limit(pageSize)
        .execute(),
    async ({ reference, json }) => {
      const { pickup, vehicle } = JSON.parse(json) as {
        pickup: { at: string; zone: PickupZone };
        vehicle: string;
      };
      await setLeg(db, reference, {
        ...storedLocalTime(pickup),
        zone: pickup.zone,
        vehicle_type: vehicle,
        confirmed: 1,
      });
    },
  );
}

async function takeDrafts(db: Kysely<Tables>): Promise<void> {
  await eachPage(
    (after) =>
      db
        .selectFrom("quote_drafts")
        .select(["reference", "draft as json"])
        .where("reference", ">", after)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom("quotes")
                .select("version")
                .whereRef("quotes.reference", "=", "quote_drafts.reference")
                .whereRef("sent_at", ">=", "saved_at"),
            ),
          ),
        )
        .orderBy("reference")
        .limit(pageSize)
        .execute(),
    async ({ reference, json }) => {
      const { pickup, vehicle } = JSON.parse(json) as {
        pickup: { date: string; time: string; zone: string; confirmed: boolean };
        vehicle: string;
      };
      const { date, time, zone } = pickup;
      const typed = { ...(date ? { date } : {}), ...(time ? { time } : {}), zone };
      const confirmed = pickup.confirmed ? 1 : 0;
      await setLeg(db, reference, { ...typed, vehicle_type: vehicle, confirmed });
    },
  );
}

async function eachPage<Row extends { reference: string }>(
  read: (after: string) => Promise<Row[]>,
  take: (row: Row) => Promise<void>,
): Promise<void> {
  for (let after = ""; ;) {
    const page = await read(after);
    for (const row of page) await take(row);
    if (page.length < pageSize) return;
    after = page.at(-1)?.reference ?? "";
  }
}

async function setLeg(
  db: Kysely<Tables>,
  reference: string,
  leg: Partial<Tables["ride_legs"]>,
): Promise<void> {
  await db.updateTable("ride_legs").set(leg).where("reference", "=", reference).execute();
}
