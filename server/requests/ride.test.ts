import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";
import { createRequests } from "./requests.ts";

describe.each(engines)("the ride on %s", (engine) => {
  test("is what was asked until the team corrects it; what was asked stays", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive({ time: "after lunch" });
    await desk.correct(reference, "time", "1:15 PM");
    await desk.correct(reference, "passengers", "5", null);
    const details = await desk.read(reference);
    expect(details).toMatchObject({
      time: "1:15 PM",
      pickupAt: "2031-02-22T20:15:00.000Z",
      pickupNote: null,
      passengers: "5",
      asked: { time: "after lunch", passengers: "4", pickupAt: null },
    });
    expect(details.timeline).toContainEqual(
      expect.objectContaining({
        type: "edit-ride",
        name: maya.name,
        reason: "Party: 4 people, now 5 people",
      }),
    );
    const [listed] = (await desk.requests.readList("queue", null)).requests;
    expect(listed).toMatchObject({ passengers: "5", pickupAt: "2031-02-22T20:15:00.000Z" });
    expect(await desk.requests.readByReference(reference)).toMatchObject({ passengers: "5" });
  });

  test("that was sold is shown everywhere, whatever is prepared for a change", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    await desk.correct(reference, "vehicleType", "luxury-van");
    await desk.correct(reference, "pickupAddress", "Eagle County Airport");
    await desk.quote(reference);
    const { version } = await desk.read(reference);
    const yes = { type: "accept", quoteVersion: 1, requestVersion: version, reason: null } as const;
    await desk.requests.recordAnswer(reference, yes, maya);
    await desk.passUndo();
    await desk.correct(reference, "vehicleType", "premium-suv");
    const sold = { vehicleType: "luxury-van", pickupAddress: "Eagle County Airport" };
    const [listed] = (await desk.requests.readList("accepted", null)).requests;
    expect(listed).toMatchObject(sold);
    expect(await desk.read(reference)).toMatchObject({
      ...sold,
      asked: { vehicleType: "premium-suv", pickupAddress: "Denver International Airport" },
      quotes: [{ contact: { email: "roisin@example.com" }, passengers: "4" }],
    });
    const emails = await desk.emails();
    const toVisitor = emails.filter(({ audience }) => audience === "visitor").map(textOf);
    expect(toVisitor.filter((text) => text.includes("Eagle County Airport"))).toHaveLength(2);
  });

  test("two ways are one quote and one yes, and over after the way home", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    expect(await desk.requests.setWayHome(reference, true, maya)).toMatchObject({ ok: true });
    expect(await desk.requests.setWayHome(reference, true, maya)).toMatchObject({ ok: true });
    await desk.saveDraft(reference);
    expect(await desk.press(reference)).toMatchObject({
      ok: false,
      errors: [{ field: "ride.2.date", name: "the pickup date of leg 2" }],
    });
    await desk.correct(reference, "date", "2031-03-01", 2);
    await desk.correct(reference, "time", "9:30 AM", 2);
    await desk.correct(reference, "vehicleType", "luxury-van", 2);
    await desk.correct(reference, "confirmed", "yes", 2);
    await desk.press(reference);
    await desk.passUndo();
    const home = { pickupAddress: "The Lodge at Vail", vehicle: "luxury-van" };
    const { version, ...quoted } = await desk.read(reference);
    expect(quoted).toMatchObject({
      state: "quoted",
      quotes: [{ vehicle: "premium-suv", moreLegs: [home] }],
      legs: [{}, { pickupAt: "2031-03-01T16:30:00.000Z", vehicleType: "luxury-van" }],
    });
    const yes = { type: "accept", quoteVersion: 1, requestVersion: version, reason: null } as const;
    await desk.requests.recordAnswer(reference, yes, maya);
    await desk.passUndo();
    const toVisitor = (await desk.emails()).filter(({ audience }) => audience === "visitor");
    const [, offer = "", booked = ""] = toVisitor.map(textOf);
    for (const text of [offer, booked]) {
      expect(text).toContain("and home on Saturday, March 1, at 9:30 AM Mountain Time");
      expect(text).toContain("Way home: Full refund");
    }
    const dayAfter = Date.parse("2031-02-24T00:00:00Z");
    desk.clock.time = dayAfter;
    expect(await desk.requests.findCompleted()).toEqual([reference]);
    await desk.requests.complete(reference);
    expect(await desk.requests.findCompleted()).toEqual([]);
    expect((await desk.read(reference)).state).toBe("accepted");
    desk.clock.time = Date.parse("2031-03-02T16:31:00Z");
    expect(await desk.requests.findCompleted()).toEqual([reference]);
    await desk.requests.complete(reference);
    expect((await desk.read(reference)).state).toBe("completed");
  });

  test("the way home that the visitor asks for is owed anew, and one press takes it in", async () => {
    const desk = await createTestRequests(engine);
    const { reference, token } = await desk.quoted();
    desk.pass(60);
    const home = {
      date: "2031-03-01",
      time: "9:30 AM",
      pickupAddress: "The Arrabelle, Vail",
      dropoffAddress: "Denver International Airport",
    };
    const ask = () => desk.requests.answer(token, { type: "ask-home", ...home });
    expect([await ask(), await ask()]).toEqual([{ ok: true }, { ok: true }]);
    const { state, askedAt, timeline } = await desk.read(reference);
    expect([state, askedAt]).toEqual(["received", "2031-02-17T16:21:10.000Z"]);
    const words = "Saturday, March 1, 2031, 9:30 AM, The Arrabelle to Denver International Airport";
    const asked = timeline.filter(({ type }) => type === "ask-home");
    expect(asked).toMatchObject([{ actor: "visitor", reason: words }]);
    const told = (await desk.emails()).filter(({ draft }) => draft.includes("The Arrabelle"));
    expect(told.map(({ subject }) => subject)).toEqual([
      `${reference}: asks for the way home, Róisín O'Brien-Núñez`,
      `Your way home is added to your request (${reference})`,
    ]);
    expect((await desk.requests.read(token))?.askedHome).toEqual(home);

    await desk.requests.setWayHome(reference, true, maya);
    expect((await desk.read(reference)).ride.legs[1]).toMatchObject(home);
    expect((await desk.requests.read(token))?.askedHome).toBeNull();
    expect(await ask()).toMatchObject({ ok: false });

    await desk.requests.setWayHome(reference, false, maya);
    expect((await desk.requests.read(token))?.askedHome).toBeNull();
    expect(await ask()).toEqual({ ok: true });
    expect((await desk.requests.read(token))?.askedHome).toEqual(home);
    const again = (await desk.read(reference)).timeline;
    expect(again.filter(({ type }) => type === "ask-home")).toHaveLength(2);
  });

  test("the way home is taken away again, and the timeline says which", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    await desk.requests.setWayHome(reference, true, maya);
    await desk.correct(reference, "date", "2031-03-01", 2);
    await desk.requests.setWayHome(reference, false, maya);
    const { ride, timeline } = await desk.read(reference);
    expect(ride.legs).toHaveLength(1);
    expect(timeline.map(({ reason }) => reason)).toContain(
      "Way home removed, Saturday, March 1, 2031 MT, The Lodge at Vail to Denver International Airport",
    );
    expect(await desk.correct(reference, "date", "2031-03-02", 2)).toMatchObject({ ok: false });
  });

  test("a new address gets a link and what is owed, and the old one loses its links", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive({ email: "old@example.com" });
    const { kysely } = desk.database;
    const shown = await desk.open(reference);
    const mailed = await desk.open(reference);
    const [email] = await kysely.selectFrom("emails").select("id").execute();
    const tokens = await kysely
      .selectFrom("request_tokens")
      .select("token_hash")
      .orderBy("token_hash")
      .execute();
    const { hashToken } = await import("#server/outbox/queue.ts");
    const hash = tokens.find(({ token_hash }) => token_hash === hashToken(mailed))?.token_hash;
    await kysely
      .updateTable("request_tokens")
      .set({ email_id: email?.id ?? null })
      .where("token_hash", "=", hash ?? "")
      .execute();

    expect(await desk.correct(reference, "email", "new@", null)).toMatchObject({ ok: false });
    expect(await desk.correct(reference, "email", "new@example.com", null)).toMatchObject({
      ok: true,
    });
    expect(await desk.requests.read(mailed)).toBeNull();
    expect(await desk.requests.read(shown)).toMatchObject({ email: "new@example.com" });
    const visitors = (await desk.emails()).filter(({ audience }) => audience === "visitor");
    expect(visitors.map(({ recipient }) => recipient)).toEqual(
      visitors.map(() => "new@example.com"),
    );
    expect(visitors.map(textOf).join()).toContain("We have corrected your email address");
    expect((await desk.read(reference)).timeline).toContainEqual(
      expect.objectContaining({ reason: "Email: old@example.com, now new@example.com" }),
    );
    const again = await desk.receive({ email: "new@example.com", lastName: "Second" });
    expect((await desk.read(again)).earlier.map((one) => one.reference)).toEqual([reference]);
  });

  test("two who change different cells both win; of the same cell, the second is told", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    const edit = (field: "passengers" | "lastName", value: string, was: string) =>
      desk.requests.editRide(reference, { leg: null, field, value, was }, maya);
    const results = await Promise.all([
      edit("passengers", "5", "4"),
      edit("lastName", "Byrne", "O'Brien-Núñez"),
      edit("passengers", "6", "4"),
    ]);
    expect(results.filter((result) => result?.ok)).toHaveLength(2);
    const { ride } = await desk.read(reference);
    expect(ride.lastName).toBe("Byrne");
    expect(["5", "6"]).toContain(ride.passengers);
  });

  test("nothing is corrected while its quote is on its way", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    await desk.press(reference);
    expect(await desk.correct(reference, "passengers", "5", null)).toMatchObject({
      ok: false,
      reason: { code: "changed" },
    });
  });

  const party = { leg: null, field: "passengers", value: "5", was: "4" } as const;
  test.each(["a cell", "a way home"])(
    "%s is not changed where Send is pressed in that instant",
    async (what) => {
      const desk = await createTestRequests(engine);
      const reference = await desk.receive();
      await desk.saveDraft(reference);
      let isPressed = false;
      const database: typeof desk.database = {
        ...desk.database,
        async transact(steps) {
          if (!isPressed) expect(await desk.press(reference)).toMatchObject({ ok: true });
          isPressed = true;
          return desk.database.transact(steps);
        },
      };
      const requests = createRequests({ ...desk, database, now: () => desk.clock.time });
      const result = await (what === "a cell"
        ? requests.editRide(reference, party, maya)
        : requests.setWayHome(reference, true, maya));
      expect(result).toMatchObject({ reason: { code: "changed" } });
      await desk.passUndo();
      expect(await desk.read(reference)).toMatchObject({ state: "quoted", legs: [{}] });
    },
  );
});

function textOf({ draft }: { draft: string }): string {
  return (JSON.parse(draft) as { text: string }).text;
}
