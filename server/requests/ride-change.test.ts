import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { changeDraft, type QuoteDraft } from "#domain/draft.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests, type TestRequests } from "#tests/fixtures/test-requests.ts";

type Calendar = { method: string; text: string };
type Draft = { text: string; calendar?: Calendar; moreCalendars?: Calendar[] };

async function pay(desk: TestRequests, reference: string) {
  const { version: requestVersion } = await desk.read(reference);
  const payment = { type: "paid" as const, cents: 83_550, paidOn: "2031-02-18" };
  await desk.requests.recordPayment(reference, { payment, requestVersion }, maya);
  return payment;
}

describe.each(engines)("a change of a sold ride on %s", (engine) => {
  /** @param home the day of the way home, if there is one */
  async function sold(home: string | null = null) {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    if (home) await addHome(home);
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
      await desk.correct(reference, "time", time);
      expect(await press()).toMatchObject({ ok: true });
      expect(await shown()).toMatchObject({ offered: null });
      await desk.passUndo();
    }

    /** Presses Send on the booked quote with the current ride and these changes. */
    async function press(changes: Partial<QuoteDraft> = {}) {
      const { quotes, now } = await desk.read(reference);
      const draft = changeDraft(quotes[0]!, Temporal.Instant.from(now));
      await desk.saveDraft(reference, { ...draft, ...changes });
      return desk.press(reference);
    }

    async function addHome(date: string) {
      await desk.requests.setWayHome(reference, true, maya);
      await desk.correct(reference, "date", date, 2);
      await desk.correct(reference, "time", "9:30 AM", 2);
      await desk.correct(reference, "confirmed", "yes", 2);
    }

    /** The visitor's email that contains these words. */
    async function emailWith(words: string) {
      const emails = await desk.emails();
      const read = emails
        .filter(({ audience }) => audience === "visitor")
        .map(({ subject, draft }) => ({ ...(JSON.parse(draft) as Draft), subject }));
      return read.find(({ text }) => text.includes(words));
    }
    return { desk, reference, say, shown, offer, press, emailWith };
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
      `A change to your ride: ${words} (${reference})`,
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
      "SEQUENCE:4",
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
    const { press } = await sold();
    expect(await press()).toMatchObject({
      ok: false,
      reason: { text: expect.stringContaining("Nothing is changed yet") },
    });
  });

  const lines = [{ id: "a", kind: "transfer" as const, text: "", amount: "900" }];

  test("with a new total is sold for it, and what was paid stays", async () => {
    const { desk, reference, say, shown, press, emailWith } = await sold();
    const payment = await pay(desk, reference);
    await press({ lines });
    await desk.passUndo();
    expect(await shown()).toMatchObject({ quotes: [{ totalCents: 83_550 }] });
    expect(await say("accept", 2)).toEqual({ ok: true });
    expect(await shown()).toMatchObject({ quotes: [{ totalCents: 90_000 }, {}], payment });
    const [listed] = (await desk.requests.readList("accepted", null)).requests;
    expect(listed).toMatchObject({ quote: { version: 2, totalCents: 90_000 }, payment });
    const words = "Total is now $900.00 instead of $835.50";
    expect((await emailWith("your ride is changed."))?.subject).toBe(`${words} (${reference})`);
  });

  test("that takes the way home away takes its entry out of the calendar", async () => {
    const { desk, reference, say, shown, press, emailWith } = await sold("2031-03-01");
    expect((await shown()).legs).toHaveLength(2);
    await pay(desk, reference);
    await desk.requests.setWayHome(reference, false, maya);
    await press({ lines: [{ ...lines[0]!, amount: "435.50" }] });
    await desk.passUndo();
    const paid = "You have paid $835.50.";
    expect((await emailWith("Your ride stays booked."))?.text).toContain(
      `${paid} If you accept, we refund $400.00.`,
    );
    await say("accept", 2);
    expect((await shown()).legs).toHaveLength(1);
    const told = (await emailWith("your ride is changed."))?.text;
    expect(told).toContain("The way home is taken away: Saturday, March 1");
    expect(told).toContain(`${paid} We refund $400.00.`);
    const { calendar, moreCalendars = [] } = (await emailWith("your ride is changed."))!;
    const uids = ({ text }: Calendar) => text.match(/(?<=UID:)[\w-]+|(?<=STATUS:)\w+/g);
    const uid = reference.toLowerCase();
    expect([calendar!, ...moreCalendars].map((file) => [file.method, uids(file)])).toEqual([
      ["REQUEST", [uid]],
      ["CANCEL", [`${uid}-2`, "CANCELLED"]],
    ]);
  });

  test("of the way home can be offered once the way there is driven, of neither after both", async () => {
    const { desk, reference, say, shown, press } = await sold("2031-03-01");
    desk.clock.time = Date.parse("2031-02-24T18:00:00Z");
    await desk.requests.complete(reference);
    expect((await shown()).state).toBe("accepted");
    await desk.correct(reference, "time", "11:00 AM", 2);
    await desk.correct(reference, "confirmed", "yes", 2);
    expect(await press()).toMatchObject({ ok: true });
    await desk.passUndo();
    expect(await say("accept", 2)).toEqual({ ok: true });
    const pickups = (await shown()).legs.map(({ pickupAt }) => pickupAt);
    expect(pickups).toEqual([before, "2031-03-01T18:00:00.000Z"]);
    desk.clock.time = Date.parse("2031-03-01T20:00:00Z");
    const text = "This pickup is in the past.";
    expect(await press({ lines })).toMatchObject({ reason: "wrong", errors: [{ text }, {}] });
  });

  test("can no longer be answered once the ride is recorded as over", async () => {
    const { desk, reference, shown, offer } = await sold();
    await offer();
    const { version: requestVersion } = await desk.read(reference);
    const over = { type: "complete", quoteVersion: null, requestVersion, reason: null } as const;
    await desk.requests.recordAnswer(reference, over, maya);
    expect(await shown()).toMatchObject({ state: "completed", offered: null });
    expect(await desk.read(reference)).toMatchObject({ offered: null, offeredVersion: null });
  });
});
