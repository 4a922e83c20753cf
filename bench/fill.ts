import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Client } from "pg";
import { pino } from "pino";
import { policy } from "#content/company.ts";
import { readConfig } from "#server/config.ts";
import { openFile } from "#server/db/sqlite/file.ts";
import { databaseFile } from "#server/db/sqlite/open.ts";
import { openServices as open } from "#server/services.ts";
import { aSentQuote } from "#tests/fixtures/quote-draft.ts";
import {
  copyPrograms,
  newDatabase,
  startPostgres,
  type PostgresServer,
} from "#tests/postgres/server.ts";

/** DATA_DIR, and DATABASE_URL on PostgreSQL. */
export type Settings = { DATA_DIR: string; DATABASE_URL?: string };

/** The product's services on a database, without logs. Emails stay in the outbox. */
export function openServices(settings: Settings) {
  return open(readConfig(settings), pino({ level: "silent" }), () => {});
}

/** Lends a PostgreSQL with an empty cluster. @throws if there is none for this machine */
export async function withPostgres<Result>(
  work: (postgres: PostgresServer) => Promise<Result>,
): Promise<Result> {
  const programs = await copyPrograms();
  if (programs === null) throw new Error("There is no PostgreSQL for this machine.");
  const postgres = await startPostgres(programs);
  try {
    return await work(postgres);
  } finally {
    await postgres.remove();
    await rm(dirname(programs), { recursive: true, force: true });
  }
}

export const engines = ["SQLite", "PostgreSQL"] as const;

/** Runs `work` on a database of each engine that contains `size` requests. */
export async function onEach(
  size: number,
  work: (engine: (typeof engines)[number], settings: Settings) => Promise<void>,
): Promise<void> {
  for (const engine of engines) {
    const DATA_DIR = await mkdtemp(join(tmpdir(), "firnline-bench-"));
    const filled = async (settings: Settings) => {
      const started = performance.now();
      await (await openServices(settings)).close();
      if (size > 0) await fillRequests(settings, size);
      const seconds = Math.round((performance.now() - started) / 1000);
      console.log(`  ${engine} filled with ${size.toLocaleString("en-US")} in ${seconds} s`);
      await work(engine, settings);
    };
    try {
      await (engine === "SQLite"
        ? filled({ DATA_DIR })
        : withPostgres(async ({ url }) =>
            filled({ DATA_DIR, DATABASE_URL: await newDatabase(url) }),
          ));
    } finally {
      await rm(DATA_DIR, { recursive: true, force: true });
    }
  }
}

const alphabet = "23456789ACDEFHJKMNPQRTVWXY";
const powers = [4, 3, 2, 1, 0].map((exponent) => alphabet.length ** exponent);

/** The reference of a request by its number. */
export function referenceAt(index: number): string {
  const letter = (power: number) => alphabet[Math.floor(index / power) % alphabet.length];
  return `FL-${powers.map(letter).join("")}`;
}

/** The visitor of a request by its number; each has three. */
export function visitorAt(index: number) {
  const visitor = Math.floor(index / 3);
  return { email: `v${visitor}@example.com`, cellPhone: `97${10_000_000 + visitor}` };
}

const referenceOfI = powers
  .map((power) => `substr('${alphabet}', (i / ${power}) % ${alphabet.length} + 1, 1)`)
  .join(" || ");

/** SQL that differs between the databases; `time` is a number of minutes from now. */
const dialects = {
  sqlite: {
    numbers: (size: number) =>
      `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i + 1 < ${size})`,
    time: (minutes: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (${minutes}) || ' minutes')`,
  },
  postgres: {
    numbers: (size: number) => `WITH n AS (SELECT i FROM generate_series(0, ${size - 1}) AS i)`,
    time: (minutes: string) =>
      `to_char(now() AT TIME ZONE 'UTC' + (${minutes}) * interval '1 minute',
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`,
  },
};

/** Fills a migrated database; waits for the disk only once, at the end. */
async function fillRequests({ DATA_DIR, DATABASE_URL }: Settings, size: number): Promise<void> {
  if (DATABASE_URL === undefined) {
    const db = openFile(join(DATA_DIR, databaseFile));
    db.exec("PRAGMA synchronous = OFF");
    for (const statement of statementsFor("sqlite", size)) db.exec(statement);
    db.exec("PRAGMA synchronous = FULL; PRAGMA wal_checkpoint(TRUNCATE)");
    db.close();
    return;
  }
  const client = new Client({ connectionString: DATABASE_URL });
  await client.connect();
  await client.query("SET synchronous_commit = off; SET session_replication_role = replica");
  for (const statement of statementsFor("postgres", size)) await client.query(statement);
  // As autovacuum and the checkpointer do within minutes.
  await client.query("VACUUM ANALYZE");
  await client.query("CHECKPOINT");
  await client.end();
}

const dayMinutes = 24 * 60;

/**
 * Requests a minute apart, newest first. One in 250 is in each of the states that the desk works on;
 * one in 50 lost requests needs a follow-up. Each has events, a link, an email and, after its review,
 * a quote. Rows with a short retention period are left out.
 */
function statementsFor(engine: keyof typeof dialects, size: number): string[] {
  const { numbers, time } = dialects[engine];
  const { version: _, sentAt: __, sentBy: ___, ...quote } = aSentQuote();
  const received = time("0 - i");
  const ended = `CASE i % 4 WHEN 0 THEN 'declined' WHEN 1 THEN 'expired' WHEN 2 THEN 'withdrawn'
    ELSE 'completed' END`;
  const state = `CASE i % 250 WHEN 0 THEN 'received' WHEN 1 THEN 'in-review' WHEN 2 THEN 'quoted'
    WHEN 3 THEN 'accepted' ELSE ${ended} END`;
  const isQuoted = "i % 250 > 1";
  const pickup = `CASE i % 250 WHEN 3 THEN ${time("14400")} ELSE ${time("14400 - i")} END`;
  const isFollowedUp = "i % 4 < 2 AND i % 100 < 2 AND i % 250 > 3";
  return [
    `${numbers(size)} INSERT INTO requests (reference, kind, received_at, asked_at, due_at, state,
        version, pickup_at, pickup_zone, valid_until, accepted_version, follow_up_at, email_norm,
        phone_norm, flags, body_hash)
      SELECT 'FL-' || ${referenceOfI}, 'booking', ${received}, ${received}, ${time("2880 - i")},
        ${state}, 3, ${pickup}, 'America/Denver', CASE WHEN ${isQuoted} THEN ${time("4320 - i % 4000")} END,
        CASE WHEN i % 250 = 3 OR (i % 250 > 3 AND i % 4 = 3) THEN 1 END,
        CASE WHEN ${isFollowedUp} THEN ${received} END, 'v' || (i / 3) || '@example.com',
        '97' || (10000000 + i / 3), '', CASE WHEN i < ${7 * dayMinutes} THEN 'hash' || i ELSE '' END FROM n`,
    `INSERT INTO booking_requests (reference, date, time, pickup_address, dropoff_address,
        passengers, vehicle_type, first_name, last_name, cell_phone, email, terms_agreed_at,
        pickup_zone_source)
      SELECT reference, '2026-12-24', '09:30', 'Denver International Airport', 'The Lodge at Vail',
        '4', 'premium-suv', 'Róisín', 'O''Brien', '+1 970 555 0100', email_norm, received_at,
        'pickup-address' FROM requests`,
    `INSERT INTO rides (reference, passengers, first_name, last_name, cell_phone, email)
      SELECT reference, passengers, first_name, last_name, cell_phone, email FROM booking_requests`,
    `INSERT INTO ride_legs (reference, position, date, time, zone, pickup_address,
        dropoff_address, vehicle_type, confirmed)
      SELECT reference, 1, date, time, 'America/Denver', pickup_address, dropoff_address, vehicle_type,
        1 FROM booking_requests`,
    `INSERT INTO request_events (reference, version, at, type, actor, account_id, account_name)
      SELECT reference, 2, received_at, 'begin-review', 'agent', 'maya', 'Maya Ortiz' FROM requests
      WHERE state <> 'received'`,
    `INSERT INTO quotes (reference, version, quote, total_cents, valid_until, pickup_at,
        sent_at, account_id, account_name)
      SELECT reference, 1, '${JSON.stringify(quote).replaceAll("'", "''")}', 83550, valid_until,
        pickup_at, received_at, 'maya', 'Maya Ortiz'
      FROM requests WHERE state NOT IN ('received', 'in-review')`,
    `INSERT INTO request_events (reference, version, at, type, actor, account_id,
        account_name, quote_version)
      SELECT reference, 3, sent_at, 'send-quote', 'agent', 'maya', 'Maya Ortiz', 1 FROM quotes`,
    `INSERT INTO request_tokens (token_hash, reference, created_at)
      SELECT 'hash of ' || reference, reference, received_at FROM requests
      WHERE received_at > ${time(`-${policy.linkDays * dayMinutes}`)}`,
    `INSERT INTO emails (id, reference, audience, on_ambiguous, recipient, recipient_key, draft,
        message_id, created_at, attempts, sent_at)
      SELECT 'M-' || reference, reference, 'visitor', 'ask', email_norm, email_norm,
        CASE WHEN received_at < ${time(`-${30 * dayMinutes}`)} THEN ''
          ELSE '{"subject":"Your quote request"}' END,
        '<' || reference || '@firnline.example>', received_at, 1, received_at FROM requests`,
  ];
}
