import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { changeDraft } from "#domain/draft.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";

type Draft = { text: string; calendar?: { method: string; text: string } };

describe.each(engines)("a change of a sold ride on %s", (engine) => {
  async function sold() {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    const token = await desk.open(reference);
    const say = (type: "accept" | "decline", quoteVersion: number) =>
      type === "accept"
        ? desk.requests.answer(token, { type, quoteVersion })
        : desk.requests.answer(token, { type, quoteVersion, reason: null });
    await say("accept", 1);
    const shown = async () => (await desk.requests.read(token))!;

    /** Offers a pickup at 5:15 PM, for the same price. */
    async function offer(time = "5:15 PM") {
      const { quotes, now } = await desk.read(reference);
      await desk.correct(reference, "time", time);
      await desk.saveDraft(reference, changeDraft(quotes[0]!, Temporal.Instant.from(now)));
      expect(await desk.press(reference)).toMatchObject({ ok: true });
      expect(await shown()).toMatchObject({ offered: null });
      await desk.passUndo();
    }

    /** The visitor's email with these words in its text. */
    async function emailWith(words: string) {
      const emails = await desk.emails();
      const read = emails
        .filter(({ audience }) => audience === "visitor")
        .map(({ subject, draft }) => ({ ...(JSON.parse(draft) as Draft), subject }));
      return read.find(({ text }) => text.includes(words));
    }
    return { desk, reference, say, shown, offer, emailWith };
  }

  const before = "2031-02-22T21:15:00.000Z";
  const after = "2031-02-23T00:15:00.000Z";

  test("leaves the old yes until the new one, and says what changes", async () => {
    const { desk, reference, say, shown, offer, emailWith } = await sold();
    await offer();
    expect(await shown()).toMatchObject({
      state: "accepted",
      pickupAt: before,
      quotes: [{ version: 1 }],
      offered: { version: 2, pickup: { at: after } },
    });
    const [listed] = (await desk.requests.readList("accepted", null)).requests;
    expect(listed).toMatchObject({ pickupAt: before, offeredVersion: 2, quote: { version: 1 } });
    const words = "Pickup is now 5:15 PM instead of 2:15 PM";
    expect((await emailWith("Your ride stays booked."))?.subject).toBe(
      `A change of your ride: ${words} (${reference})`,
    );

    expect(await say("accept", 2)).toEqual({ ok: true });
    expect(await say("accept", 2)).toEqual({ ok: true });
    expect(await shown()).toMatchObject({
      state: "accepted",
      pickupAt: after,
      quotes: [{ version: 2 }, { version: 1 }],
      offered: null,
    });
    const changed = await emailWith("your ride is changed.");
    expect(changed?.subject).toBe(`${words} (${reference})`);
    expect(changed?.calendar).toMatchObject({ method: "REQUEST" });
    const calendar = changed?.calendar?.text.replaceAll("\r\n ", "") ?? "";
    for (const line of [
      "METHOD:REQUEST",
      `UID:${reference.toLowerCase()}@firnline.example`,
      "SEQUENCE:2",
      "DTSTART:20310223T001500Z",
      "ATTENDEE:mailto:roisin@example.com",
    ])
      expect(calendar).toContain(`${line}\r\n`);
    const { timeline } = await desk.read(reference);
    expect(timeline.map(({ type }) => type)).toEqual(
      expect.arrayContaining(["offer-change", "accept-change"]),
    );
  });

  test("is kept away by the visitor, and the next one starts from what is booked", async () => {
    const { desk, reference, say, shown, offer, emailWith } = await sold();
    await offer();
    expect(await say("decline", 2)).toEqual({ ok: true });
    expect(await say("decline", 2)).toEqual({ ok: true });
    expect(await say("accept", 2)).toMatchObject({ ok: false });
    expect(await shown()).toMatchObject({ pickupAt: before, offered: null });
    expect(await emailWith("You keep your ride as it was booked.")).toBeDefined();
    const { ride, nextVersion } = await desk.read(reference);
    expect(ride.legs[0]).toMatchObject({ date: "2031-02-22", time: "14:15", confirmed: true });
    expect(nextVersion).toBe(3);
    await offer("6:00 PM");
    expect(await shown()).toMatchObject({ offered: { version: 3 }, quotes: [{ version: 1 }] });
  });

  test("is taken back after ten seconds, or ends without an answer", async () => {
    const { desk, reference, shown, offer, emailWith } = await sold();
    await offer();
    const { version } = await desk.read(reference);
    expect(await desk.requests.takeChangeBack(reference, version, maya)).toMatchObject({
      ok: true,
    });
    await desk.undo(reference);
    await desk.passUndo();
    expect(await shown()).toMatchObject({ offered: { version: 2 } });
    const again = (await desk.read(reference)).version;
    await desk.requests.takeChangeBack(reference, again, maya);
    await desk.passUndo();
    expect(await shown()).toMatchObject({ pickupAt: before, offered: null });
    expect(await emailWith("We have taken the change back.")).toBeDefined();

    await offer("6:00 PM");
    expect(await desk.requests.findLapsedChanges()).toEqual([]);
    desk.clock.time = Date.parse((await shown()).offered!.validUntil) + 1000;
    expect(await desk.requests.findLapsedChanges()).toEqual([reference]);
    await desk.requests.lapseChange(reference);
    expect(await shown()).toMatchObject({ state: "accepted", pickupAt: before, offered: null });
  });

  test("is answered by phone, and cancelling follows the accepted version", async () => {
    const { desk, reference, shown, offer } = await sold();
    await offer();
    const { version } = await desk.read(reference);
    const yes = { type: "accept", quoteVersion: 2, requestVersion: version, reason: null } as const;
    expect(await desk.requests.recordAnswer(reference, yes, maya)).toMatchObject({ ok: true });
    await desk.undo(reference);
    expect(await shown()).toMatchObject({ pickupAt: before, offered: { version: 2 } });
    const seen = (await desk.read(reference)).version;
    desk.clock.time = Date.parse("2031-02-21T21:30:00Z");
    const sums = { paidCents: 10_000, feeCents: 0, reason: null, words: null };
    const cancel = { why: "visitor", requestVersion: seen, ...sums } as const;
    expect(
      await desk.requests.cancel(reference, { ...cancel, refundCents: 10_000 }, maya),
    ).toMatchObject({ ok: false });
    await desk.requests.cancel(reference, { ...cancel, refundCents: 5000 }, maya);
    await desk.passUndo();
    expect(await shown()).toMatchObject({ state: "cancelled", pickupAt: before, offered: null });
  });

  test("that changes nothing is not offered", async () => {
    const { desk, reference } = await sold();
    const { quotes, now } = await desk.read(reference);
    await desk.saveDraft(reference, changeDraft(quotes[0]!, Temporal.Instant.from(now)));
    expect(await desk.press(reference)).toMatchObject({
      ok: false,
      reason: { text: expect.stringContaining("Nothing is changed yet") },
    });
  });
});
