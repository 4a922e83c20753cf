import { afterEach, describe, expect, inject, test } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { newDatabase } from "#tests/postgres/database.ts";
import { createIntake } from "./intake.ts";
import type { IntakePorts, IntakeResult } from "./types.ts";

const postgres = inject("postgres");
const engines: [string, () => Promise<Record<string, string>>][] = [
  ["the embedded database", async () => ({})],
  ["PostgreSQL", async () => ({ DATABASE_URL: await newDatabase(postgres ?? "") })],
];
const dayMs = 24 * 60 * 60 * 1000;
const withKey = (idempotencyKey: string) => ({ idempotencyKey, flags: [] });
const referenceOf = (result: IntakeResult) => (result.ok ? result.reference : "");

describe.each(engines)("over %s", (name, settings) => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });
  const it = test.skipIf(name === "PostgreSQL" && postgres === null);

  /** @param ports replace the real ones, such as the clock */
  async function start(ports: Partial<IntakePorts> = {}) {
    const services = await createTestServices(await settings());
    open.push(services);
    const { kysely } = services.database;
    return {
      ...services,
      intake: createIntake({ ...services, ...ports }),
      requests: () => kysely.selectFrom("requests").selectAll().orderBy("received_at").execute(),
      bookings: () => kysely.selectFrom("booking_requests").selectAll().execute(),
      keys: () => kysely.selectFrom("idempotency_keys").selectAll().execute(),
    };
  }

  describe("a retry", () => {
    it("sixteen at once with one key are one request", async () => {
      const { intake, requests, bookings, emails } = await start();
      const results = await Promise.all(
        Array.from({ length: 16 }, () => intake.submitBooking(aBooking(), withKey("one"))),
      );
      expect(results.every((result) => result.ok)).toBe(true);
      expect(new Set(results.map(referenceOf)).size).toBe(1);
      expect(results.filter((result) => result.ok && !result.replayed)).toHaveLength(1);
      expect(await requests()).toMatchObject([{ flags: "" }]);
      expect(await bookings()).toHaveLength(1);
      expect(await emails()).toHaveLength(2);
    });

    it("is known by its key for seven days", async () => {
      let time = Date.parse("2026-12-01T00:00:00Z");
      const { intake, keys } = await start({ now: () => time });
      const send = async () => referenceOf(await intake.submitBooking(aBooking(), withKey("k")));
      const first = await send();
      time += 7 * dayMs - 1;
      expect(await send()).toBe(first);
      time += 1;
      expect(await send()).not.toBe(first);
      expect(await keys()).toHaveLength(1);
    });

    it("without a key is known by its body for ten minutes", async () => {
      let time = Date.parse("2026-12-01T00:00:00Z");
      const { intake, requests } = await start({ now: () => time });
      const send = async () => referenceOf(await intake.submitBooking(aBooking(), plain));
      const first = await send();
      time += 10 * 60 * 1000 - 1;
      expect(await send()).toBe(first);
      time += 1;
      expect(await send()).not.toBe(first);
      expect(await requests()).toMatchObject([{ flags: "" }, { flags: "possible-duplicate" }]);
    });

    it("with another body is refused, and a key counts within its kind", async () => {
      const { intake } = await start();
      await intake.submitBooking(aBooking(), withKey("k"));
      expect(await intake.submitBooking(aBooking({ time: "1" }), withKey("k"))).toEqual({
        ok: false,
        reason: "key-reused",
      });
      expect(await intake.sendContactMessage(aMessage(), withKey("k"))).toMatchObject({
        ok: true,
        replayed: false,
      });
    });

    it("with a key that is none is refused for that alone", async () => {
      const { intake, requests } = await start();
      for (const key of ["", "a b", "é", "x".repeat(201)])
        expect(await intake.submitBooking(aBooking(), withKey(key))).toEqual({
          ok: false,
          reason: "key-malformed",
        });
      expect(await requests()).toEqual([]);
    });
  });

  describe("the same words in two forms", () => {
    it("are two requests; the second is flagged, and the team's email says so", async () => {
      let time = Date.parse("2026-12-01T00:00:00Z");
      const { intake, requests, emails } = await start({ now: () => time });
      for (const key of ["a", "b"]) {
        expect(await intake.submitBooking(aBooking(), withKey(key))).toMatchObject({
          ok: true,
          replayed: false,
        });
        time += 1000;
      }
      const stored = await requests();
      expect(stored.map(({ flags }) => flags)).toEqual(["", "possible-duplicate"]);
      const team = (await emails()).filter(({ audience }) => audience === "team");
      for (const { reference, flags } of stored)
        expect(
          JSON.stringify(team.filter((mail) => mail.reference === reference)).includes("duplicate"),
        ).toBe(flags !== "");
    });

    it("are not flagged after a day, nor are other words", async () => {
      let time = Date.parse("2026-12-01T00:00:00Z");
      const { intake, requests } = await start({ now: () => time });
      await intake.submitBooking(aBooking(), withKey("a"));
      await intake.submitBooking(aBooking({ time: "10:00" }), withKey("b"));
      await intake.sendContactMessage(aMessage(), withKey("c"));
      time += dayMs;
      await intake.submitBooking(aBooking(), withKey("d"));
      expect((await requests()).map(({ flags }) => flags)).toEqual(["", "", "", ""]);
    });

    it("keep the flags that the form brought", async () => {
      const { intake, requests } = await start();
      for (const key of ["a", "b"])
        await intake.sendContactMessage(aMessage(), {
          idempotencyKey: key,
          flags: ["too-fast", "honeypot"],
        });
      expect((await requests()).map(({ flags }) => flags).toSorted()).toEqual([
        "honeypot too-fast",
        "honeypot too-fast possible-duplicate",
      ]);
    });
  });

  it("requests that arrive together stand or fall alone", async () => {
    const { intake, requests, bookings, emails } = await start();
    const results = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        // Every third comes with a key that another body has taken.
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

  it("a reference that is taken is drawn again, whatever took it", async () => {
    const bytes = [...Array<number>(10).fill(0), 1];
    const { intake, emails } = await start({ randomByte: () => bytes.shift() ?? 2 });
    const first = await intake.sendContactMessage(aMessage(), plain);
    const second = await intake.submitBooking(aBooking({ time: "2" }), plain);
    expect(first).toMatchObject({ reference: "FL-22222" });
    expect(second).toMatchObject({ reference: "FL-34444" });
    expect(await emails()).toHaveLength(4);
  });

  it("of eight that draw one reference at the same moment each gets its own", async () => {
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

  it("the parent row says what it is, when, and whose", async () => {
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

  it("a pickup that cannot be read has no instant, nor has a message", async () => {
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

  it("a request that is deleted takes its child and its keys along", async () => {
    const { intake, database, bookings, keys } = await start();
    await intake.submitBooking(aBooking(), withKey("k"));
    await database.kysely.deleteFrom("requests").execute();
    expect([await bookings(), await keys()]).toEqual([[], []]);
  });

  describe("a connection that is lost during the commit", () => {
    /** Commits or not, and then fails as a lost connection does. */
    async function startWithLoss({ commits, unsure }: { commits: boolean; unsure: boolean }) {
      const services = await start();
      const database: IntakePorts["database"] = {
        ...services.database,
        async transact(steps) {
          if (commits) await services.database.transact(steps);
          throw new StorageError("connection lost", { unsure });
        },
      };
      return { ...services, intake: createIntake({ ...services, database }) };
    }

    it("after it was stored: the request is acknowledged", async () => {
      const { intake, requests } = await startWithLoss({ commits: true, unsure: true });
      const result = await intake.submitBooking(aBooking(), plain);
      expect(result).toMatchObject({ ok: true, replayed: false });
      expect(await requests()).toMatchObject([{ reference: referenceOf(result) }]);
    });

    it("before it was stored: nothing is acknowledged", async () => {
      const { intake, requests } = await startWithLoss({ commits: false, unsure: true });
      await expect(intake.submitBooking(aBooking(), plain)).rejects.toThrow(StorageError);
      expect(await requests()).toEqual([]);
    });

    it("a failure that is certain is not looked up", async () => {
      const { intake } = await startWithLoss({ commits: true, unsure: false });
      await expect(intake.submitBooking(aBooking(), plain)).rejects.toThrow(StorageError);
    });
  });

  it("eemails leave", async () => {
    const { intake, outbox, statuses } = await start();
    await intake.submitBooking(aBooking(), plain);
    await outbox.start();
    await expect.poll(() => statuses(), { timeout: 5000 }).toBe("team: sent, visitor: sent");
  });
});
