import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { changeDraft } from "#domain/draft.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { ben, maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests, type TestRequests } from "#tests/fixtures/test-requests.ts";
import { createRequests } from "./requests.ts";

const visitorEmails = async (desk: TestRequests) =>
  (await desk.emails()).filter(({ audience }) => audience === "visitor");

describe.each(engines)("lost sales on %s", (engine) => {
  const sweep = async (desk: TestRequests) => {
    for (const reference of await desk.requests.findReminders())
      await desk.requests.remind(reference);
    for (const reference of await desk.requests.findExpired())
      await desk.requests.expire(reference);
  };
  const subjects = async (desk: TestRequests) =>
    (await visitorEmails(desk)).map(({ subject }) => subject);

  test("are listed to follow up until they are let go, the newest first", async () => {
    const desk = await createTestRequests(engine);
    const { reference: expired } = await desk.quoted();
    const { reference: declined, token } = await desk.quoted({ time: "3 PM" });
    const reason = "We found a van.";
    await desk.requests.answer(token, { type: "decline", quoteVersion: 1, reason });
    desk.clock.time = Date.parse("2031-02-21T01:00:01.000Z");
    await sweep(desk);
    const { requests, counts } = await desk.requests.readList("followup", null);
    expect(requests.map(({ reference, ending }) => [reference, ending?.reason])).toEqual([
      [expired, null],
      [declined, reason],
    ]);
    expect(counts.followup).toBe(2);
    expect(requests.map(({ ending }) => ending?.takenBy)).toEqual([null, null]);
    await desk.requests.take(declined, ben);
    await desk.requests.take(declined, ben);
    const { requests: taken } = await desk.requests.readList("followup", null);
    expect(taken.map(({ ending }) => ending?.takenBy)).toEqual([null, "Ben Ortiz"]);
    await desk.requests.letGo(declined, ben);
    expect(await desk.requests.letGo(declined, ben)).toMatchObject({ ok: true });
    const left = await desk.requests.readList("followup", null);
    expect([left.requests.length, left.counts.followup]).toEqual([1, 1]);
    const { timeline } = await desk.read(declined);
    expect(timeline.filter(({ type }) => type === "take")).toHaveLength(1);
    expect(timeline.filter(({ type }) => type === "let-go")).toMatchObject([{ name: "Ben Ortiz" }]);
  });

  test("are told to the visitor: once a day before the end, and once after it", async () => {
    const desk = await createTestRequests(engine);
    const { reference } = await desk.quoted();
    const before = await subjects(desk);
    desk.clock.time = Date.parse("2031-02-20T00:59:59.000Z");
    await sweep(desk);
    expect(await subjects(desk)).toEqual(before);
    desk.pass(2);
    await Promise.all([sweep(desk), sweep(desk)]);
    await sweep(desk);
    expect((await subjects(desk)).slice(before.length)).toEqual([
      `Your quote expires Thursday, February 20 (${reference})`,
    ]);
    desk.pass(24 * 3600);
    await Promise.all([sweep(desk), sweep(desk)]);
    expect((await subjects(desk)).slice(before.length + 1)).toEqual([
      `Your quote has expired (${reference})`,
    ]);
    const { draft } = (await visitorEmails(desk)).at(-1)!;
    expect(draft).toContain("/ask-again");
  });

  test("that were answered are told nothing", async () => {
    const desk = await createTestRequests(engine);
    const { token } = await desk.quoted();
    await desk.requests.answer(token, { type: "accept", quoteVersion: 1 });
    const before = await subjects(desk);
    desk.clock.time = Date.parse("2031-02-20T12:00:00.000Z");
    await sweep(desk);
    expect(await subjects(desk)).toEqual(before);
  });
});

describe.each(engines)(
  "an answer by phone that is pressed while the clock decides, on %s",
  (engine) => {
    /** Runs the clock's use cases; the answer is pressed between their read and their commit. */
    async function during(
      { desk, reference }: { desk: TestRequests; reference: string },
      at: string,
      answer: { type: "accept" | "decline"; quoteVersion: number },
    ) {
      const { version: requestVersion } = await desk.read(reference);
      let isPressed = false;
      const database: typeof desk.database = {
        ...desk.database,
        async transact(steps) {
          const given = { ...answer, requestVersion, reason: null };
          if (!isPressed)
            expect(await desk.requests.recordAnswer(reference, given, maya)).toMatchObject({
              ok: true,
            });
          isPressed = true;
          return desk.database.transact(steps);
        },
      };
      return createRequests({ ...desk, database, now: () => Date.parse(at) });
    }

    test("is not lost to the reminder of a quote's end", async () => {
      const desk = await createTestRequests(engine);
      const { reference } = await desk.quoted();
      const no = { type: "decline", quoteVersion: 1 } as const;
      const clock = await during({ desk, reference }, "2031-02-20T01:00:01.000Z", no);
      expect(await clock.remind(reference)).toMatchObject({ ok: false });
      await desk.passUndo();
      const { state, timeline } = await desk.read(reference);
      expect(state).toBe("declined");
      expect(timeline.map(({ type }) => type)).not.toContain("remind");
    });

    test("is not lost to the end of a change of a sold ride", async () => {
      const desk = await createTestRequests(engine);
      const { reference, token } = await desk.quoted();
      await desk.requests.answer(token, { type: "accept", quoteVersion: 1 });
      await desk.correct(reference, "time", "5:15 PM");
      const { quotes, now } = await desk.read(reference);
      await desk.saveDraft(reference, changeDraft(quotes[0]!, Temporal.Instant.from(now)));
      await desk.press(reference);
      await desk.passUndo();
      const end = (await desk.requests.read(token))!.offered!.validUntil;
      desk.clock.time = Date.parse(end) - 1000;
      const yes = { type: "accept", quoteVersion: 2 } as const;
      const after = new Date(Date.parse(end) + 1).toISOString();
      const clock = await during({ desk, reference }, after, yes);
      expect(await clock.lapseChange(reference)).toMatchObject({ ok: false });
      await desk.passUndo();
      expect(await desk.requests.read(token)).toMatchObject({
        pickupAt: "2031-02-23T00:15:00.000Z",
        offered: null,
      });
    });
  },
);
