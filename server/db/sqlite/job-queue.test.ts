import { readFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openTestDatabase, type TestDatabase } from "#tests/fixtures/databases.ts";

let db: TestDatabase;
beforeEach(async () => {
  db = await openTestDatabase("sqlite");
});
afterEach(() => db.close());

/** The commits in the log: a frame that ends one says how large the database is after it. */
function commits(): number {
  const log = readFileSync(join(db.folder, "firnline.sqlite-wal"));
  const frameSize = 24 + log.readUInt32BE(8);
  const salts = log.subarray(16, 24);
  let count = 0;
  for (let frame = 32; frame + frameSize <= log.length; frame += frameSize)
    if (log.subarray(frame + 8, frame + 16).equals(salts) && log.readUInt32BE(frame + 4) > 0)
      count += 1;
  return count;
}

const submit = (name: string) => db.database.transact([db.entry(name)]);
const names = (kind: string) => Array.from({ length: 20 }, (_, index) => `${kind} ${index}`);

test("submissions that arrive together share a commit", async () => {
  // While somebody reads, the log is not restarted, so that it can be counted.
  const reader = new DatabaseSync(join(db.folder, "firnline.sqlite"), { readOnly: true });
  reader.exec("BEGIN; SELECT count(*) FROM entries");
  const first = await db.kysely.startTransaction().execute();
  const before = commits();
  const waiting = names("behind").map(submit);
  await first.insertInto("entries").values({ name: "own" }).execute();
  await first.commit().execute();
  await Promise.all(waiting);
  expect(commits() - before).toBe(2);

  // The control: one after the other, each has its own.
  const between = commits();
  for (const name of names("alone")) await submit(name);
  expect(commits() - between).toBe(20);
  reader.close();
});
