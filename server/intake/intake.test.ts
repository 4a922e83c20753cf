import { describe, expect, test } from "vitest";
import { takenRequestSchema } from "#domain/form-schema.ts";
import { limits } from "#domain/form.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestIntake } from "#tests/fixtures/test-intake.ts";
import { plain } from "#tests/fixtures/test-services.ts";
import type { IntakePorts, IntakeResult } from "./intake.ts";

const withKey = (idempotencyKey: string) => ({ idempotencyKey, flags: [] });
const referenceOf = (result: IntakeResult) => (result.ok ? result.reference : "");

describe.each(engines)("over %s", (engine) => {
  const start = (ports: Partial<IntakePorts> = {}) => createTestIntake(engine, ports);

  test("requests that arrive together stand or fall alone", async () => {
    const { intake, requests, bookings, emails } = await start();
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        // Every third one has a key that was already used with another body.
        intake.submitBooking(
          aBooking({ time: `${index}` }),
          withKey(index % 3 === 0 ? "same" : `own-${index}`),
        ),
      ),
    );
    expect(results.filter((result) => result.ok)).toHaveLength(21);
    expect(results.filter((result) => !result.ok && result.reason === "key-reused")).toHaveLength(
      9,
    );
    expect(await requests()).toHaveLength(21);
    expect(await bookings()).toHaveLength(21);
    expect(await emails()).toHaveLength(42);
  });

  test("a reference that is taken is drawn again, whatever took it", async () => {
    const bytes = [...Array<number>(10).fill(0), 1];
    const { intake, emails } = await start({ randomByte: () => bytes.shift() ?? 2 });
    const first = await intake.sendContactMessage(aMessage(), plain);
    const second = await intake.submitBooking(aBooking({ time: "2" }), plain);
    expect(first).toMatchObject({ reference: "FL-22222" });
    expect(second).toMatchObject({ reference: "FL-34444" });
    expect(await emails()).toHaveLength(4);
  });

  test("of eight that draw one reference at the same moment each gets its own", async () => {
    let draws = 0;
    // The first eight references are the same.
    const randomByte = () => (draws++ < 8 * 5 ? 0 : draws % 234);
    const { intake, requests } = await start({ randomByte });
    const results = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0
          ? intake.submitBooking(aBooking({ time: `${index}` }), plain)
          : intake.sendContactMessage(aMessage({ message: `${index}` }), plain),
      ),
    );
    expect(new Set(results.map(referenceOf)).size).toBe(8);
    expect(await requests()).toHaveLength(8);
  });

  test("the parent row says what it is, when, and whose", async () => {
    const { intake, requests, bookings } = await start({
      now: () => Date.parse("2026-12-01T00:00:00Z"),
    });
    await intake.submitBooking(
      aBooking({
        date: "2027-03-14",
        time: "2:30 am",
        pickupAddress: "Reno",
        firstName: "李",
        lastName: "🎿",
        email: "Ro.Isin+ski@Gmail.com",
      }),
      plain,
    );
    const [request] = await requests();
    expect(request).toMatchObject({
      kind: "booking",
      received_at: "2026-12-01T00:00:00.000Z",
      asked_at: "2026-12-01T00:00:00.000Z",
      state: "received",
      version: 1,
      pickup_at: "2027-03-14T10:30:00.000Z",
      pickup_zone: "America/Los_Angeles",
      email_norm: "roisin@gmail.com",
      flags: "",
      body_hash: expect.stringMatching(/^[0-9a-f]{64}$/),
    });
    expect(await bookings()).toMatchObject([
      {
        reference: request?.reference,
        first_name: "李",
        last_name: "🎿",
        email: "Ro.Isin+ski@Gmail.com",
        pickup_zone_source: "pickup-address",
        pickup_clock_change: "skipped",
      },
    ]);
  });

  test("a pickup that cannot be read has no instant, nor has a message", async () => {
    const { intake, requests } = await start();
    await intake.submitBooking(aBooking({ date: "Christmas Eve" }), plain);
    await intake.sendContactMessage(aMessage(), plain);
    expect(
      (await requests()).map(({ kind, pickup_at, pickup_zone }) => [kind, pickup_at, pickup_zone]),
    ).toEqual([
      ["booking", null, "America/Denver"],
      ["contact", null, null],
    ]);
  });

  test("a request that is deleted takes its child and its keys along", async () => {
    const { intake, database, bookings, keys } = await start();
    await intake.submitBooking(aBooking(), withKey("k"));
    await database.kysely.deleteFrom("requests").execute();
    expect([await bookings(), await keys()]).toEqual([[], []]);
  });

  test.each(["李", '"', "<"])("the largest message, all %s, takes little room", async (letter) => {
    const { intake, emails, messages } = await start();
    const message = letter.repeat(limits.message);
    await intake.sendContactMessage(aMessage({ message }), plain);
    const stored = [...(await messages()), ...(await emails())];
    const bytes = stored.flatMap(Object.values).map((value) => Buffer.byteLength(String(value)));
    // A message of 15 KB is stored once on its own and twice in the draft of the team's email.
    expect(bytes.reduce((total, each) => total + each, 0)).toBeLessThan(60 * 1024);
  });

  test("emails leave", async () => {
    const { intake, outbox, statuses } = await start();
    await intake.submitBooking(aBooking(), plain);
    await outbox.start();
    await expect.poll(() => statuses()).toBe("team: sent, visitor: sent");
  });

  test("what an agent takes by phone is stored once, whoever presses again", async () => {
    const { intake, database, bookings, emails } = await start();
    const request = takenRequestSchema.parse(aBooking({ source: "phone" }));
    const by = { id: "maya", name: "Maya Chen" };
    const first = await intake.takeRequest(request, { idempotencyKey: "one", by });
    const again = await intake.takeRequest(request, { idempotencyKey: "one", by });
    expect(again).toMatchObject({ replayed: true, reference: referenceOf(first), token: null });
    const other = await intake.takeRequest(
      { ...request, lastName: "Other" },
      { idempotencyKey: "one", by },
    );
    expect(other).toEqual({ ok: false, reason: "key-reused", reference: referenceOf(first) });
    expect(await bookings()).toMatchObject([
      { source: "phone", taken_by: "Maya Chen", taken_by_id: "maya" },
    ]);
    expect((await emails()).map(({ audience }) => audience).toSorted()).toEqual([
      "team",
      "visitor",
    ]);
    // Only the email has a link.
    const tokens = await database.kysely.selectFrom("request_tokens").selectAll().execute();
    expect(tokens).toEqual([]);
  });

  test("who calls without an email address gets no email, and has no other requests", async () => {
    const { intake, requests, emails } = await start();
    const taken = (changes: Record<string, unknown>) =>
      intake.takeRequest(takenRequestSchema.parse(aBooking({ source: "phone", ...changes })), {
        idempotencyKey: JSON.stringify(changes),
        by: { id: "maya", name: "Maya Chen" },
      });
    await taken({ email: "" });
    await taken({ email: "", lastName: "Other" });
    expect((await emails()).map(({ audience }) => audience)).toEqual(["team", "team"]);
    expect((await requests()).map((row) => row.email_norm)).toEqual(["", ""]);
  });
});
