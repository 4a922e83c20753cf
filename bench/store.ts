import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { Client } from "pg";
import { readConfig } from "#server/config.ts";
import { openBeside } from "#server/db/connect.ts";
import type { Database, Step } from "#server/db/database.ts";
import { openFile } from "#server/db/sqlite/file.ts";
import { databaseFile } from "#server/db/sqlite/open.ts";
import { createIntake, type Intake } from "#server/intake/intake.ts";
import type { Services } from "#server/services.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite } from "#tests/fixtures/site-process.ts";
import { onEach, openServices, type Settings } from "./fill.ts";
import { median, withTimeout, type Part, type Row } from "./part.ts";
import { hasWrk, load } from "./server.ts";

/** The limit for one database, after filling it. */
const mostMs = 10 * 60_000;
const seconds = 3;
let serial = 0;

/** Durable submissions per second, compared with a bare loop that inserts the same rows. */
export const store: Part = {
  name: "store",
  size: 0,
  async run({ rounds, size }) {
    const rows: Row[] = [];
    await onEach(size, async (engine, settings) => {
      const results = await withTimeout(mostMs, measureStore(settings, rounds));
      const base = median(results.get("bare loop") ?? []);
      for (const [what, values] of results) {
        const column = `${engine} per second`;
        const beside = `${engine} x bare`;
        rows.push({ what, value: median(values), unit: "", column });
        rows.push({ what, value: median(values) / base, unit: "", column: beside });
      }
    });
    return rows;
  },
};

async function measureStore(settings: Settings, rounds: number): Promise<Map<string, number[]>> {
  const script = join(settings.DATA_DIR, "post.lua");
  await writeFile(script, postScript);
  const results = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    const services = await openServices(settings);
    const { intake } = services;
    const statements = await recordStatements(services);
    const measures: Record<string, () => Promise<number>> = {
      "bare loop": () => measureBare(settings, statements),
      "use case, 1 client": () => measure(1, () => useCase(intake)),
      "use case, 64 clients": () => measure(64, () => useCase(intake)),
      // The embedded database belongs to one process at a time.
      ...(hasWrk && {
        "HTTP, 1 client": () => services.close().then(() => overHttp(settings, 1, script)),
        "HTTP, 64 clients": () => overHttp(settings, 64, script),
      }),
    };
    for (const [name, run] of Object.entries(measures))
      results.set(name, [...(results.get(name) ?? []), await run()]);
    if (!hasWrk) await services.close();
  }
  return results;
}

async function measure(clients: number, send: () => Promise<void>): Promise<number> {
  const end = performance.now() + seconds * 1000;
  let count = 0;
  const client = async () => {
    while (performance.now() < end) {
      await send();
      count += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  return count / seconds;
}

function next() {
  serial += 1;
  return aBooking({ time: `${serial}`, email: `v${serial}@example.com` });
}

async function useCase(intake: Intake): Promise<void> {
  const answer = await intake.submitBooking(next(), { idempotencyKey: `k${serial}`, flags: [] });
  if (!answer.ok) throw new Error("refused");
}

async function overHttp(settings: Settings, connections: number, script: string): Promise<number> {
  await settleEmails(settings);
  const site = await startSite({ ...settings });
  const address = `${site.url}/api/booking`;
  // Warm up the JIT compiler.
  await load(address, { connections, seconds: 1, script });
  const { perSecond } = await load(address, { connections, seconds, script });
  await site.kill();
  return perSecond;
}

/** The emails of one load would slow down the next. */
async function settleEmails(settings: Settings): Promise<void> {
  const db = openBeside(readConfig(settings));
  await db.updateTable("emails").set({ due_at: null }).where("due_at", "is not", null).execute();
  await db.destroy();
}

const postScript = `
local run, serial = tostring({}):sub(8), 0
local headers = { ["Content-Type"] = "application/json" }
local body = [[${JSON.stringify(aBooking({ email: "SERIAL@example.com" }))}]]
request = function()
  serial = serial + 1
  headers["Idempotency-Key"] = run .. serial
  return wrk.format("POST", nil, headers, (body:gsub("SERIAL", "v" .. serial)))
end
`;

/** The statements of one real submission. */
async function recordStatements({ database, config }: Services): Promise<readonly Step[]> {
  let recorded: readonly Step[] = [];
  const recorder: Database = {
    ...database,
    transact: async (steps) => {
      recorded = steps;
      return { ok: true };
    },
  };
  await createIntake({
    database: recorder,
    outbox: { notify() {} },
    changes: { publish() {} },
    config,
  }).submitBooking(next(), { idempotencyKey: "bare", flags: [] });
  return recorded;
}

/** One connection, no checks, no rendering. */
async function measureBare(settings: Settings, statements: readonly Step[]): Promise<number> {
  // Keys must be unique.
  const isKey = (value: unknown): value is string =>
    typeof value === "string" && /^(FL-.{5}|key:.*|[0-9a-f-]{36}|[0-9a-f]{64})$/.test(value);
  const bare = await openBare(settings, statements);
  try {
    return await measure(1, async () => {
      serial += 1;
      await bare.commit((value) => (isKey(value) ? value + serial : value));
    });
  } finally {
    await bare.close();
  }
}

/** @returns what commits the statements, with each of their values changed */
async function openBare({ DATA_DIR, DATABASE_URL }: Settings, statements: readonly Step[]) {
  if (DATABASE_URL !== undefined) {
    const client = new Client({ connectionString: DATABASE_URL });
    await client.connect();
    return {
      async commit(change: (value: unknown) => unknown) {
        await client.query("BEGIN");
        for (const { sql, parameters } of statements)
          await client.query(sql, parameters.map(change));
        await client.query("COMMIT");
      },
      close: () => client.end(),
    };
  }
  const db = openFile(join(DATA_DIR, databaseFile));
  const prepared = statements.map(({ sql, parameters }) => ({
    statement: db.prepare(sql),
    parameters,
  }));
  return {
    async commit(change: (value: unknown) => unknown) {
      db.exec("BEGIN IMMEDIATE");
      for (const { statement, parameters } of prepared)
        statement.run(...(parameters.map(change) as SQLInputValue[]));
      db.exec("COMMIT");
    },
    close: async () => db.close(),
  };
}
