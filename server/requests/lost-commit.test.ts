import { describe, expect, test } from "vitest";
import { StorageError } from "#server/db/storage-error.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { createTestQuotes, maya } from "#tests/fixtures/test-quotes.ts";
import { createRequests } from "./requests.ts";

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
    const requests = createRequests({ ...desk, database, now });
    const { version, draft } = await desk.read(reference);
    const seen = { draftVersion: draft.version, requestVersion: version };
    return { desk, requests, reference, seen };
  }

  test("after it was stored: Send and the sending are acknowledged, once", async () => {
    const { desk, requests, reference, seen } = await start(true);
    expect(await requests.press(reference, seen, maya)).toMatchObject({ ok: true });
    desk.pass(10);
    await requests.act(reference);
    await desk.sendDue();
    const { state, quotes: sent, timeline } = await desk.read(reference);
    expect([state, sent.length]).toEqual(["quoted", 1]);
    expect(timeline.filter(({ type }) => type === "send-quote")).toHaveLength(1);
  });

  test("after it was stored, without an event: Send and Undo are acknowledged", async () => {
    const { desk, requests, reference, seen } = await start(true);
    await desk.requests.beginReview(reference, maya);
    const again = { ...seen, requestVersion: 2 };
    expect(await requests.press(reference, again, maya)).toEqual({
      ok: true,
      dueAt: "2031-02-17T16:20:10.000Z",
    });
    const { pressedAt = "" } = (await desk.read(reference)).pending ?? {};
    expect(await requests.undo(reference, pressedAt, maya)).toMatchObject({ ok: true });
    expect((await desk.read(reference)).sending).toBeNull();
  });

  test("before it was stored: nothing is acknowledged, and a repeat is safe", async () => {
    const { desk, requests, reference, seen } = await start(false);
    await expect(requests.press(reference, seen, maya)).rejects.toThrow(StorageError);
    expect((await desk.read(reference)).sending).toBeNull();
    expect(await desk.requests.press(reference, seen, maya)).toMatchObject({ ok: true });
    // It waits from when it first sees what the other took.
    expect(await requests.dueActs()).toEqual([]);
    desk.pass(10);
    await expect(requests.act(reference)).rejects.toThrow(StorageError);
    expect((await desk.read(reference)).quotes).toEqual([]);
    await desk.sendDue();
    expect((await desk.read(reference)).quotes).toHaveLength(1);
  });
});
