import { describe, expect, test } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { createTestIntake } from "#tests/fixtures/test-intake.ts";
import { plain } from "#tests/fixtures/test-services.ts";
import { createIntake, type IntakePorts, type IntakeResult } from "./intake.ts";

const referenceOf = (result: IntakeResult) => (result.ok ? result.reference : "");

describe.each(engines)("over %s", (engine) => {
  const start = (ports: Partial<IntakePorts> = {}) => createTestIntake(engine, ports);

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
