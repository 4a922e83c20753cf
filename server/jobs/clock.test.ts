import { pino } from "pino";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import { createRequests } from "#server/requests/requests.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { createTestQuotes, maya, type TestQuotes } from "#tests/fixtures/test-quotes.ts";
import { createClock } from "./clock.ts";

/** A running clock that uses the test's time. */
function start(desk: TestQuotes, requests = desk.requests) {
  const lines: string[] = [];
  const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
  const clock = createClock({ ...desk, requests, log, now: () => desk.clock.time });
  onTestFinished(() => clock.stop());
  clock.start();
  return { clock, lines };
}

const until = (check: () => unknown) => vi.waitFor(check, { timeout: 100_000, interval: 20 });

test.each([
  [90_000, 1],
  [-3_000, 1],
  [1_500, 0],
])("a clock that is %i ms from the database's is said: %i", async (apart, times) => {
  const desk = await createTestQuotes("sqlite");
  const readClock = async () => desk.clock.time + apart;
  const { lines } = start({ ...desk, database: { ...desk.database, readClock } });
  const sweep = vi.spyOn(desk.requests, "nextActIn");
  await until(() => expect(sweep).toHaveBeenCalled());
  expect(lines.filter((line) => line.includes("differs from the database's"))).toHaveLength(times);
});

test("a job that has not run yet counts from the start, which alerts nobody", async () => {
  const desk = await createTestQuotes("sqlite");
  const failing = { ...desk.requests, dueActs: () => Promise.reject(new Error("no database")) };
  const before = { acts: desk.clock.time, sweep: desk.clock.time };
  const { clock, lines } = start(desk, failing);
  await until(() => expect(lines.join("")).toContain("cannot reach the database"));
  desk.pass(600);
  expect(clock.lastRuns()).toEqual(before);
});

test("a jump of the machine's clock is logged once", async () => {
  const desk = await createTestQuotes("sqlite");
  const { lines } = start(desk);
  desk.pass(-1800);
  await until(() => expect(lines.join("")).toMatch(/"seconds":-18\d\d/));
  expect(lines.filter((line) => line.includes("jumped"))).toHaveLength(1);
});

describe.each(engines)("the clock on %s", (engine) => {
  test("sends, expires and completes what is due", async () => {
    const desk = await createTestQuotes(engine);
    const sent = await desk.receive({ email: "a@example.com" });
    const expired = await desk.receive({ email: "b@example.com" });
    const ridden = await desk.receive({ email: "c@example.com" });
    await desk.quote(expired);
    await desk.quote(ridden);
    const { version } = await desk.read(ridden);
    const yes = { type: "accept", quoteVersion: 1, requestVersion: version, reason: null } as const;
    await desk.requests.recordAnswer(ridden, yes, { id: "maya", name: "Maya Chen" });
    await desk.passUndo();
    await desk.saveDraft(sent);
    await desk.press(sent);

    start(desk);
    desk.pass(10);
    await until(async () => expect((await desk.read(sent)).state).toBe("quoted"));
    expect((await desk.read(expired)).state).toBe("quoted");
    desk.pass(7 * 24 * 3600);
    await until(async () => {
      expect((await desk.read(expired)).state).toBe("expired");
      expect((await desk.read(ridden)).state).toBe("completed");
    });
  });
});

test("a quote that ends while its revision is being sent does not stop the revision", async () => {
  const desk = await createTestQuotes("sqlite");
  const reference = await desk.receive();
  await desk.quote(reference);
  desk.clock.time = Date.parse("2031-02-21T00:59:55.000Z");
  await desk.saveDraft(reference, {
    ...exampleDraft,
    validUntil: { date: "2031-02-21", time: "18:00" },
  });
  await desk.press(reference);
  desk.pass(6);
  expect(await desk.requests.findExpired()).toEqual([]);
  expect(await desk.requests.expire(reference)).toMatchObject({ ok: false });
  desk.pass(4);
  await desk.sendDue();
  const { state, quotes } = await desk.read(reference);
  expect([state, quotes.map(({ version }) => version)]).toEqual(["quoted", [2, 1]]);
});

test("what fails for one request stops no other, and is logged without what it says", async () => {
  const desk = await createTestQuotes("sqlite");
  const broken = await desk.receive({ email: "a@example.com" });
  const whole = await desk.receive({ email: "b@example.com" });
  for (const reference of [broken, whole]) await desk.quote(reference);
  await desk.database.kysely
    .updateTable("quotes")
    .set({ quote: '{"message":"Dear Eleanor"}' })
    .where("reference", "=", broken)
    .execute();
  desk.pass(7 * 24 * 3600);
  const { lines } = start(desk);
  await until(async () => expect((await desk.read(whole)).state).toBe("expired"));
  await until(() => expect(lines.join()).toContain(broken));
  expect(lines.join()).not.toContain("Eleanor");
});

test("a stop waits for what is in progress, and nothing happens after it", async () => {
  const desk = await createTestQuotes("sqlite");
  const reference = await desk.receive();
  await desk.saveDraft(reference);
  await desk.press(reference);
  desk.pass(10);
  const gate = Promise.withResolvers<void>();
  const begun = Promise.withResolvers<void>();
  const slow = {
    ...desk.requests,
    async act(due: string) {
      begun.resolve();
      await gate.promise;
      await desk.requests.act(due);
    },
  };
  const { clock } = start(desk, slow);
  await begun.promise;
  const stopped = clock.stop();
  gate.resolve();
  await stopped;
  expect((await desk.read(reference)).state).toBe("quoted");
  desk.pass(7 * 24 * 3600);
  expect((await desk.read(reference)).state).toBe("quoted");
});

describe("the seconds to undo are ten", () => {
  /** A desk whose time and stopwatch the test moves separately. */
  async function pressed(engine: Database["engine"]) {
    const desk = await createTestQuotes(engine);
    const instance = () => {
      const clock = { time: desk.clock.time };
      const watch = { ms: 0 };
      const ports = { now: () => clock.time, stopwatch: () => watch.ms };
      return { clock, watch, requests: createRequests({ ...desk, ...ports }) };
    };
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    const { version, draft } = await desk.read(reference);
    const seen = { draftVersion: draft.version, requestVersion: version };
    const own = instance();
    expect(await own.requests.press(reference, seen, maya)).toMatchObject({ ok: true });
    return { desk, own, instance, reference };
  }

  test.each([-30 * 60, -3 * 3600, 25, 24 * 3600])(
    "though the clock jumps by %i s",
    async (seconds) => {
      const { desk, own, reference } = await pressed("sqlite");
      own.clock.time += seconds * 1000;
      own.watch.ms = 9_999;
      expect(await own.requests.dueActs()).toEqual([]);
      expect(await own.requests.nextActIn()).toBe(1);
      await own.requests.act(reference);
      expect((await desk.read(reference)).state).toBe("in-review");
      own.watch.ms = 10_000;
      expect(await own.requests.dueActs()).toEqual([reference]);
      await own.requests.act(reference);
      expect((await desk.read(reference)).state).toBe("quoted");
    },
  );

  test("at most, and as stored, after a restart", async () => {
    const { own, instance, reference } = await pressed("sqlite");
    const back = instance();
    back.clock.time = own.clock.time - 3_600_000;
    expect(await back.requests.nextActIn()).toBe(10_000);
    const later = instance();
    later.clock.time = own.clock.time + 7_000;
    expect(await later.requests.nextActIn()).toBe(3_000);
    later.watch.ms = 3_000;
    expect(await later.requests.dueActs()).toEqual([reference]);
  });

  test.runIf(engines.includes("postgres"))("for an instance whose clock is ahead", async () => {
    const { own, instance, reference } = await pressed("postgres");
    const other = instance();
    other.clock.time = own.clock.time + 90_000;
    expect(await other.requests.dueActs()).toEqual([]);
    other.watch.ms = 9_999;
    expect(await other.requests.dueActs()).toEqual([]);
    // It sends what was pressed at an instance that is gone.
    other.watch.ms = 10_000;
    expect(await other.requests.dueActs()).toEqual([reference]);
  });
});
