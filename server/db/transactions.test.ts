import type { Transaction } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import {
  engines,
  openTestDatabase,
  type TestDatabase,
  type TestTables,
  createGate,
} from "#tests/fixtures/databases.ts";

describe.each(engines)("interactive transactions on %s", (engine) => {
  let db: TestDatabase;
  beforeEach(async () => {
    db = await openTestDatabase(engine);
  });
  afterEach(() => db.close());

  const add = (trx: Transaction<TestTables>, name: string) =>
    trx.insertInto("entries").values({ name }).execute();
  const submit = (name: string) => db.database.transact([db.entry(name)]);

  test("a rollback leaves what was submitted meanwhile", async () => {
    const submissions: Promise<unknown>[] = [];
    const transaction = db.kysely.transaction().execute(async (trx) => {
      await add(trx, "own 1");
      submissions.push(submit("visitor 1"), submit("visitor 2"));
      await sleep(100);
      await add(trx, "own 2");
      throw new Error("no");
    });
    await expect(transaction).rejects.toThrow("no");
    expect(await Promise.all(submissions)).toEqual([{ ok: true }, { ok: true }]);
    expect(await db.entries()).toEqual(["visitor 1", "visitor 2"]);
  });

  test.runIf(engine === "sqlite")("a value that no thread can take fails its call", async () => {
    const step = { sql: "select ?", parameters: [() => 1] };
    await expect(db.database.transact([step])).rejects.toThrow("cannot be sent");
    expect(await submit("visitor")).toEqual({ ok: true });
  });

  test("a commit keeps both, and nobody sees half of it", async () => {
    const submissions: Promise<unknown>[] = [];
    const seen = await db.kysely.transaction().execute(async (trx) => {
      await add(trx, "own 1");
      submissions.push(
        submit("visitor"),
        submit("own 1").catch((error: unknown) => error),
      );
      const { rows } = await db.database.reader
        .selectFrom("entries" as never)
        .selectAll()
        .execute()
        .then((found) => ({ rows: found }));
      await add(trx, "own 2");
      return rows.filter((row) => (row as { name: string }).name.startsWith("own"));
    });
    expect(seen).toEqual([]);
    const [visitor, same] = await Promise.all(submissions);
    expect(visitor).toEqual({ ok: true });
    // The control: what the transaction stored does block the same name.
    expect(same).toBeInstanceOf(StorageError);
    expect(await db.entries()).toEqual(["own 1", "own 2", "visitor"]);
  });

  test("a single statement of somebody else is not part of it", async () => {
    let other: Promise<unknown> = Promise.resolve();
    const transaction = db.kysely.transaction().execute(async (trx) => {
      await add(trx, "own");
      other = db.kysely.insertInto("entries").values({ name: "other" }).execute();
      await sleep(50);
      throw new Error("no");
    });
    await expect(transaction).rejects.toThrow("no");
    await other;
    expect(await db.entries()).toEqual(["other"]);
  });

  test("one that is held too long is rolled back, and stops nobody", async () => {
    const order: string[] = [];
    let submission: Promise<unknown> = Promise.resolve();
    const transaction = db.kysely.transaction().execute(async (trx) => {
      await add(trx, "own 1");
      submission = submit("visitor").then(() => order.push("visitor"));
      await sleep(3500);
      order.push("own 2");
      await add(trx, "own 2");
    });
    await expect(transaction).rejects.toThrow(StorageError);
    await submission;
    expect(order).toEqual(["visitor", "own 2"]);
    expect(await db.entries()).toEqual(["visitor"]);
    // The control: one that ends in time is kept.
    await db.kysely.transaction().execute(async (trx) => {
      await add(trx, "own 1");
      await sleep(100);
      await add(trx, "own 2");
    });
    expect(await db.entries()).toEqual(["own 1", "own 2", "visitor"]);
  });

  test("two that read and then write are both counted", async () => {
    const increment = (locked: boolean, beforeWrite: () => Promise<unknown>) =>
      db.kysely.transaction().execute(async (trx) => {
        const query = trx.selectFrom("counters").select("value").where("name", "=", "visits");
        const { value } = await (locked ? query.forUpdate() : query).executeTakeFirstOrThrow();
        await beforeWrite();
        await trx
          .updateTable("counters")
          .set({ value: value + 1 })
          .execute();
      });
    const count = async () =>
      (await db.kysely.selectFrom("counters").select("value").executeTakeFirstOrThrow()).value;
    await Promise.all([1, 2, 3].map(() => increment(true, () => sleep(50))));
    expect(await count()).toBe(3);
    // The control: without the lock, PostgreSQL loses one; SQLite runs one at a time anyway.
    const gate = createGate(engine === "postgres" ? 2 : 1);
    void gate.reached.then(gate.open);
    await Promise.all([1, 2].map(() => increment(false, gate.pass)));
    expect(await count()).toBe(engine === "postgres" ? 4 : 5);
  });

  test("a savepoint takes back what came after it", async () => {
    const trx = await db.kysely.startTransaction().execute();
    await add(trx, "before");
    const saved = await trx.savepoint("here").execute();
    await add(saved, "after");
    await saved.rollbackToSavepoint("here").execute();
    await trx.commit().execute();
    expect(await db.entries()).toEqual(["before"]);
  });

  test("a failed commit or statement fails as a StorageError that repeats no values", async () => {
    await submit("Róisín");
    const again = await db.kysely
      .insertInto("entries")
      .values({ name: "Róisín" })
      .execute()
      .catch((error: unknown) => error);
    expect(again).toBeInstanceOf(StorageError);
    expect(`${String(again)} ${JSON.stringify(again)}`).not.toContain("Róisín");
    const { cause } = again as StorageError;
    expect(String(cause)).not.toContain("Róisín");
  });

  test("a hundred at once, of both kinds, lose nothing", async () => {
    const all = Array.from({ length: 100 }, (_, index) =>
      index % 5 === 0
        ? db.kysely.transaction().execute(async (trx) => {
            await add(trx, `own ${index} a`);
            await add(trx, `own ${index} b`);
          })
        : submit(`visitor ${index}`),
    );
    await Promise.all(all);
    expect(await db.entries()).toHaveLength(120);
  });
});
