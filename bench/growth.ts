import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openFile } from "#server/db/sqlite/open-file.ts";
import { databaseFile } from "#server/db/sqlite/open.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { median, type Part } from "./part.ts";
import { openServices } from "./services.ts";

const sizes = [1_000, 100_000, 1_000_000];

/** Whether a submission and a lookup get slower as the tables grow. */
export const growth: Part = {
  name: "growth",
  async run() {
    const rows = [];
    for (const size of sizes) {
      const folder = await mkdtemp(join(tmpdir(), "firnline-bench-"));
      await (await openServices(folder)).close();
      fill(join(folder, databaseFile), size);
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
          .where("reference", "=", `R-${(index * 7919) % size}`)
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

/** Inserts requests and their emails without waiting for the disk. */
function fill(file: string, size: number) {
  const db = openFile(file);
  db.exec("PRAGMA synchronous = OFF");
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${size})
    INSERT INTO requests SELECT 'R-' || i, 'booking', '2026-01-01T00:00:00.000Z', 'received', 1,
      '2026-12-24T16:30:00.000Z', 'America/Denver', 'v' || i || '@example.com', '', 'hash' || i,
      '2026-01-01T00:00:00.000Z', '2026-01-03T00:00:00.000Z' FROM n`);
  db.exec(`INSERT INTO booking_requests SELECT reference, '2026-12-24', '09:30',
    'Denver International Airport', 'The Lodge at Vail', '4', 'premium-suv', 'Róisín', 'O''Brien',
    '+1 970 555 0100', email_norm, received_at, NULL, 'pickup-address', NULL FROM requests`);
  db.exec(`WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${size})
    INSERT INTO emails (id, reference, audience, on_ambiguous, recipient, recipient_key, draft,
      message_id, created_at, attempts, sent_at)
    SELECT 'M-' || i, 'R-' || i, 'visitor', 'ask', 'v' || i || '@example.com',
      'v' || i || '@example.com', '{}', '<' || i || '@firnline.example>',
      '2026-01-01T00:00:00.000Z', 1, '2026-01-01T00:00:01.000Z' FROM n`);
  db.close();
}

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
