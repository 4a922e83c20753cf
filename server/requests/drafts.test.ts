import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { ben, createTestQuotes, maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";

describe.each(engines)("operators on %s", (engine) => {
  test("are those of the quotes that were sent, with the permit that each had last", async () => {
    const desk = await createTestQuotes(engine);
    expect(await desk.requests.readOperators()).toEqual([]);
    const [crest, basin] = [exampleDraft.operator, { name: "Basin Cars", permit: "TCP 38214" }];
    const renewed = { name: crest.name.toUpperCase(), permit: "Colorado PUC permit LL-04000" };
    for (const operator of [crest, basin, renewed]) {
      desk.pass(60);
      await desk.quote(await desk.receive(), { ...exampleDraft, operator });
    }
    expect(await desk.requests.readOperators()).toEqual([renewed, basin]);
  });
});

describe.each(engines)("a draft on %s", (engine) => {
  test("begins with what the request says, and is kept with who saved it", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    const { draft: first } = await desk.read(reference);
    expect(first).toMatchObject({
      version: 0,
      savedAt: null,
      draft: { operator: { name: "" }, validUntil: { date: "2031-02-20", time: "18:00" } },
    });
    expect(
      await desk.requests.saveDraft(reference, { draft: exampleDraft, version: 0 }, maya),
    ).toEqual({ ok: true, version: 1, savedAt: "2031-02-17T16:20:00.000Z" });
    expect((await desk.read(reference)).draft).toEqual({
      version: 1,
      draft: { ...exampleDraft, lines: expect.any(Array) },
      savedAt: "2031-02-17T16:20:00.000Z",
      savedBy: maya,
    });
    expect((await desk.read(reference)).state).toBe("received");
    expect(desk.published.at(-1)).toEqual({ reference, version: 1, state: "received" });
  });

  test.each(["visitor", "agent"] as const)(
    "has a new end once the request is asked for anew by the %s, and nothing else changes",
    async (by) => {
      const desk = await createTestRequests(engine);
      const { reference, token } = await desk.quoted();
      desk.clock.time = Date.parse("2031-02-21T01:30:00Z");
      await desk.requests.expire(reference);
      const { draft: before, version: requestVersion } = await desk.read(reference);
      const ask = { type: "ask-again", quoteVersion: null, requestVersion, reason: null } as const;
      const asked = await (by === "visitor"
        ? desk.requests.answer(token, { type: "ask-again" })
        : desk.requests.recordAnswer(reference, ask, ben));
      expect(asked).toMatchObject({ ok: true });
      const { draft: after } = await desk.read(reference);
      const validUntil = { date: "2031-02-21", time: "16:22" };
      expect(after).toEqual({
        version: before.version + 1,
        draft: { ...before.draft, validUntil },
        savedAt: before.savedAt,
        savedBy: null,
      });
      await desk.correct(reference, "confirmed", "yes");
      expect(await desk.press(reference)).toMatchObject({ ok: true });
    },
  );

  test("of two at the same moment, the second sees what the first saved", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    for (const version of [0, 1]) {
      const results = await Promise.all(
        [maya, ben].map((actor) => {
          const draft = { ...exampleDraft, message: `From ${actor.name}, ${version}` };
          return desk.requests.saveDraft(reference, { draft, version }, actor);
        }),
      );
      expect(results.filter((result) => result?.ok)).toHaveLength(1);
      const told = results.find((result) => !result?.ok);
      const { draft } = await desk.read(reference);
      expect(told).toEqual({ ok: false, current: draft });
      expect(draft.version).toBe(version + 1);
    }
  });

  test("saved again after a lost answer is no conflict", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    for (const version of [0, 1]) {
      const save = () => desk.requests.saveDraft(reference, { draft: exampleDraft, version }, maya);
      const first = await save();
      desk.pass(5);
      expect(await save()).toEqual(first);
    }
  });
});
