import type { Kysely } from "kysely";
import { describe, expect, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import type { Tables } from "#server/db/tables.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { ben, createTestQuotes, maya } from "#tests/fixtures/test-quotes.ts";
import { readRequest } from "./read-request.ts";

/** Runs `act` between the first query's result and the second query. */
function afterFirstResult(reader: Database["reader"], act: () => Promise<unknown>) {
  let acted: Promise<unknown> | undefined;
  return (reader as Kysely<Tables>).withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await (acted ??= act());
      return result;
    },
  });
}

describe.each(engines)("sending a quote on %s", (engine) => {
  test("owes the visitor an email after ten seconds, and not before", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    const pressed = await desk.press(reference);
    expect(pressed).toEqual({ ok: true, dueAt: "2031-02-17T16:20:10.000Z" });
    desk.pass(9.999);
    await desk.sendDue();
    const waiting = await desk.read(reference);
    expect(waiting.sending).toMatchObject({
      sendAt: "2031-02-17T16:20:10.000Z",
      name: "Maya Chen",
      quote: { totalCents: 83_550, vehicle: "premium-suv" },
    });
    expect([waiting.state, waiting.quotes.length]).toEqual(["in-review", 0]);
    expect(await desk.emails()).toHaveLength(2);

    desk.pass(0.001);
    await desk.sendDue();
    const sent = await desk.read(reference);
    expect(sent).toMatchObject({
      state: "quoted",
      sending: null,
      quote: { version: 1, totalCents: 83_550, validUntil: "2031-02-21T01:00:00.000Z" },
      quotes: [{ version: 1, sentAt: "2031-02-17T16:20:10.000Z", sentBy: "Maya Chen" }],
    });
    const emails = (await desk.emails()).filter(({ draft }) => draft.includes("$835.50"));
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({ audience: "visitor", recipient: "roisin@example.com" });
    expect(emails[0]?.due_at).not.toBeNull();
    const events = sent.timeline.map(({ type, name, quoteVersion }) => [type, name, quoteVersion]);
    expect(events).toContainEqual(["begin-review", "Maya Chen", null]);
    expect(events).toContainEqual(["send-quote", "Maya Chen", 1]);

    await desk.sendDue();
    expect(await desk.emails()).toHaveLength(3);
  });

  test("can be undone until then, also by a colleague, and again by a repeat", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    await desk.press(reference);
    desk.pass(9.999);
    const { pressedAt } = (await desk.read(reference)).pending!;
    expect(await desk.undo(reference, ben)).toMatchObject({ ok: true });
    expect(await desk.undo(reference, ben, pressedAt)).toEqual({ ok: true });
    desk.pass(60);
    await desk.sendDue();
    const { timeline } = await desk.read(reference);
    expect(timeline.filter(({ type }) => type === "undo")).toMatchObject([
      { name: "Ben Ortiz", undone: { type: "send-quote", by: "Maya Chen", pressedAt } },
    ]);
    expect(await desk.read(reference)).toMatchObject({ state: "in-review", sending: null });
    expect(await desk.emails()).toHaveLength(2);
  });

  test("can be pressed again from a screen that was read during the undo", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    await desk.press(reference);
    const { pressedAt } = (await desk.read(reference)).pending!;
    const undo = () => desk.requests.undo(reference, pressedAt, ben);
    const reader = afterFirstResult(desk.database.reader, undo);
    const database = { ...desk.database, reader };
    const screen = await readRequest({ database, now: () => desk.clock.time }, reference);
    if (!screen) throw new Error(`No ${reference}`);
    expect(screen.pending).toBeNull();
    const { version: requestVersion, draft } = screen;
    const seen = { draftVersion: draft.version, requestVersion };
    expect(await desk.requests.press(reference, seen, maya)).toMatchObject({ ok: true });
  });

  test("shows the quote that goes out, not the draft as it is by now", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    await desk.press(reference);
    await desk.saveDraft(reference, { ...exampleDraft, lines: exampleDraft.lines.slice(0, 1) });
    const { sending } = await desk.read(reference);
    expect(sending?.quote).toMatchObject({ totalCents: 83_550 });
    desk.pass(10);
    await desk.sendDue();
    expect((await desk.read(reference)).quotes).toMatchObject([{ totalCents: 83_550 }]);
  });

  test("names the visitor as the team has corrected the name", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive({ firstName: "Elinor", lastName: "Witcomb" });
    await desk.correct(reference, "firstName", "Eleanor", null);
    await desk.correct(reference, "lastName", "Whitcombe", null);
    await desk.saveDraft(reference);
    await desk.press(reference);
    const { pending } = await desk.requests.readList("queue", null);
    expect(pending).toMatchObject([{ visitor: "Eleanor Whitcombe" }]);
    expect(await desk.read(reference)).toMatchObject({ pending: pending[0] });
  });

  test("can be undone until it has gone, and not after", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    await desk.press(reference);
    desk.pass(10);
    expect(await desk.undo(reference)).toMatchObject({ ok: true });
    await desk.sendDue();
    expect((await desk.read(reference)).quotes).toEqual([]);
    await desk.press(reference);
    const { pressedAt } = (await desk.read(reference)).pending!;
    await desk.passUndo();
    expect(await desk.undo(reference, maya, pressedAt)).toEqual({
      ok: false,
      reason: {
        code: "not-possible",
        text: "Quote 1 was sent Mon, Feb 17, 9:20 AM MT. To change it, send a revision.",
      },
    });
    expect((await desk.read(reference)).state).toBe("quoted");
  });

  test("a repeat within the seconds gets the same moment, after them it is told", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    const { version, draft } = await desk.read(reference);
    const seen = { draftVersion: draft.version, requestVersion: version };
    const first = await desk.requests.press(reference, seen, maya);
    desk.pass(4);
    expect(await desk.requests.press(reference, seen, maya)).toEqual(first);
    expect(await desk.requests.press(reference, seen, ben)).toMatchObject({
      ok: false,
      reason: { code: "changed", text: expect.stringContaining("Maya Chen is sending a quote") },
    });
    desk.pass(6);
    await desk.sendDue();
    expect(await desk.requests.press(reference, seen, maya)).toMatchObject({
      ok: false,
      reason: { code: "changed", text: expect.stringContaining("A quote has been sent") },
    });
    expect((await desk.read(reference)).quotes).toHaveLength(1);
  });

  test("two agents at the same moment: one sends, the other is told", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.saveDraft(reference);
    const { version, draft } = await desk.read(reference);
    const seen = { draftVersion: draft.version, requestVersion: version };
    const results = await Promise.all([
      desk.requests.press(reference, seen, maya),
      desk.requests.press(reference, seen, ben),
    ]);
    expect(results.filter((result) => result?.ok)).toHaveLength(1);
    const told = results.find((result) => !result?.ok);
    expect(told).toMatchObject({ reason: { text: expect.stringMatching(/is sending a quote/) } });
    desk.pass(10);
    await desk.sendDue();
    expect((await desk.read(reference)).quotes).toHaveLength(1);
  });

  test("a draft that changed meanwhile, or has a fault, is not sent", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    const { version } = await desk.read(reference);
    const unwritten = await desk.requests.press(
      reference,
      { draftVersion: 0, requestVersion: version },
      maya,
    );
    expect(unwritten).toMatchObject({ ok: false, reason: "wrong" });
    await desk.saveDraft(reference);
    await desk.saveDraft(reference, { ...exampleDraft, lines: [] });
    const seen = { draftVersion: 1, requestVersion: version };
    expect(await desk.requests.press(reference, seen, maya)).toMatchObject({
      ok: false,
      reason: "draft-changed",
      current: { version: 2, savedBy: maya },
    });
    expect(await desk.requests.press(reference, { ...seen, draftVersion: 2 }, maya)).toEqual({
      ok: false,
      reason: "wrong",
      errors: [{ field: "lines", name: "the lines", text: "Write at least one line." }],
    });
    expect((await desk.read(reference)).state).toBe("received");
  });

  test("a revision replaces the earlier version, which stays as it was", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    const [first] = (await desk.read(reference)).quotes;
    const lines = exampleDraft.lines.slice(0, 1);
    await desk.quote(reference, { ...exampleDraft, lines });
    const { quotes, state } = await desk.read(reference);
    expect([state, quotes.map(({ version, totalCents }) => [version, totalCents])]).toEqual([
      "quoted",
      [
        [2, 68_500],
        [1, 83_550],
      ],
    ]);
    expect(quotes[1]).toEqual(first);
  });
});
