import { Temporal } from "temporal-polyfill";
import { describe, expect, test, vi } from "vitest";
import { changeDraft } from "#domain/draft.ts";
import type { Database } from "#server/db/database.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { createTestQuotes, maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";
import { createRequests } from "./requests.ts";

describe.each(engines)("a connection that is lost during the commit, over %s", (engine) => {
  /** Commits if told to, and then fails like a lost connection. */
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
    // Its wait starts when it first sees the other instance's act.
    expect(await requests.dueActs()).toEqual([]);
    desk.pass(10);
    await expect(requests.act(reference)).rejects.toThrow(StorageError);
    expect((await desk.read(reference)).quotes).toEqual([]);
    await desk.sendDue();
    expect((await desk.read(reference)).quotes).toHaveLength(1);
  });
});

describe.each(engines)("a press that is due, over %s", (engine) => {
  /** A duplicate whose Close is due, and use cases whose next read of the other request fails. */
  async function start(error: Error) {
    const desk = await createTestQuotes(engine);
    const [stays, reference] = [await desk.receive(), await desk.receive({ time: "3 PM" })];
    const closing = { why: "duplicate" as const, twin: stays, words: null, requestVersion: 1 };
    await desk.requests.close(reference, closing, maya);
    desk.pass(10);
    let fails = true;
    const kysely = desk.database.kysely.withPlugin({
      transformQuery({ node }) {
        const isLook = JSON.stringify(node).includes(stays);
        if (isLook && fails) {
          fails = false;
          throw error;
        }
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const transact = vi.fn<Database["transact"]>((steps) => desk.database.transact(steps));
    const database = { ...desk.database, kysely, transact };
    const now = () => desk.clock.time;
    const requests = createRequests({ ...desk, database, now });
    await requests.dueActs();
    desk.pass(10);
    const read = () => desk.read(reference);
    return { close: () => requests.act(reference), read, transact };
  }

  test("is kept while the database fails, and then done", async () => {
    const { close, read } = await start(new StorageError("connection lost"));
    await expect(close()).rejects.toThrow(StorageError);
    expect(await read()).toMatchObject({ state: "received", pending: { type: "close" } });
    await close();
    expect(await read()).toMatchObject({ state: "closed", pending: null });
  });

  test("ends with an event if it cannot be read", async () => {
    const { close, read } = await start(new Error("unreadable"));
    await expect(close()).rejects.toThrow("unreadable");
    expect(await read()).toMatchObject({ state: "received", pending: null });
    expect((await read()).timeline.map(({ type }) => type)).toContain("not-recorded");
  });

  test("is no failure where a second look at it succeeds", async () => {
    const { close, read, transact } = await start(new Error("unreadable"));
    transact.mockResolvedValueOnce({ ok: false, stoppedAt: 0 });
    await close();
    expect(await read()).toMatchObject({ state: "closed", pending: null });
  });
});

/** Inserts duplicate keys, which fails any transaction. */
const broken = { sql: "insert into requests select * from requests", parameters: [] };

describe.each(engines)("an end between any two statements, over %s", (engine) => {
  /** A sold ride, and use cases whose transactions fail at a chosen statement. */
  async function start() {
    const desk = await createTestRequests(engine);
    const { reference, token } = await desk.quoted();
    await desk.requests.answer(token, { type: "accept", quoteVersion: 1 });
    let failsAt: number | null = null;
    let statements = 0;
    const transact: Database["transact"] = (steps) => {
      statements = steps.length;
      return desk.database.transact(failsAt === null ? steps : steps.toSpliced(failsAt, 0, broken));
    };
    const database = { ...desk.database, transact };
    const requests = createRequests({ ...desk, database, now: () => desk.clock.time });
    const version = async () => (await desk.read(reference)).version;

    async function stored() {
      const { kysely } = desk.database;
      return {
        details: await desk.read(reference),
        rides: await kysely.selectFrom("ride_legs").selectAll().execute(),
        emails: (await desk.emails()).map(({ id }) => id).toSorted(),
        pending: await kysely.selectFrom("pending_acts").selectAll().execute(),
      };
    }

    /** Failing after any statement, even the last, changes nothing; then, a retry succeeds. */
    async function failsThenDone(act: () => Promise<unknown>) {
      const before = await stored();
      statements = Infinity;
      for (failsAt = 0; failsAt <= statements; failsAt += 1) {
        await expect(act()).rejects.toThrow(StorageError);
        expect(await stored()).toEqual(before);
      }
      expect(statements).toBeGreaterThan(2);
      failsAt = null;
      await act();
      return (await desk.emails()).length - before.emails.length;
    }

    /** Waits for the time to undo; the act fails when it is due. */
    const pressedThenDone = () => {
      desk.pass(10);
      return failsThenDone(() => requests.act(reference));
    };

    async function pressChange() {
      const { quotes, now } = await desk.read(reference);
      await desk.correct(reference, "time", "5:15 PM");
      await desk.saveDraft(reference, changeDraft(quotes[0]!, Temporal.Instant.from(now)));
      const { version: requestVersion, draft } = await desk.read(reference);
      await requests.press(reference, { draftVersion: draft.version, requestVersion }, maya);
    }
    return {
      desk,
      reference,
      token,
      requests,
      version,
      failsThenDone,
      pressedThenDone,
      pressChange,
    };
  }

  test.each(["accept", "decline"] as const)(
    "leaves a change as it was: offered, then %s",
    async (type) => {
      const { desk, reference, token, requests, ...life } = await start();
      await life.pressChange();
      expect(await life.pressedThenDone()).toBe(1);
      const answer = { type, quoteVersion: 2, reason: null };
      expect(await life.failsThenDone(() => requests.answer(token, answer))).toBe(2);
      const { quotes, offered, timeline } = await desk.read(reference);
      expect([quotes[0]?.version, offered]).toEqual([type === "accept" ? 2 : 1, null]);
      const events = timeline.map((entry) => entry.type).filter((each) => each !== "email");
      expect(new Set(events).size).toBe(events.length);
    },
  );

  test("leaves a change as it was that is taken back", async () => {
    const { desk, reference, requests, ...life } = await start();
    await life.pressChange();
    await life.pressedThenDone();
    await requests.takeChangeBack(reference, await life.version(), maya);
    expect(await life.pressedThenDone()).toBe(1);
    expect((await desk.read(reference)).offered).toBeNull();
  });

  test("leaves a sold ride as it was that is cancelled with its refund", async () => {
    const { desk, reference, requests, ...life } = await start();
    const sums = { paidCents: 83_550, feeCents: 0, refundCents: 83_550, reason: null };
    const requestVersion = await life.version();
    const input = { why: "us" as const, ...sums, words: null, requestVersion };
    await requests.cancel(reference, input, maya);
    expect(await life.pressedThenDone()).toBe(1);
    expect(await desk.read(reference)).toMatchObject({
      state: "cancelled",
      ending: { refundCents: 83_550 },
    });
    const payment = { type: "refunded" as const, cents: 83_550, paidOn: "2031-02-18" };
    const entry = { payment, requestVersion: await life.version() };
    await life.failsThenDone(() => requests.recordPayment(reference, entry, maya));
    expect((await desk.read(reference)).payment).toEqual(payment);
  });

  test("leaves a request as it was that is closed", async () => {
    const { desk, requests, ...life } = await start();
    const { reference } = await desk.quoted({ time: "3 PM" });
    const { version: requestVersion } = await desk.read(reference);
    const words = "All our vehicles are taken.";
    const input = { why: "cannot-serve" as const, twin: null, words, requestVersion };
    await requests.close(reference, input, maya);
    desk.pass(10);
    expect(await life.failsThenDone(() => requests.act(reference))).toBe(1);
    expect((await desk.read(reference)).state).toBe("closed");
  });
});
