import { describe, expect, test } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestIntake } from "#tests/fixtures/test-intake.ts";
import { plain } from "#tests/fixtures/test-services.ts";
import { type IntakePorts, type IntakeResult, createIntake } from "./intake.ts";

const dayMs = 24 * 60 * 60 * 1000;
const withKey = (idempotencyKey: string) => ({ idempotencyKey, flags: [] });
const referenceOf = (result: IntakeResult) => (result.ok ? result.reference : "");

describe.each(engines)("over %s", (engine) => {
  const start = (ports: Partial<IntakePorts> = {}) => createTestIntake(engine, ports);

  describe("a retry", () => {
    test("sixteen at once with one key are one request", async () => {
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

    test("is recognized by its key for seven days", async () => {
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

    test("without a key is recognized by its body for ten minutes", async () => {
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

    test("with another body is refused, and a key counts within its kind", async () => {
      const { intake } = await start();
      await intake.submitBooking(aBooking(), withKey("k"));
      expect(await intake.submitBooking(aBooking({ time: "1" }), withKey("k"))).toMatchObject({
        ok: false,
        reason: "key-reused",
      });
      expect(await intake.sendContactMessage(aMessage(), withKey("k"))).toMatchObject({
        ok: true,
        replayed: false,
      });
    });

    test("with a key that is none is refused for that alone", async () => {
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
    test("are two requests; the second is flagged, and the team's email says so", async () => {
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
          JSON.stringify(team.filter((email) => email.reference === reference)).includes(
            "duplicate",
          ),
        ).toBe(flags !== "");
    });

    test("are not flagged after a day, nor are other words", async () => {
      let time = Date.parse("2026-12-01T00:00:00Z");
      const { intake, requests } = await start({ now: () => time });
      await intake.submitBooking(aBooking(), withKey("a"));
      await intake.submitBooking(aBooking({ time: "10:00" }), withKey("b"));
      await intake.sendContactMessage(aMessage(), withKey("c"));
      time += dayMs;
      await intake.submitBooking(aBooking(), withKey("d"));
      expect((await requests()).map(({ flags }) => flags)).toEqual(["", "", "", ""]);
    });

    test("keep the flags that the form brought", async () => {
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

  describe("a connection that is lost during the commit", () => {
    /** Commits if told to, and then fails like a lost connection. */
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

    test("after it was stored: the request is acknowledged", async () => {
      const { intake, requests } = await startWithLoss({ commits: true, unsure: true });
      const result = await intake.submitBooking(aBooking(), plain);
      expect(result).toMatchObject({ ok: true, replayed: false });
      expect(await requests()).toMatchObject([{ reference: referenceOf(result) }]);
    });

    test("before it was stored: nothing is acknowledged", async () => {
      const { intake, requests } = await startWithLoss({ commits: false, unsure: true });
      await expect(intake.submitBooking(aBooking(), plain)).rejects.toThrow(StorageError);
      expect(await requests()).toEqual([]);
    });

    test("a failure that is certain is not looked up", async () => {
      const { intake } = await startWithLoss({ commits: true, unsure: false });
      await expect(intake.submitBooking(aBooking(), plain)).rejects.toThrow(StorageError);
    });
  });
});
