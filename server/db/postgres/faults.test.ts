import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test, vi } from "vitest";
import { openDatabase } from "#server/db/connect.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { openTestDatabase, type TestDatabase } from "#tests/fixtures/databases.ts";
import { startPostgres, type PostgresServer } from "#tests/postgres/server.ts";

const programs = inject("postgresPrograms");
const it = test.skipIf(programs === null);
let server: PostgresServer;
let db: TestDatabase;
beforeAll(async () => {
  if (programs) server = await startPostgres(programs);
});
afterAll(() => server?.remove());
beforeEach(async () => {
  if (programs) db = await openTestDatabase("postgres", server.url);
});
afterEach(() => db?.close());

/** Submits nonstop, as eight visitors, until it is stopped. */
function submitAll() {
  const acknowledged: string[] = [];
  const errors: unknown[] = [];
  const state = { running: true };
  const visitor = async (number: number) => {
    for (let post = 0; state.running; post += 1) {
      const name = `${number} ${post}`;
      try {
        await db.database.transact([db.entry(name)]);
        acknowledged.push(name);
      } catch (error) {
        errors.push(error);
        await sleep(20);
      }
    }
  };
  const visitors = Array.from({ length: 8 }, (_, number) => visitor(number));
  const stop = async () => {
    state.running = false;
    await Promise.all(visitors);
  };
  return { acknowledged, errors, stop };
}

/** A separate process that waits with a connection that has no error listener. */
async function bareProcess() {
  const script = `import { Client } from "pg";
    const client = new Client({ connectionString: ${JSON.stringify(db.databaseUrl)} });
    await client.connect();
    console.log("connected");
    setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script]);
  await once(child.stdout, "data");
  return { exited: once(child, "exit") };
}

const faults: [string, () => Promise<void>][] = [
  ["a restart", () => server.end("SIGINT").then(server.start)],
  ["kill -9 and a new start", () => server.end("SIGKILL").then(server.start)],
  [
    "every session terminated",
    async () => {
      const client = new Client({ connectionString: server.url });
      await client.connect();
      await client.query(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname IS NOT NULL",
      );
      await client.end();
    },
  ],
];

it.each(faults)(
  "%s: nothing acknowledged is lost, and all goes on once it is over",
  async (_, cause) => {
    // The control: without a listener the same fault ends the process.
    const bare = await bareProcess();
    // An idle connection: one in use may report the fault only as its statement's error.
    await db.database.reader.selectNoFrom((e) => e.lit(1).as("one")).execute();
    const load = submitAll();
    await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(50), {
      timeout: 100_000,
    });
    await cause();
    const during = load.acknowledged.length;
    await vi.waitFor(() => expect(load.acknowledged.length).toBeGreaterThan(during + 50), {
      timeout: 100_000,
    });
    await load.stop();
    expect(load.errors.filter((error) => !(error instanceof StorageError))).toEqual([]);
    const stored = new Set(await db.entries());
    expect(load.acknowledged.filter((name) => !stored.has(name))).toEqual([]);
    await expect.poll(() => db.logged).not.toEqual([]);
    for (const entry of db.logged)
      expect(entry).toEqual({
        facts: {
          code: expect.toSatisfy((code) => code === null || /^\w{5,10}$/.test(String(code))),
        },
        message: "a PostgreSQL connection was lost",
      });
    expect((await bare.exited)[0]).not.toBe(0);
  },
);

it("a server that hangs: every submission is answered within ten seconds", async () => {
  const bare = new Client({ connectionString: server.url });
  bare.on("error", () => {});
  await bare.connect();
  await Promise.all(
    Array.from({ length: 10 }, (_, index) => db.database.transact([db.entry(`before ${index}`)])),
  );
  const paused = Promise.withResolvers<void>();
  const inTransaction = db.kysely.transaction().execute(async (trx) => {
    await trx.insertInto("entries").values({ name: "half" }).execute();
    await server.pause();
    paused.resolve();
    await trx.insertInto("entries").values({ name: "other half" }).execute();
  });
  const rejected = expect(inTransaction).rejects.toThrow(StorageError);
  await paused.promise;
  const control = bare.query("SELECT 1").then(
    () => "answered",
    () => "answered",
  );
  try {
    const answers = Array.from({ length: 20 }, (_, index) =>
      db.database.transact([db.entry(`during ${index}`)]).catch((error: unknown) => error),
    );
    const all = await Promise.race([Promise.all(answers), sleep(10_000)]);
    expect(all).toEqual(Array(20).fill(expect.any(StorageError)));
    expect(await Promise.race([control, sleep(0, "waits for ever")])).toBe("waits for ever");
    await rejected;
    expect(await db.database.isReady()).toBe(false);
  } finally {
    await server.resume();
  }
  let tries = 0;
  // A transaction that was answered too late may still be stored.
  await vi.waitFor(() => db.database.transact([db.entry(`after ${(tries += 1)}`)]), {
    timeout: 100_000,
  });
  expect((await db.entries()).filter((name) => /^(half|other)/.test(name))).toEqual([]);
  await bare.end();
});

it("a server that hangs does not keep the process from closing", async () => {
  const own = await openTestDatabase("postgres", server.url);
  await own.entries();
  const hanging = own.kysely.insertInto("entries").values({ name: "x" });
  await server.pause();
  const answer = hanging.execute().catch((error: unknown) => error);
  await sleep(100);
  try {
    expect(await Promise.race([own.close().then(() => "closed"), sleep(10_000)])).toBe("closed");
    expect(await answer).toBeInstanceOf(StorageError);
  } finally {
    await server.resume();
  }
});

it("a migration lets those go first who use its tables, and tries again", async () => {
  const databaseUrl = db.databaseUrl ?? "";
  const clients = [1, 2].map(() => new Client({ connectionString: databaseUrl }));
  const [holder, other] = clients as [Client, Client];
  for (const client of clients) await client.connect();
  await holder.query(`DELETE FROM kysely_migration WHERE name = '022-mailbox-index';
    DROP INDEX emails_by_mailbox; CREATE INDEX emails_by_recipient ON emails (recipient_key)`);
  const use = "BEGIN; LOCK TABLE emails IN ROW EXCLUSIVE MODE";
  await holder.query(use);
  const state = { isOpen: false };
  const opening = openDatabase({ dataDir: "", databaseUrl }, () => {}).finally(
    () => (state.isOpen = true),
  );
  for (let turn = 0; turn < 4; turn += 1) {
    await sleep(200);
    // Without its own limit, the migration would block this for as long as `holder` works.
    await other.query(`SET statement_timeout = 3000; ${use}; COMMIT`);
  }
  expect(state.isOpen).toBe(false);
  await holder.query("COMMIT");
  await (await opening).close();
  const index = await other.query("SELECT FROM pg_indexes WHERE indexname = 'emails_by_mailbox'");
  expect(index.rowCount).toBe(1);
  for (const client of clients) await client.end();
});
