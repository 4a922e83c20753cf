import * as fc from "fast-check";
import { Temporal } from "temporal-polyfill";
import { describe, test } from "vitest";
import * as payments from "#domain/payment.ts";
import { toLocalTime } from "#domain/time.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { draftedAt, exampleDraft } from "#tests/fixtures/quote-draft.ts";
import * as acts from "#tests/fixtures/request-acts.ts";
import * as model from "#tests/fixtures/request-model.ts";
import { sidePlays } from "#tests/fixtures/request-plays.ts";
import { bothActs } from "#tests/fixtures/request-together.ts";
import { watch } from "#tests/fixtures/request-watch.ts";
import { ben, maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";

const { MODEL_RUNS, MODEL_SEED: seed } = process.env;
/** PostgreSQL runs the same statements at a third of the speed. */
const usualRuns = { sqlite: 10, postgres: 4 };

const receives: acts.Command = {
  check: ({ requests }) => requests.length < 2,
  async run(world, watched) {
    world.now += 1000;
    watched.desk.clock.time = world.now;
    world.requests.push(await watched.receive(world));
    await watched.compare(world);
  },
  toString: () => "receive",
};

const answers = fc.constantFrom("accept", "accept", "decline");
const offset = fc.constantFrom(0, 0, 0, 1);

const says = acts.play("the visitor says", fc.tuple(answers, offset), {
  expected([type, back], one, world) {
    const opened = model.openedBy(one, world);
    const what = opened && model.answerOf(opened, type, acts.seenIn(one, back), world);
    if (opened && what) model.add(opened, { type: what, by: "visitor" }, world);
  },
  async act([type, back], { token, ...one }, { desk }) {
    const quoteVersion = acts.seenIn({ token, ...one }, back);
    const answer =
      type === "accept" ? { type, quoteVersion } : { type, quoteVersion, reason: null };
    await desk.requests.answer(token, answer);
  },
});

const turns = acts.play("the visitor", fc.constantFrom("withdraw", "ask-again"), {
  expected(type, one, world) {
    const opened = model.openedBy(one, world);
    if (!opened || !acts.canTurn(opened, type)) return;
    if (type === "withdraw" || acts.asksOfToday(opened, world) < 5)
      model.add(opened, { type, by: "visitor" }, world);
  },
  act: (type, { token }, { desk }) => desk.requests.answer(token, { type }),
});

const phones = acts.presses(
  "by phone",
  fc.tuple(fc.constantFrom("accept", "accept", "decline", "withdraw"), offset),
  (one, [type, back], world) =>
    type === "withdraw"
      ? acts.canTurn(one, type) && type
      : model.answerOf(one, type, acts.seenIn(one, back), world),
  ({ desk }, { reference, requestVersion, by }, [type, back], one) => {
    const answer = {
      type,
      quoteVersion: acts.seenIn(one, back) || null,
      requestVersion,
      reason: null,
    };
    return desk.requests.recordAnswer(reference, answer, by);
  },
);

const records = acts.does(
  "by phone",
  fc.constantFrom("ask-again", "complete"),
  (one, type) => acts.canTurn(one, type) && type,
  async (type, { reference }, { desk }) => {
    const { version: requestVersion } = await desk.read(reference);
    const answer = { type, quoteVersion: null, requestVersion, reason: null };
    await desk.requests.recordAnswer(reference, answer, ben);
  },
);

const sends = acts.presses(
  "send",
  fc.tuple(fc.constantFrom(600, 700), fc.constantFrom(1, 30, 72, 72)),
  acts.sendingOf,
  async ({ desk }, { reference, requestVersion, by }, [dollars, hours], { ride }) => {
    const end = Temporal.Instant.fromEpochMilliseconds(model.endOf(hours, ride, desk.clock.time));
    const lines = [{ id: "a", kind: "transfer" as const, text: "", amount: `${dollars}` }];
    const validUntil = toLocalTime(end, "America/Denver");
    await desk.correct(reference, "confirmed", "yes", ride.length);
    const draftVersion = await desk.saveDraft(reference, { ...exampleDraft, lines, validUntil });
    await desk.requests.press(reference, { draftVersion, requestVersion }, by);
  },
  acts.press,
);

const undoes = acts.play("undo", fc.constantFrom(maya, ben), {
  expected(_by, one, world) {
    if (one.pending?.after !== one.happened.length) return;
    one.pending = null;
    model.add(one, { type: "undo", by: "agent" }, world);
  },
  act: (by, { reference }, { desk }) => desk.undo(reference, by),
});

const takesBack = acts.presses(
  "take back",
  fc.constant(null),
  (one) => model.statusOf(one).offered !== null && "take-back",
  ({ desk }, { reference, requestVersion, by }) =>
    desk.requests.takeChangeBack(reference, requestVersion, by),
);

const closes = acts.presses(
  "close",
  fc.constantFrom("spam", "duplicate", "cannot-serve"),
  acts.closingOf,
  ({ desk }, { reference, requestVersion, by }, why, one, world) => {
    const twin = acts.duplicateOf(one, world)?.reference ?? null;
    const input = { why, twin, words: "All our vehicles are taken.", requestVersion };
    return desk.requests.close(reference, input, by);
  },
);

const cancels = acts.presses(
  "cancel",
  fc.constantFrom("visitor", "us", "weather"),
  (one) => model.statusOf(one).state === "accepted" && "cancel",
  async ({ desk }, { reference, requestVersion, by }, why) => {
    const paidCents = payments.knownPaid((await desk.read(reference)).payment) ?? 60_000;
    const sums = {
      paidCents,
      feeCents: 0,
      refundCents: Math.min(100, paidCents),
      reason: "Agreed",
    };
    return desk.requests.cancel(reference, { why, ...sums, words: null, requestVersion }, by);
  },
);

function paymentOf(type: payments.PaymentType) {
  return { type, cents: type === "not-paid" ? 0 : 20_000, paidOn: "2031-02-18" };
}

const pays = acts.presses(
  "payment",
  fc.constantFrom(...payments.paymentTypes),
  (one, type) =>
    payments.paymentTypesOf(model.statusOf(one).state).includes(type) && {
      ...({ type: "payment", by: "agent" } as const),
      payment: payments.describePayment(paymentOf(type)),
    },
  ({ desk }, { reference, requestVersion, by }, type) =>
    desk.requests.recordPayment(reference, { payment: paymentOf(type), requestVersion }, by),
  model.add,
);

const reopens = acts.does(
  "reopen",
  fc.constant(ben),
  (one) => model.statusOf(one).state === "closed" && "reopen",
  (by, one, { desk }) => desk.requests.reopen(one.reference, by),
);

const letsGo = acts.does(
  "let go",
  fc.constant(ben),
  (one) => model.statusOf(one).canFollowUp && "let-go",
  (by, one, { desk }) => desk.requests.letGo(one.reference, by),
);

const moves = acts.does(
  "another day",
  fc.constantFrom(1, 3, 6),
  acts.moveOf,
  (days, { reference }, { desk }) =>
    desk.correct(reference, "date", model.dateAfter(desk.clock.time, days)),
);

const addresses = acts.play("another address", fc.constantFrom("one", "two"), {
  expected: acts.correctAddress,
  act: (name, { reference }, { desk }) =>
    desk.correct(reference, "email", `${name}@example.com`, null),
});

const hour = 3600;
const passes = acts.play(
  "seconds pass",
  fc.constantFrom(11, 11, 11, hour, 26 * hour, 50 * hour, 100 * hour),
  {
    expected(given, _one, world) {
      world.now += given * 1000;
      model.runClock(world);
    },
    async act(given, _one, watched) {
      watched.desk.clock.time += given * 1000;
      await watched.passTime();
    },
  },
);

/** How often each action is chosen when it is possible. */
const odds = [
  [6, [passes]],
  [4, [says, sends]],
  [2, [phones, takesBack]],
  [1, [turns, records, undoes, closes, reopens, letsGo, cancels, pays]],
  [1, [moves, addresses]],
  [3, [bothActs]],
  [1, sidePlays],
] as const;
const all = odds.flatMap(([many, plays]) =>
  plays.flatMap(({ any }) => Array<typeof any>(many).fill(any)),
);

const seen = { by: maya, isStale: false };
const quoted = [receives, sends.of(0, { ...seen, rest: [600, 72] }), passes.of(0, 11)];
const sold = [...quoted, says.of(0, ["accept", 0])];
const offered = [moves.of(0, 6), sends.of(0, { ...seen, rest: [700, 72] }), passes.of(0, 11)];
const starts = [[receives], quoted, sold, [...sold, ...offered], [...sold, ...offered]];

describe.each(engines)("whatever visitor, agents and clock do on %s", (engine) => {
  const runs = Number(MODEL_RUNS ?? usualRuns[engine]);
  test(
    "timeline, lists, emails, calendar and the visitor's page agree",
    { timeout: 20_000 * runs },
    async () => {
      const watched = watch(await createTestRequests(engine));
      const many = { maxCommands: 60, size: "max" } as const;
      const sequences = fc.commands([fc.constant(receives), ...all], many);
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...starts), sequences, async (start, commands) => {
          await watched.clear();
          const world: model.World = { now: draftedAt.epochMilliseconds, requests: [], links: [] };
          for (const command of start) await command.run(world, watched);
          await fc.asyncModelRun(() => ({ model: world, real: watched }), commands);
        }),
        { numRuns: runs, ...(seed ? { seed: Number(seed) } : {}) },
      );
    },
  );
});
