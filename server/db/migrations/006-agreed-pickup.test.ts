import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { createTestQuotes } from "#tests/fixtures/test-quotes.ts";
import { agreedPickup } from "./006-agreed-pickup.ts";

describe.each(engines)("old rows on %s", (engine) => {
  test("get the pickup and the end of their newest quote, and keep what was asked", async () => {
    const desk = await createTestQuotes(engine);
    const asked = await desk.receive({ time: "5:00 PM", email: "a@example.com" });
    const quoted = await desk.receive({ time: "5:00 PM", email: "b@example.com" });
    await desk.quote(quoted);
    await desk.correct(quoted, "time", "15:30");
    await desk.correct(quoted, "zone", "America/Los_Angeles");
    await desk.quote(quoted);
    const { kysely } = desk.database;
    const { schema } = kysely;
    for (const index of ["requests_by_end", "requests_by_ride"])
      await schema.dropIndex(index).execute();
    for (const name of ["asked_pickup_at", "asked_pickup_zone"])
      await schema.alterTable("booking_requests").dropColumn(name).execute();
    await schema.alterTable("requests").dropColumn("valid_until").execute();
    await kysely
      .updateTable("requests")
      .set({ pickup_at: "2031-02-23T00:00:00.000Z", pickup_zone: "America/Denver" })
      .execute();
    for (const index of ["requests_by_asking", "requests_by_pickup"])
      await schema.createIndex(index).on("requests").column("asked_at").execute();
    for (const index of ["quotes_by_end", "quotes_by_pickup"])
      await schema.createIndex(index).on("quotes").column("pickup_at").execute();

    await agreedPickup.up(kysely);
    const { rows } = await sql`select pickup_at, pickup_zone, valid_until, asked_pickup_at,
      asked_pickup_zone from requests join booking_requests as booking
      on booking.reference = requests.reference order by email_norm`.execute(kysely);
    const typed = {
      asked_pickup_at: "2031-02-23T00:00:00.000Z",
      asked_pickup_zone: "America/Denver",
    };
    expect(asked).not.toBe(quoted);
    expect(rows).toEqual([
      {
        pickup_at: "2031-02-23T00:00:00.000Z",
        pickup_zone: "America/Denver",
        valid_until: null,
        ...typed,
      },
      {
        pickup_at: "2031-02-22T23:30:00.000Z",
        pickup_zone: "America/Los_Angeles",
        valid_until: "2031-02-21T02:00:00.000Z",
        ...typed,
      },
    ]);
  });
});
