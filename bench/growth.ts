import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { databaseFile } from "#server/db/sqlite/open.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { fillRequests, referenceAt, openServices } from "./fill.ts";
import { median, type Part } from "./part.ts";

const sizes = [1_000, 100_000, 1_000_000];

/** Whether a submission and a lookup get slower as the tables grow. */
export const growth: Part = {
  name: "growth",
  async run() {
    const rows = [];
    for (const size of sizes) {
      const folder = await mkdtemp(join(tmpdir(), "firnline-bench-"));
      await (await openServices(folder)).close();
      fillRequests(join(folder, databaseFile), size);
      const services = await openServices(folder);
      const { database, intake } = services;
      const submission = await repeat(200, (index) =>
        intake.submitBooking(aBooking({ time: `${index}`, email: `new${index}@example.com` }), {
          idempotencyKey: `new-${index}`,
          flags: [],
        }),
      );
      const lookUp = await repeat(200, (index) =>
        database.kysely
          .selectFrom("booking_requests")
          .selectAll()
          .where("reference", "=", referenceAt((index * 7919) % size))
          .execute(),
      );
      const count = size.toLocaleString("en-US");
      rows.push(
        { what: `submission with ${count} stored`, value: submission, unit: "ms" },
        { what: `look-up with ${count} stored`, value: lookUp, unit: "ms" },
      );
      await services.close();
      await rm(folder, { recursive: true });
    }
    return rows;
  },
};

/** @returns the median in milliseconds */
async function repeat(times: number, turn: (index: number) => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) {
    const started = performance.now();
    await turn(index);
    taken.push(performance.now() - started);
  }
  return median(taken);
}
