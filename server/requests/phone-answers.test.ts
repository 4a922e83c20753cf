import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { ben, maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests, type TestRequests } from "#tests/fixtures/test-requests.ts";
import type { PhoneAnswer } from "./answer.ts";

/** Presses, and lets the time to undo pass. */
async function record(...[desk, ...args]: Parameters<typeof press>) {
  const pressed = await press(desk, ...args);
  await desk.passUndo();
  return pressed;
}

async function press(
  desk: TestRequests,
  reference: string,
  answer: Pick<PhoneAnswer, "type"> & Partial<PhoneAnswer>,
  actor = maya,
) {
  const { version, quote } = await desk.read(reference);
  const seen = { quoteVersion: quote?.version ?? null, requestVersion: version, reason: null };
  return desk.requests.recordAnswer(reference, { ...seen, ...answer }, actor);
}

describe.each(engines)("an answer by phone on %s", (engine) => {
  async function start() {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    return { desk, reference };
  }

  test("is recorded with who took it, when, and what was said", async () => {
    const { desk, reference } = await start();
    desk.pass(3600);
    const reason = "Eleanor called back.";
    expect(await press(desk, reference, { type: "accept", reason }, ben)).toEqual({
      ok: true,
      dueAt: "2031-02-17T17:20:20.000Z",
    });
    expect(await desk.read(reference)).toMatchObject({
      state: "quoted",
      pending: { type: "accept", by: "Ben Ortiz", visitor: "Róisín O'Brien-Núñez" },
    });
    await desk.passUndo();
    const { state, timeline } = await desk.read(reference);
    expect(state).toBe("accepted");
    expect(timeline.find(({ type }) => type === "accept")).toEqual({
      at: "2031-02-17T17:20:20.000Z",
      type: "accept",
      actor: "agent",
      name: "Ben Ortiz",
      quoteVersion: 1,
      reason,
      email: null,
      source: null,
      closing: null,
      cancellation: null,
      undone: null,
    });
  });

  test("can be undone, and then nothing was ever said to the visitor", async () => {
    const { desk, reference } = await start();
    const before = await desk.emails();
    await press(desk, reference, { type: "decline" });
    desk.pass(9.999);
    expect(await desk.undo(reference, ben)).toMatchObject({ ok: true });
    await desk.passUndo();
    const { state, pending, timeline } = await desk.read(reference);
    expect([state, pending]).toEqual(["quoted", null]);
    expect(timeline[0]).toMatchObject({
      type: "undo",
      name: "Ben Ortiz",
      undone: { type: "decline", by: "Maya Chen" },
    });
    expect(await desk.emails()).toHaveLength(before.length);
  });

  test("after a revision was undone, a repeated undo never speaks of quote 1", async () => {
    const { desk, reference } = await start();
    await desk.press(reference);
    const { pressedAt } = (await desk.read(reference)).pending!;
    await desk.undo(reference);
    expect(await desk.undo(reference, ben, pressedAt)).toEqual({ ok: true });
    expect(await desk.undo(reference, ben, "2031-02-17T18:00:00.000Z")).toEqual({
      ok: false,
      reason: { code: "not-possible", text: "There is nothing to undo." },
    });
  });

  test("counts where the quote ends within the seconds to undo", async () => {
    const { desk, reference } = await start();
    desk.clock.time = Date.parse("2031-02-21T00:59:55.000Z");
    await press(desk, reference, { type: "accept" });
    desk.pass(6);
    expect(await desk.requests.findExpired()).toEqual([]);
    desk.pass(4);
    await desk.sendDue();
    expect((await desk.read(reference)).state).toBe("accepted");
  });

  test("gives way to the visitor's own answer, and the timeline says so", async () => {
    const { desk, reference } = await start();
    await press(desk, reference, { type: "decline" });
    const token = await desk.open(reference);
    await desk.requests.answer(token, { type: "accept", quoteVersion: 1 });
    expect((await desk.read(reference)).pending).toBeNull();
    await desk.passUndo();
    const { state, timeline } = await desk.read(reference);
    expect([state, timeline[0]]).toMatchObject([
      "accepted",
      { type: "not-recorded", name: "Maya Chen", reason: expect.stringMatching(/been accepted/) },
    ]);
  });

  test("is confirmed to the visitor by one email", async () => {
    const { desk, reference } = await start();
    const subjects = async () =>
      (await desk.read(reference)).timeline.flatMap(({ email }) => email?.subject ?? []);
    const before = (await subjects()).length;
    await record(desk, reference, { type: "accept" });
    await record(desk, reference, { type: "accept" });
    expect(await subjects()).toHaveLength(before + 1);
    expect(await subjects()).toContain(
      `Your ride is confirmed, Saturday, February 22 (${reference})`,
    );
  });

  test("by two at the same moment: one is recorded, the other is told what happened", async () => {
    const { desk, reference } = await start();
    const results = await Promise.all([
      press(desk, reference, { type: "accept" }, maya),
      press(desk, reference, { type: "decline", reason: "Too late" }, ben),
    ]);
    await desk.passUndo();
    expect(results.filter((result) => result?.ok)).toHaveLength(1);
    const told = results.find((result) => !result?.ok);
    expect(told).toMatchObject({
      reason: { text: expect.stringMatching(/has just recorded a (yes|no) for this request/) },
    });
    const answers = (await desk.read(reference)).timeline.filter(
      ({ type }) => type === "accept" || type === "decline",
    );
    expect(answers).toHaveLength(1);
  });

  test("goes to the newest version, while its time lasts", async () => {
    const { desk, reference } = await start();
    await desk.quote(reference);
    const changed = { ok: false, reason: { code: "changed" } };
    expect(await record(desk, reference, { type: "accept", quoteVersion: 1 })).toMatchObject(
      changed,
    );
    expect(await record(desk, reference, { type: "accept", quoteVersion: null })).toMatchObject(
      changed,
    );
    desk.pass(4 * 24 * 3600);
    expect(await record(desk, reference, { type: "accept" })).toEqual({
      ok: false,
      reason: { code: "not-possible", text: "The quote has expired. Send a new quote." },
    });
  });

  test("that was seen before somebody else's change is not recorded", async () => {
    const { desk, reference } = await start();
    const { version } = await desk.read(reference);
    await record(desk, reference, { type: "decline" });
    const late = await record(desk, reference, { type: "accept", requestVersion: version });
    expect(late).toMatchObject({ ok: false, reason: { code: "not-possible" } });
    const again = await record(desk, reference, { type: "decline", requestVersion: version });
    expect(again).toMatchObject({ ok: false, reason: { code: "already-done" } });
  });

  test("that asks again brings the request back into the queue, with a new due time", async () => {
    const { desk, reference } = await start();
    await record(desk, reference, { type: "decline" });
    desk.pass(24 * 3600);
    expect(await record(desk, reference, { type: "ask-again" })).toMatchObject({
      state: "received",
    });
    const { requests } = await desk.requests.readList("queue", null);
    expect(requests).toMatchObject([
      { reference, askedAt: "2031-02-18T16:20:20.000Z", dueAt: "2031-02-20T16:20:20.000Z" },
    ]);
  });
});

describe.each(engines)("what time does on %s", (engine) => {
  async function sweep(desk: TestRequests) {
    for (const reference of await desk.requests.findExpired())
      await desk.requests.expire(reference);
    for (const reference of await desk.requests.findCompleted())
      await desk.requests.complete(reference);
  }

  test("a quote expires after its last moment, by its newest version", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    desk.clock.time = Date.parse("2031-02-21T01:00:00.000Z");
    await sweep(desk);
    expect((await desk.read(reference)).state).toBe("quoted");
    desk.pass(0.001);
    await Promise.all([sweep(desk), sweep(desk)]);
    const { state, timeline } = await desk.read(reference);
    expect(state).toBe("expired");
    expect(timeline.filter(({ type }) => type === "expire")).toMatchObject([
      { actor: "clock", name: null, quoteVersion: 1 },
    ]);
  });

  test("an accepted ride is completed a day after its pickup", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    await record(desk, reference, { type: "accept" });
    desk.clock.time = Date.parse("2031-02-23T21:15:00.000Z");
    await sweep(desk);
    expect((await desk.read(reference)).state).toBe("accepted");
    desk.pass(0.001);
    await sweep(desk);
    expect((await desk.read(reference)).state).toBe("completed");
  });
});
