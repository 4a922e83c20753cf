import { describe, expect, test } from "vitest";
import type { Payment } from "#domain/payment.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";
import { paymentEntrySchema } from "./payments.ts";

const deposit: Payment = { type: "deposit", cents: 40_000, paidOn: "2031-02-18" };
const paid: Payment = { type: "paid", cents: 83_550, paidOn: "2031-02-20" };
const notPaid: Payment = { ...paid, type: "not-paid", cents: 0 };

describe.each(engines)("payments on %s", (engine) => {
  async function quoted() {
    const desk = await createTestRequests(engine);
    const { reference, token } = await desk.quoted();
    const enter = async (payment: Payment, version?: number) => {
      const requestVersion = version ?? (await desk.read(reference)).version;
      return desk.requests.recordPayment(reference, { payment, requestVersion }, maya);
    };
    const accept = () => desk.requests.answer(token, { type: "accept", quoteVersion: 1 });
    return { desk, reference, enter, accept };
  }

  test("the last entry counts, and each stays in the timeline", async () => {
    const { desk, reference, enter, accept } = await quoted();
    expect(await enter(deposit)).toMatchObject({ ok: false });
    await accept();
    expect((await desk.read(reference)).payment).toBeNull();
    for (const payment of [deposit, paid, notPaid, paid]) {
      desk.pass(60);
      expect(await enter(payment)).toMatchObject({ ok: true, state: "accepted" });
      expect((await desk.read(reference)).payment).toEqual(payment);
      const { requests } = await desk.requests.readList("accepted", null);
      expect(requests.map((each) => each.payment)).toEqual([payment]);
      expect((await desk.requests.readByReference(reference))?.payment).toEqual(payment);
    }
    const { timeline } = await desk.read(reference);
    const entries = timeline.filter(({ type }) => type === "payment");
    expect(entries.map(({ name, reason }) => [name, reason])).toEqual([
      [maya.name, "Paid, $835.50"],
      [maya.name, "Not paid"],
      [maya.name, "Paid, $835.50"],
      [maya.name, "Deposit, $400.00"],
    ]);
  });

  test("of a cancelled ride is none of the one that is asked for after it", async () => {
    const { desk, reference, enter, accept } = await quoted();
    await accept();
    await enter(paid);
    const { version: requestVersion } = await desk.read(reference);
    const sums = { paidCents: 83_550, feeCents: 0, refundCents: 83_550 };
    const input = { why: "us" as const, ...sums, reason: null, words: null, requestVersion };
    expect(await desk.requests.cancel(reference, { ...input, paidCents: 90_000 }, maya)).toEqual({
      ok: false,
      reason: {
        code: "not-possible",
        text: "$835.50 was entered as paid. Look at the refund again.",
      },
    });
    await desk.requests.cancel(reference, input, maya);
    await desk.passUndo();
    expect((await desk.read(reference)).payment).toEqual(paid);
    const again = { type: "ask-again" as const, quoteVersion: null, reason: null };
    const { version } = await desk.read(reference);
    await desk.requests.recordAnswer(reference, { ...again, requestVersion: version }, maya);
    expect((await desk.read(reference)).payment).toBeNull();
    expect((await desk.requests.readByReference(reference))?.payment).toBeNull();
  });

  test("of a cancelled ride only the refund can be entered", async () => {
    const { desk, reference, enter, accept } = await quoted();
    await accept();
    await desk.database.kysely
      .updateTable("requests")
      .set({ state: "cancelled" })
      .where("reference", "=", reference)
      .execute();
    expect(await enter(paid)).toMatchObject({ ok: false });
    const refunded: Payment = { ...paid, type: "refunded" };
    expect(await enter(refunded)).toMatchObject({ ok: true, state: "cancelled" });
    expect((await desk.read(reference)).payment).toEqual(refunded);
  });

  test("of two who enter at the same moment, one is told", async () => {
    const { desk, reference, enter, accept } = await quoted();
    await accept();
    const { version } = await desk.read(reference);
    const results = await Promise.all([enter(deposit, version), enter(paid, version)]);
    expect(results.filter((result) => result?.ok)).toHaveLength(1);
    const entry = { payment: paid, requestVersion: 1 };
    expect(await desk.requests.recordPayment("FL-22222", entry, maya)).toBeNull();
  });
});

const { paidOn } = paid;

test.each([
  [{ type: "paid", cents: 0, paidOn }],
  [{ type: "not-paid", cents: 1, paidOn }],
  [{ type: "deposit", cents: -1, paidOn }],
  [{ type: "deposit", cents: 1.5, paidOn }],
  [{ type: "deposit", cents: 100, paidOn: "2031-02-30" }],
])("%j is no payment", (payment) => {
  expect(paymentEntrySchema.safeParse({ payment, requestVersion: 1 }).success).toBe(false);
});
