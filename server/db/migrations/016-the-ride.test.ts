import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";
import { theRide } from "./016-the-ride.ts";
import { phoneKeys } from "./023-phone-keys.ts";

describe.each(engines)("old rows on %s", (engine) => {
  test("get the ride of their newest quote, of a later draft, or as it was asked", async () => {
    const desk = await createTestRequests(engine);
    const asked = await desk.receive({ time: "after lunch", email: "a@example.com" });
    const drafted = await desk.receive({ time: "after lunch", email: "b@example.com" });
    const sold = await desk.receive({ email: "c@example.com" });
    await desk.correct(sold, "time", "3:30 PM");
    await desk.correct(sold, "vehicleType", "luxury-van");
    await desk.quote(sold);
    const { version } = await desk.read(sold);
    const yes = { type: "accept", quoteVersion: 1, requestVersion: version, reason: null } as const;
    await desk.requests.recordAnswer(sold, yes, maya);
    await desk.passUndo();
    await desk.saveDraft(drafted);
    const { kysely } = desk.database;
    const { draft } = (await desk.read(drafted)).draft;
    const pickup = {
      date: "2031-02-22",
      time: "13:15",
      zone: "America/Los_Angeles",
      confirmed: true,
    };
    await kysely
      .updateTable("quote_drafts")
      .set({ draft: JSON.stringify({ ...draft, pickup, vehicle: "suv-limousine" }) })
      .where("reference", "=", drafted)
      .execute();
    await kysely.schema.dropTable("ride_legs").execute();
    await kysely.schema.dropTable("rides").execute();
    await kysely.schema.alterTable("requests").dropColumn("accepted_version").execute();

    await theRide.up(kysely as never);
    const legOf = async (reference: string) => (await desk.read(reference)).ride.legs;
    expect(await legOf(asked)).toMatchObject([{ time: "after lunch", confirmed: false }]);
    expect(await legOf(drafted)).toMatchObject([{ ...pickup, vehicleType: "suv-limousine" }]);
    const leg = { date: "2031-02-22", time: "15:30", vehicleType: "luxury-van", confirmed: true };
    expect(await legOf(sold)).toMatchObject([leg]);
    expect(await desk.read(sold)).toMatchObject({ state: "accepted", vehicleType: "luxury-van" });
    const row = kysely.selectFrom("requests").select("accepted_version");
    expect(await row.where("reference", "=", sold).executeTakeFirst()).toEqual({
      accepted_version: 1,
    });
  });
});

describe.each(engines)("the phone numbers of old rows on %s", (engine) => {
  test("find their requests", async () => {
    const desk = await createTestRequests(engine);
    const { kysely } = desk.database;
    const [one, other] = [
      await desk.receive({ cellPhone: "(312) 555-0193" }),
      await desk.receive(),
    ];
    await kysely.schema.dropIndex("requests_by_phone").execute();
    await kysely.schema.alterTable("requests").dropColumn("phone_norm").execute();
    await phoneKeys.up(kysely as never);
    const rows = kysely.selectFrom("requests").select(["reference", "phone_norm"]);
    expect(new Set(await rows.execute())).toEqual(
      new Set([
        { reference: one, phone_norm: "3125550193" },
        { reference: other, phone_norm: "9705550100" },
      ]),
    );
  });
});
