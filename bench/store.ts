import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import type { Database, Step } from "#server/db/database.ts";
import { openFile } from "#server/db/sqlite/file.ts";
import { databaseFile } from "#server/db/sqlite/open.ts";
import { createIntake, type Intake } from "#server/intake/intake.ts";
import type { Services } from "#server/services.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite } from "#tests/fixtures/site-process.ts";
import { openServices, fillRequests, referenceAt } from "./fill.ts";
import { median, type Part } from "./part.ts";
import { hasWrk, load } from "./server.ts";

const seconds = 3;
let serial = 0;

/** Durable submissions per second, compared with a bare loop that inserts the same rows. */
export const store: Part = {
  name: "store",
  async run({ rounds }) {
    const folder = await mkdtemp(join(tmpdir(), "firnline-bench-"));
    const services = await openServices(join(folder, "own"));
    const { intake } = services;
    const statements = await recordStatements(services);
    await (await openServices(join(folder, "bare"))).close();
    const bare = openFile(join(folder, "bare", databaseFile));
    const script = join(folder, "post.lua");
    await writeFile(script, postScript);

    const measures: Record<string, () => Promise<number>> = {
      "bare loop": async () => measureBare(bare, statements),
      "use case, 1 client": () => measure(1, () => useCase(intake)),
      "use case, 64 clients": () => measure(64, () => useCase(intake)),
      ...(hasWrk && {
        "HTTP, 1 client": () => overHttp(1, script),
        "HTTP, 64 clients": () => overHttp(64, script),
      }),
    };
    const results = new Map<string, number[]>();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, run] of Object.entries(measures))
        results.set(name, [...(results.get(name) ?? []), await run()]);
    }
    await services.close();
    bare.close();
    await rm(folder, { recursive: true });
    const base = median(results.get("bare loop") ?? []);
    return [...results].flatMap(([what, values]) => [
      { what, value: median(values), unit: "per second" },
      { what: `${what}, beside the bare loop`, value: median(values) / base, unit: "x" },
    ]);
  },
};

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

/** Starts a new site each time, because the emails of one load would slow the next. */
async function overHttp(connections: number, script: string): Promise<number> {
  const site = await startSite();
  const address = `${site.url}/api/booking`;
  // Warm up the JIT compiler.
  await load(address, { connections, seconds, script });
  const { perSecond } = await load(address, { connections, seconds, script });
  await site.kill();
  await site.dispose();
  return perSecond;
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

/** One thread, no checks, no rendering. */
function measureBare(bare: DatabaseSync, statements: readonly Step[]): number {
  // Keys must differ from row to row.
  const isKey = (value: SQLInputValue): value is string =>
    typeof value === "string" && /^(FL-.{5}|key:.*|[0-9a-f-]{36})$/.test(value);
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
      statement.run(...parameters.map((value) => (isKey(value) ? value + serial : value)));
    bare.exec("COMMIT");
    count += 1;
  }
  return count / seconds;
}

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
