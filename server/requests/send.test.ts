import { describe, expect, test } from "vitest";
import { createQueue } from "#server/outbox/queue.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { createTestQuotes, maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";

describe.each(engines)("a quote's email over %s", (engine) => {
  test("is not sent once the quote was replaced, accepted or withdrawn", async () => {
    const { quote, receive, requests, emails, database, pass, passUndo, read } =
      await createTestQuotes(engine);
    const queue = createQueue(database, {
      isPostgres: engine === "postgres",
      now: Date.now,
      leaseMs: 60_000,
    });
    const ofQuotes = async (reference: string) => {
      const all = await emails();
      const sent = all.filter((email) => email.reference === reference && email.is_counted === 0);
      return Promise.all(sent.map((email) => queue.isOvertaken(email)));
    };
    const reference = await receive();
    await quote(reference);
    expect(await ofQuotes(reference)).toEqual([false]);
    pass(60);
    await quote(reference);
    expect((await ofQuotes(reference)).filter(Boolean)).toHaveLength(1);
    pass(60);
    const { version: requestVersion } = await read(reference);
    const yes = { type: "accept", quoteVersion: 2, requestVersion, reason: null } as const;
    expect(await requests.recordAnswer(reference, yes, maya)).toMatchObject({ ok: true });
    await passUndo();
    expect((await ofQuotes(reference)).filter(Boolean)).toHaveLength(2);
  });
});

/** A sold ride, a change to it that the visitor declined, and its cancellation. */
async function cancelled(engine: (typeof engines)[number]) {
  const desk = await createTestRequests(engine);
  const { reference, token } = await desk.quoted();
  const queue = createQueue(desk.database, {
    isPostgres: engine === "postgres",
    now: Date.now,
    leaseMs: 60_000,
  });
  const offers = async () => {
    const emails = await desk.emails();
    const ofChange = emails.filter(({ subject }) => subject.startsWith("A change to your ride"));
    return Promise.all(ofChange.map((email) => queue.isOvertaken(email)));
  };
  await desk.requests.answer(token, { type: "accept", quoteVersion: 1 });
  desk.pass(60);
  await desk.correct(reference, "dropoffAddress", "Aspen");
  await desk.quote(reference, withTransfer("900"));
  expect(await offers()).toEqual([false]);
  await desk.requests.answer(token, { type: "decline", quoteVersion: 2, reason: null });
  expect(await offers()).toEqual([true]);
  const { version: requestVersion } = await desk.read(reference);
  const sums = { paidCents: 0, feeCents: 0, refundCents: 0, reason: null, words: null };
  await desk.requests.cancel(reference, { why: "visitor", requestVersion, ...sums }, maya);
  await desk.passUndo();
  return { desk, reference, token };
}

const withTransfer = (amount: string) => ({
  ...exampleDraft,
  lines: [{ id: "a", kind: "transfer" as const, text: "", amount }],
});

describe.each(engines)("a quote after a refused change and a cancellation on %s", (engine) => {
  test("replaces what was sold, never the change", async () => {
    const { desk, reference, token } = await cancelled(engine);
    await desk.requests.answer(token, { type: "ask-again", reason: null });
    const asked = await desk.read(reference);
    expect(asked.quotes.map(({ version }) => version)).toEqual([1]);
    await desk.requests.answer(token, { type: "withdraw" });
    const withdrawn = await desk.requests.read(token);
    expect(withdrawn?.legs.map((leg) => leg.dropoffAddress)).toEqual(["The Lodge at Vail"]);
    const all = (await desk.requests.readList("all", null)).requests;
    expect(all[0]).toMatchObject({ dropoffAddress: "The Lodge at Vail", quote: { version: 1 } });
    await desk.requests.answer(token, { type: "ask-again", reason: null });
    desk.pass(60);
    await desk.quote(reference, withTransfer("700"));
    const [sent] = (await desk.emails()).filter(({ subject }) => subject.includes("$700.00"));
    expect(sent?.subject).toBe(`Your new quote of $700.00 replaces $835.50 (${reference})`);
    expect((await desk.requests.read(token))?.quotes.map(({ version }) => version)).toEqual([3, 1]);
  });
});

describe.each(engines)("what the clock sends on %s", (engine) => {
  test("is all that is due, however long it stood still", async () => {
    const desk = await createTestQuotes(engine);
    const references = [await desk.receive(), await desk.receive({ lastName: "Second" })];
    for (const reference of references) {
      await desk.saveDraft(reference);
      await desk.press(reference);
    }
    desk.pass(3600);
    await desk.sendDue();
    for (const reference of references) expect((await desk.read(reference)).state).toBe("quoted");
  });

  test("is nothing where the visitor withdrew meanwhile, and the timeline says so", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    await desk.press(reference);
    desk.pass(5);
    const token = await desk.open(reference);
    expect(await desk.requests.answer(token, { type: "withdraw" })).toEqual({ ok: true });
    desk.pass(5);
    await desk.sendDue();
    const { state, sending, quotes, timeline } = await desk.read(reference);
    expect([state, sending, quotes]).toEqual(["withdrawn", null, []]);
    expect(timeline[0]).toMatchObject({
      type: "not-sent",
      actor: "clock",
      name: "Maya Chen",
      reason: expect.stringContaining("This request has been withdrawn."),
    });
    expect((await desk.emails()).every(({ draft }) => !draft.includes("$835.50"))).toBe(true);
    await desk.sendDue();
    expect((await desk.read(reference)).timeline).toHaveLength(timeline.length);
  });

  test.each([
    ["accept", "accepted"],
    ["decline", "declined"],
  ] as const)(
    "is nothing where the answer to the earlier version was to %s meanwhile",
    async (type, state) => {
      const desk = await createTestRequests(engine);
      const { reference, token } = await desk.quoted();
      await desk.press(reference);
      const given = { type, quoteVersion: 1, reason: null };
      expect(await desk.requests.answer(token, given)).toEqual({ ok: true });
      expect((await desk.read(reference)).sending).toBeNull();
      await desk.passUndo();
      const { timeline, ...after } = await desk.read(reference);
      expect([after.state, after.quotes.length, timeline[0]?.type]).toEqual([state, 1, "not-sent"]);
    },
  );

  test("makes a phone answer wait its turn", async () => {
    const desk = await createTestRequests(engine);
    const { reference } = await desk.quoted();
    await desk.press(reference);
    const { version } = await desk.read(reference);
    const no = { type: "decline", quoteVersion: 1, requestVersion: version, reason: null } as const;
    expect(await desk.requests.recordAnswer(reference, no, maya)).toMatchObject({
      ok: false,
      reason: { text: expect.stringContaining("Maya Chen is sending a quote") },
    });
  });

  test("is nothing where its own end has passed, as after a long stop", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    await desk.press(reference);
    desk.pass(5 * 24 * 3600);
    await desk.sendDue();
    const { state, quotes, timeline } = await desk.read(reference);
    expect([state, quotes, timeline[0]?.type]).toEqual(["in-review", [], "not-sent"]);
  });

  test("is sent once by many turns at the same moment", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    await desk.press(reference);
    desk.pass(10);
    await Promise.all(Array.from({ length: 8 }, () => desk.requests.act(reference)));
    const { quotes, timeline } = await desk.read(reference);
    expect(quotes).toHaveLength(1);
    expect(timeline.filter(({ type }) => type === "send-quote")).toHaveLength(1);
    expect(await desk.emails()).toHaveLength(3);
  });

  test("races with Undo: the quote is sent or undone, never both", async () => {
    const desk = await createTestQuotes(engine);
    for (let round = 0; round < 5; round += 1) {
      const reference = await desk.receive({ time: `2:1${round} PM` });
      await desk.saveDraft(reference);
      await desk.press(reference);
      desk.pass(9.999);
      const { pressedAt } = (await desk.read(reference)).pending!;
      const undo = desk.undo(reference, maya, pressedAt);
      desk.pass(0.001);
      const [undone] = await Promise.all([undo, desk.requests.act(reference)]);
      const { quotes, sending } = await desk.read(reference);
      expect([quotes.length, sending]).toEqual([undone?.ok ? 0 : 1, null]);
    }
  });
});

describe.runIf(engines.includes("postgres"))("two instances on postgres", () => {
  test("send each quote exactly once, whichever was asked to", async () => {
    const settings = await engineSettings("postgres");
    const one = await createTestQuotes("postgres", settings);
    const two = await createTestQuotes("postgres", settings);
    const references: string[] = [];
    for (let index = 0; index < 6; index += 1) {
      const reference = await one.receive({
        time: `2:1${index} PM`,
        email: `v${index}@example.com`,
      });
      await one.saveDraft(reference);
      await (index % 2 ? one : two).press(reference);
      references.push(reference);
    }
    one.pass(10);
    two.pass(10);
    await Promise.all([one.sendDue(), two.sendDue(), one.sendDue(), two.sendDue()]);
    for (const reference of references)
      expect((await two.read(reference)).quotes.map(({ version }) => version)).toEqual([1]);
    expect(await one.emails()).toHaveLength(3 * references.length);
  });
});
