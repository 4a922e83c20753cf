import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SQLInputValue } from "node:sqlite";
import { openDatabase } from "#server/db/connect.ts";
import type { Database, Step } from "#server/db/database.ts";
import { openFile } from "#server/db/sqlite/open-file.ts";
import { createIntake } from "#server/intake/intake.ts";
import { startSite } from "#tests/site.ts";
import { aBooking } from "#tests/fixtures/requests.ts";

/**
 * Durable submissions per second, by the use case and by HTTP, with one client and with 64, beside
 * the bare loop that inserts the same rows into the same kind of file with the same durability, all
 * in one run and in turns. Environment: SECONDS for each measurement (3), ROUNDS (3).
 */
const seconds = Number(process.env["SECONDS"] ?? 3);
const rounds = Number(process.env["ROUNDS"] ?? 3);
let serial = 0;

const folder = await mkdtemp(join(tmpdir(), "firnline-bench-"));
const database = await openDatabase(
  { dataDir: join(folder, "use-case"), databaseUrl: null },
  () => {},
);
const ports = {
  outbox: { wake() {} },
  config: {
    siteUrl: "http://localhost",
    teamEmail: "team@example.com",
    mailFrom: "quotes@example.com",
    rateLimit: null,
  },
};
const intake = createIntake({ ...ports, database });
const statements = await recordStatements();
/** Keys among the values: they have to differ from row to row. */
const unique = new Set(
  statements.flatMap(({ parameters }) =>
    parameters.filter(
      (value) => typeof value === "string" && /^(FL-.{5}|key:.*|[0-9a-f-]{36})$/.test(value),
    ),
  ),
);
// Its tables are made as the product makes its own.
const other = await openDatabase({ dataDir: join(folder, "bare"), databaseUrl: null }, () => {});
await other.close();
const bare = openFile(join(folder, "bare", "firnline.sqlite"));
const site = await startSite({ SMTP_URL: "smtp://127.0.0.1:9" });

const measures: Record<string, () => Promise<number>> = {
  "bare loop": async () => measureBare(),
  "use case, 1 client": () => measure(1, useCase),
  "use case, 64 clients": () => measure(64, useCase),
  "HTTP, 1 client": () => measure(1, http),
  "HTTP, 64 clients": () => measure(64, http),
};
const results = new Map<string, number[]>();
for (let round = 0; round < rounds; round += 1) {
  for (const [name, run] of Object.entries(measures))
    results.set(name, [...(results.get(name) ?? []), await run()]);
}
const base = median(results.get("bare loop") ?? []);
for (const [name, values] of results) {
  const middle = median(values);
  console.log(
    `${name.padEnd(22)} ${middle.toFixed(0).padStart(6)} per second   ${(middle / base).toFixed(2)} x`,
  );
}
await site.dispose();
await database.close();
bare.close();
await rm(folder, { recursive: true });

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

async function useCase(): Promise<void> {
  const answer = await intake.submitBooking(next(), { idempotencyKey: `k${serial}`, marks: [] });
  if (!answer.ok) throw new Error("refused");
}

async function http(): Promise<void> {
  const body = JSON.stringify(next());
  const headers = { "Content-Type": "application/json", "Idempotency-Key": `h${serial}` };
  const answer = await fetch(`${site.url}/api/booking`, { method: "POST", headers, body });
  if (!answer.ok) throw new Error(String(answer.status));
  await answer.arrayBuffer();
}

/** The statements that one submission really makes, taken from the outside of the use case. */
async function recordStatements(): Promise<readonly Step[]> {
  let recorded: readonly Step[] = [];
  const recorder: Database = {
    ...database,
    transact: async (steps) => {
      recorded = steps;
      return { ok: true };
    },
  };
  await createIntake({ ...ports, database: recorder }).submitBooking(next(), {
    idempotencyKey: "bare",
    marks: [],
  });
  return recorded;
}

/** The same inserts into the same tables in a bare loop: one thread, no check, no rendering. */
function measureBare(): number {
  const prepared = statements.map(({ sql, parameters }) => ({
    statement: bare.prepare(sql),
    parameters: parameters as SQLInputValue[],
  }));
  const end = performance.now() + seconds * 1000;
  let count = 0;
  while (performance.now() < end) {
    serial += 1;
    bare.exec("BEGIN IMMEDIATE");
    for (const { statement, parameters } of prepared)
      statement.run(
        ...parameters.map((value) =>
          typeof value === "string" && unique.has(value) ? value + serial : value,
        ),
      );
    bare.exec("COMMIT");
    count += 1;
  }
  return count / seconds;
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
