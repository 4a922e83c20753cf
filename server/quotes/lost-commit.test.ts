import { describe, expect, test } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { createTestQuotes, maya } from "#tests/fixtures/test-quotes.ts";
import { createQuotes } from "./quotes.ts";

describe.each(engines)("a connection that is lost during the commit, over %s", (engine) => {
  /** Commits or not, and then fails as a lost connection does. */
  async function start(commits: boolean) {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    const database: typeof desk.database = {
      ...desk.database,
      async transact(steps) {
        if (commits) await desk.database.transact(steps);
        throw new StorageError("connection lost", { unsure: true });
      },
    };
    const now = () => desk.clock.time;
    const quotes = createQuotes({ ...desk, database, now, onSending() {} });
    const { version, draft } = await desk.read(reference);
    const seen = { draftVersion: draft.version, requestVersion: version };
    return { desk, quotes, reference, seen };
  }

  test("after it was stored: Send and the sending are acknowledged, once", async () => {
    const { desk, quotes, reference, seen } = await start(true);
    expect(await quotes.send(reference, seen, maya)).toMatchObject({ ok: true });
    desk.pass(10);
    await quotes.sendQuote(reference);
    await desk.sendDue();
    const { state, quotes: sent, timeline } = await desk.read(reference);
    expect([state, sent.length]).toEqual(["quoted", 1]);
    expect(timeline.filter(({ type }) => type === "send-quote")).toHaveLength(1);
  });

  test("before it was stored: nothing is acknowledged, and a repeat is safe", async () => {
    const { desk, quotes, reference, seen } = await start(false);
    await expect(quotes.send(reference, seen, maya)).rejects.toThrow(StorageError);
    expect((await desk.read(reference)).sending).toBeNull();
    expect(await desk.quotes.send(reference, seen, maya)).toMatchObject({ ok: true });
    desk.pass(10);
    await expect(quotes.sendQuote(reference)).rejects.toThrow(StorageError);
    expect((await desk.read(reference)).quotes).toEqual([]);
    await desk.sendDue();
    expect((await desk.read(reference)).quotes).toHaveLength(1);
  });
});
