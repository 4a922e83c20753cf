import { describe, expect, test } from "vitest";
import { engines } from "#tests/fixtures/databases.ts";
import { ben, maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests, type TestRequests } from "#tests/fixtures/test-requests.ts";
import { calendarOf } from "./calendar.ts";
import type { CancelInput, CloseInput } from "./close.ts";

async function press(desk: TestRequests, reference: string, closing: Partial<CloseInput>) {
  const { version: requestVersion } = await desk.read(reference);
  const input = { why: "spam" as const, twin: null, words: null, requestVersion, ...closing };
  return desk.requests.close(reference, input, maya);
}

async function close(...args: Parameters<typeof press>) {
  expect(await press(...args)).toMatchObject({ ok: true });
  await args[0].passUndo();
}

const visitorEmails = async (desk: TestRequests) =>
  (await desk.emails()).filter(({ audience }) => audience === "visitor");

describe.each(engines)("closing a request on %s", (engine) => {
  test("as spam is silent, ends its links, and can be undone by reopening", async () => {
    const desk = await createTestRequests(engine);
    const { reference, token } = await desk.quoted();
    const emails = await desk.emails();
    await close(desk, reference, { why: "spam" });
    const closed = await desk.read(reference);
    expect(closed).toMatchObject({ state: "closed", ending: { why: "spam" } });
    expect(closed.timeline[0]).toMatchObject({
      type: "close",
      name: "Maya Chen",
      closing: { why: "spam", from: "quoted" },
    });
    expect(await desk.emails()).toHaveLength(emails.length);
    expect(await desk.requests.read(token)).toBeNull();
    expect((await desk.requests.readList("quoted", null)).requests).toEqual([]);
    const [listed] = (await desk.requests.readList("all", null)).requests;
    expect(listed).toMatchObject({ reference, state: "closed", ending: { why: "spam" } });

    expect(await desk.requests.reopen(reference, ben)).toMatchObject({ state: "quoted" });
    expect(await desk.requests.reopen(reference, ben)).toMatchObject({ ok: true });
    const { state, ending, timeline } = await desk.read(reference);
    expect([state, ending]).toEqual(["quoted", null]);
    expect(timeline.filter(({ type }) => type === "reopen")).toHaveLength(1);
    expect((await desk.requests.read(token))?.reference).toBe(reference);
  });

  test("as a duplicate is silent, and its links open the request that is kept", async () => {
    const desk = await createTestRequests(engine);
    const kept = await desk.receive();
    const { reference, token } = await desk.quoted({ time: "2:20 PM" });
    const emails = await desk.emails();
    expect(await press(desk, reference, { why: "duplicate", twin: reference })).toMatchObject({
      ok: false,
      reason: { text: "Choose the request that stays." },
    });
    expect(await press(desk, reference, { why: "duplicate", twin: "FL-22222" })).toMatchObject({
      ok: false,
      reason: { text: "There is no request FL-22222." },
    });
    await close(desk, reference, { why: "duplicate", twin: kept.toLowerCase() });
    expect(await desk.emails()).toHaveLength(emails.length);
    expect((await desk.requests.read(token))?.reference).toBe(kept);
    expect(await press(desk, kept, { why: "duplicate", twin: reference })).toMatchObject({
      ok: false,
      reason: { text: `${reference} is closed itself. Choose another, or reopen it.` },
    });
  });

  test("of two that are pressed as duplicates of each other, one stays", async () => {
    const desk = await createTestRequests(engine);
    const { reference, token } = await desk.quoted();
    const { reference: other, token: otherToken } = await desk.quoted({ time: "2:20 PM" });
    await press(desk, reference, { why: "duplicate", twin: other });
    await press(desk, other, { why: "duplicate", twin: reference });
    await desk.passUndo();
    const open = (await desk.read(reference)).state === "closed" ? other : reference;
    expect((await desk.read(open)).timeline[0]).toMatchObject({ type: "not-recorded" });
    for (const each of [token, otherToken])
      expect(await desk.requests.read(each)).toMatchObject({ reference: open, state: "quoted" });
  });

  test("as a duplicate of somebody else's request never opens theirs", async () => {
    const desk = await createTestRequests(engine);
    const kept = await desk.receive({ email: "other@example.com" });
    const { reference, token } = await desk.quoted();
    await close(desk, reference, { why: "duplicate", twin: kept });
    expect(await desk.requests.read(token)).toMatchObject({ reference, state: "closed" });
  });

  test("that we cannot serve emails the agent's words, and needs some", async () => {
    const desk = await createTestRequests(engine);
    const reference = await desk.receive();
    expect(await press(desk, reference, { why: "cannot-serve" })).toMatchObject({
      ok: false,
      reason: { text: "Write the message of the email." },
    });
    const before = await visitorEmails(desk);
    const words = "Thank you.\n\nAll our vehicles are taken.";
    await close(desk, reference, { why: "cannot-serve", words });
    const added = (await visitorEmails(desk)).slice(before.length);
    expect(added.map(({ subject }) => subject)).toEqual([
      `We cannot drive you this time (${reference})`,
    ]);
    expect(added[0]?.draft).toContain("All our vehicles are taken.");
    const token = await desk.open(reference);
    expect(await desk.requests.read(token)).toMatchObject({ last: { closing: { words } } });
  });

  test("waits for the seconds to undo, and gives way to the visitor's yes", async () => {
    const desk = await createTestRequests(engine);
    const { reference, token } = await desk.quoted();
    await press(desk, reference, {});
    expect(await press(desk, reference, {})).toMatchObject({ ok: true });
    expect((await desk.requests.readList("queue", null)).pending).toMatchObject([
      { reference, type: "close", why: "spam", by: "Maya Chen" },
    ]);
    await desk.undo(reference, ben);
    await desk.passUndo();
    expect((await desk.read(reference)).state).toBe("quoted");

    await press(desk, reference, {});
    await desk.requests.answer(token, { type: "accept", quoteVersion: 1 });
    await desk.passUndo();
    const { state, timeline } = await desk.read(reference);
    expect([state, timeline[0]?.type]).toEqual(["accepted", "not-recorded"]);
  });
});

async function accepted(desk: TestRequests) {
  const { reference, token } = await desk.quoted();
  await desk.requests.answer(token, { type: "accept", quoteVersion: 1 });
  return { reference, token };
}

async function pressCancel(desk: TestRequests, reference: string, input: Partial<CancelInput>) {
  const { version: requestVersion } = await desk.read(reference);
  const rest = {
    why: "visitor",
    paidCents: 83_550,
    feeCents: 0,
    reason: null,
    words: null,
  } as const;
  const whole = { ...rest, refundCents: 83_550, requestVersion, ...input };
  return desk.requests.cancel(reference, whole, maya);
}

describe.each(engines)("cancelling a sold ride on %s", (engine) => {
  test("emails the refund, takes the ride out of calendars, and is no withdrawal", async () => {
    const desk = await createTestRequests(engine);
    const { reference, token } = await accepted(desk);
    const booked = calendarOf((await desk.requests.read(token))!, "https://firnline.example")!;
    const before = await visitorEmails(desk);
    const sums = { feeCents: 1160, refundCents: 82_390 };
    expect(await pressCancel(desk, reference, { ...sums, words: "Get well." })).toMatchObject({
      ok: true,
    });
    expect(await visitorEmails(desk)).toHaveLength(before.length);
    await desk.passUndo();
    const { state, ending, timeline } = await desk.read(reference);
    expect([state, ending?.refundCents]).toEqual(["cancelled", 82_390]);
    expect(timeline.find(({ type }) => type === "cancel")).toMatchObject({
      cancellation: { paidCents: 83_550, ...sums },
    });
    const [email] = (await visitorEmails(desk)).slice(before.length);
    const draft = JSON.parse(email?.draft ?? "") as { text: string; calendar: { text: string } };
    expect(email?.subject).toBe(`Your ride on Saturday, February 22 is cancelled (${reference})`);
    expect(draft.text).toContain("We will refund $823.90.");
    expect(draft.text).toContain("Get well.");
    const line = (text: string, name: string) =>
      new RegExp(`^${name}:(.*)\\r$`, "m").exec(text)?.[1];
    for (const calendar of [
      draft.calendar.text,
      calendarOf((await desk.requests.read(token))!, "https://firnline.example")!,
    ]) {
      expect(line(calendar, "METHOD")).toBe("CANCEL");
      expect(line(calendar, "STATUS")).toBe("CANCELLED");
      expect(line(calendar, "UID")).toBe(line(booked, "UID"));
      expect(Number(line(calendar, "SEQUENCE"))).toBeGreaterThan(Number(line(booked, "SEQUENCE")));
    }
    expect((await desk.requests.readList("accepted", null)).requests).toEqual([]);
    const [listed] = (await desk.requests.readList("all", null)).requests;
    expect(listed).toMatchObject({ state: "cancelled", ending: { refundCents: 82_390 } });
    expect(await desk.requests.answer(token, { type: "ask-again" })).toEqual({ ok: true });
    expect((await desk.read(reference)).state).toBe("received");
  });

  test("gives back what the terms say at the moment of the press, or a different amount with a reason", async () => {
    const desk = await createTestRequests(engine);
    const { reference } = await accepted(desk);
    desk.clock.time = Date.parse("2031-02-21T21:15:00.001Z");
    expect(await pressCancel(desk, reference, {})).toEqual({
      ok: false,
      reason: {
        code: "not-possible",
        text: "The terms give back $417.75 now. For a different amount, write the reason.",
      },
    });
    expect(await pressCancel(desk, reference, { refundCents: 90_000, reason: "x" })).toMatchObject({
      reason: { text: "The refund is larger than what was paid." },
    });
    expect(await pressCancel(desk, reference, { reason: "A goodwill gesture" })).toMatchObject({
      ok: true,
    });
    await desk.passUndo();
    const { timeline } = await desk.read(reference);
    expect(timeline.find(({ type }) => type === "cancel")).toMatchObject({
      reason: "A goodwill gesture",
      cancellation: { refundCents: 83_550 },
    });
  });

  test("with a change on offer leaves the ride as it was sold, to be asked for again", async () => {
    const desk = await createTestRequests(engine);
    const { reference, token } = await accepted(desk);
    await desk.correct(reference, "time", "5:15 PM");
    await desk.quote(reference);
    expect((await desk.read(reference)).offeredVersion).toBe(2);
    await pressCancel(desk, reference, { why: "us" });
    await desk.passUndo();
    await desk.requests.answer(token, { type: "ask-again" });
    const { ride, pickupAt } = await desk.read(reference);
    expect([ride.legs[0].time, pickupAt]).toEqual(["14:15", "2031-02-22T21:15:00.000Z"]);
  });

  test("by us gives all of it back; before a yes there is nothing to cancel", async () => {
    const desk = await createTestRequests(engine);
    const { reference } = await accepted(desk);
    const { reference: open } = await desk.quoted({ time: "1 PM" });
    expect(await pressCancel(desk, open, {})).toMatchObject({ ok: false });
    desk.clock.time = Date.parse("2031-02-22T21:00:00.000Z");
    expect(await pressCancel(desk, reference, { why: "us" })).toMatchObject({ ok: true });
  });
});
