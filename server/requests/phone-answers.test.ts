import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { ben, createTestQuotes, maya, type TestQuotes } from "#tests/fixtures/test-quotes.ts";
import type { PhoneAnswer } from "./answer.ts";

async function record(
  desk: TestQuotes,
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
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    return { desk, reference };
  }

  test("is recorded with who took it, when, and what was said", async () => {
    const { desk, reference } = await start();
    desk.pass(3600);
    const reason = "Eleanor called back.";
    expect(await record(desk, reference, { type: "accept", reason }, ben)).toMatchObject({
      ok: true,
      state: "accepted",
    });
    const { state, timeline } = await desk.read(reference);
    expect(state).toBe("accepted");
    expect(timeline.find(({ type }) => type === "accept")).toEqual({
      at: "2031-02-17T17:20:10.000Z",
      type: "accept",
      actor: "agent",
      name: "Ben Ortiz",
      quoteVersion: 1,
      reason,
      email: null,
    });
  });

  test("is confirmed to the visitor by one email; a cancellation is not", async () => {
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
    expect(await record(desk, reference, { type: "withdraw" })).toMatchObject({ ok: true });
    expect(await subjects()).toHaveLength(before + 1);
  });

  test("by two at the same moment: one is recorded, the other is told what happened", async () => {
    const { desk, reference } = await start();
    const results = await Promise.all([
      record(desk, reference, { type: "accept" }, maya),
      record(desk, reference, { type: "decline", reason: "Too late" }, ben),
    ]);
    expect(results.filter((result) => result?.ok)).toHaveLength(1);
    const told = results.find((result) => !result?.ok);
    expect(told).toMatchObject({
      reason: { text: expect.stringMatching(/^The quote has been (accepted|declined)\./) },
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
      { reference, askedAt: "2031-02-18T16:20:10.000Z", dueAt: "2031-02-20T16:20:10.000Z" },
    ]);
  });
});

describe.each(engines)("what time does on %s", (engine) => {
  async function sweep(desk: TestQuotes) {
    for (const reference of await desk.requests.findExpired())
      await desk.requests.expire(reference);
    for (const reference of await desk.requests.findCompleted())
      await desk.requests.complete(reference);
  }

  test("a quote expires after its last moment, by its newest version", async () => {
    const desk = await createTestQuotes(engine);
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
    const desk = await createTestQuotes(engine);
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
