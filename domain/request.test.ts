import * as fc from "fast-check";
import { expect, test } from "vitest";
import {
  type RequestState,
  describeState,
  stateNames,
  transition,
  type RequestEvent,
  applyEvent,
  type VersionedState,
  makeReference,
  readReference,
  referencePattern,
  formatFlags,
  parseFlags,
  type Flag,
  mailboxKey,
} from "./request.ts";

const states = Object.keys(stateNames) as RequestState[];
const events: readonly RequestEvent[] = [
  { type: "begin-review", by: "agent" },
  { type: "send-quote", by: "agent" },
  { type: "accept", by: "visitor" },
  { type: "accept", by: "agent" },
  { type: "decline", by: "visitor" },
  { type: "decline", by: "agent" },
  { type: "withdraw", by: "visitor" },
  { type: "withdraw", by: "agent" },
  { type: "ask-again", by: "visitor" },
  { type: "ask-again", by: "agent" },
  { type: "ask-home", by: "visitor" },
  { type: "expire", by: "clock" },
  { type: "complete", by: "clock" },
  { type: "complete", by: "agent" },
  { type: "cancel", by: "agent" },
  { type: "close", by: "agent" },
];

/** One row per event, one column per state, in the order above: "=" is already done, "-" not possible. */
const table = `
                      received   in-review  quoted     accepted   declined   expired    withdrawn  cancelled  closed     completed
 begin-review agent   in-review  =          -          -          -          -          -          -          -          -
 send-quote agent     quoted     quoted     quoted     -          quoted     quoted     -          -          -          -
 accept visitor       -          -          accepted   =          -          -          -          -          -          -
 accept agent         -          -          accepted   =          -          -          -          -          -          -
 decline visitor      -          -          declined   -          =          -          -          -          -          -
 decline agent        -          -          declined   -          =          -          -          -          -          -
 withdraw visitor     withdrawn  withdrawn  withdrawn  -          -          -          =          -          -          -
 withdraw agent       withdrawn  withdrawn  withdrawn  -          -          -          =          -          -          -
 ask-again visitor    =          -          -          -          received   received   received   received   -          -
 ask-again agent      =          -          -          -          received   received   received   received   -          -
 ask-home visitor     received   in-review  received   -          -          -          -          -          -          -
 expire clock         -          -          expired    -          -          =          -          -          -          -
 complete clock       -          -          -          completed  -          -          -          -          -          =
 complete agent       -          -          -          completed  -          -          -          -          -          =
 cancel agent         -          -          -          cancelled  -          -          -          =          -          -
 close agent          closed     closed     closed     -          closed     closed     -          -          =          -
`;

const [header = [], ...rows] = table
  .trim()
  .split("\n")
  .map((row) => row.trim().split(/\s+/));
test("the table names every state and every event", () => {
  expect(header).toEqual(states);
  expect(rows.map(([type, by]) => ({ type, by }))).toEqual(events);
});

const cases = rows.flatMap(([, , ...cells], row) =>
  cells.map((cell, column) => ({ state: states[column]!, event: events[row]!, cell })),
);

test.each(cases)("$state, $event.type by $event.by: $cell", ({ state, event, cell }) => {
  const result = transition(state, event);
  if (result.ok) expect(result.state).toBe(cell);
  else expect(result.reason.code).toBe(cell === "=" ? "already-done" : "not-possible");
});

test.each(states)("a closed request goes back to %s, and only a closed one", (to) => {
  const event = { type: "reopen", by: "agent", to } as const;
  expect(transition("closed", event)).toEqual({ ok: true, state: to });
  expect(transition("quoted", event)).toMatchObject({ reason: { code: "not-possible" } });
});

test("a refusal says what happened and what its reader can do", () => {
  const text = (state: RequestState, event: RequestEvent) => {
    const result = transition(state, event);
    return result.ok ? null : result.reason.text;
  };
  expect(text("accepted", { type: "send-quote", by: "agent" })).toBe(
    "The quote has been accepted. To change the ride, offer a change; this yes holds until it is accepted.",
  );
  expect(text("accepted", { type: "withdraw", by: "visitor" })).toBe(
    "The quote has been accepted. To change or cancel the ride, call us.",
  );
  expect(text("expired", { type: "accept", by: "visitor" })).toBe(
    "The quote has expired. Ask for a new quote.",
  );
  expect(text("declined", { type: "expire", by: "clock" })).toBe("The quote has been declined.");
  const all = states.flatMap((state) => [
    describeState(state, "visitor"),
    describeState(state, "agent"),
  ]);
  expect(new Set(all).size).toBe(all.length);
});

test("whatever happens, in whatever order, a request is in one of the states", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...events), { maxLength: 40 }), (story) => {
      let state: RequestState = "received";
      for (const event of story) {
        const result = transition(state, event);
        if (!result.ok) continue;
        expect(states).toContain(result.state);
        expect(state).not.toBe("completed");
        if (result.state === "accepted") expect([state, event.type]).toEqual(["quoted", "accept"]);
        state = result.state;
      }
    }),
  );
});

const accept: RequestEvent = { type: "accept", by: "visitor" };
const decline: RequestEvent = { type: "decline", by: "visitor" };
const withdraw: RequestEvent = { type: "withdraw", by: "visitor" };
const byPhone: RequestEvent = { type: "withdraw", by: "agent" };
const close: RequestEvent = { type: "close", by: "agent" };
const send: RequestEvent = { type: "send-quote", by: "agent" };
const review: RequestEvent = { type: "begin-review", by: "agent" };
const expire: RequestEvent = { type: "expire", by: "clock" };

test("an event counts the version up", () => {
  expect(applyEvent({ state: "received", version: 1 }, review, 1)).toEqual({
    ok: true,
    state: "in-review",
    version: 2,
  });
});

/** Two people act on the same version: the state after the first act, and the reply to the second. */
const together: [RequestState, RequestEvent, RequestEvent, string][] = [
  ["received", review, review, "already-done"],
  ["received", withdraw, review, "not-possible"],
  ["received", review, withdraw, "withdrawn"],
  ["in-review", send, send, "changed"],
  ["in-review", withdraw, send, "not-possible"],
  ["in-review", send, withdraw, "withdrawn"],
  ["quoted", accept, accept, "already-done"],
  ["quoted", accept, decline, "not-possible"],
  ["quoted", accept, send, "not-possible"],
  ["quoted", accept, withdraw, "not-possible"],
  ["quoted", accept, byPhone, "not-possible"],
  ["quoted", send, byPhone, "changed"],
  ["quoted", send, close, "changed"],
  ["quoted", close, accept, "not-possible"],
  ["quoted", accept, expire, "not-possible"],
  ["quoted", expire, accept, "not-possible"],
  ["quoted", decline, send, "changed"],
  ["quoted", send, accept, "changed"],
  ["quoted", send, decline, "changed"],
];

test.each(together)("%s: after $1.type, $2.type ends in %s", (state, first, second, outcome) => {
  const afterFirst = applyEvent({ state, version: 7 }, first, 7);
  if (!afterFirst.ok) throw new Error(afterFirst.reason.text);
  const result = applyEvent(afterFirst, second, 7);
  expect(result.ok ? result.state : result.reason.code).toBe(outcome);
});

test("who is second reads what the first did", () => {
  expect(applyEvent({ state: "quoted", version: 8 }, accept, 7)).toEqual({
    ok: false,
    reason: {
      code: "changed",
      text: "A quote has been sent and awaits an answer. Read it, then accept or decline.",
    },
  });
});

test("only one of several who saw the same version sends a quote or answers one", () => {
  const attempts = fc.array(fc.constantFrom(accept, decline, send), { minLength: 2, maxLength: 6 });
  const start = fc.constantFrom<RequestState>("received", "in-review", "quoted", "declined");
  fc.assert(
    fc.property(start, attempts, (state, story) => {
      let stored: VersionedState = { state, version: 3 };
      let count = 0;
      for (const event of story) {
        const result = applyEvent(stored, event, 3);
        if (!result.ok) continue;
        count += 1;
        stored = { state: result.state, version: result.version };
      }
      expect(count).toBeLessThanOrEqual(1);
    }),
  );
});

test("references have no letters that people mistake", () => {
  let byte = 0;
  for (let round = 0; round < 500; round += 1) {
    const reference = makeReference(() => (byte = (byte * 73 + 41) % 256));
    expect(reference).toMatch(referencePattern);
    expect(reference.slice(3)).not.toMatch(/[0O1ILZ2S5]{6}|[0O1ILSZGBU]/);
  }
});

test("bytes that would favor some letters are thrown away", () => {
  const bytes = [255, 240, 234, 0, 1, 2, 3, 25];
  expect(makeReference(() => bytes.shift() ?? 0)).toBe("FL-2345Y");
});

test("a typed reference is understood however it was typed", () => {
  expect(readReference(" fl-7k3q9 ")).toBe("FL-7K3Q9");
  expect(readReference("7K3Q9")).toBe("FL-7K3Q9");
  expect(readReference("FL-0OIL1")).toBeNull();
});

const flag = fc.constantFrom<Flag>("honeypot", "too-fast", "possible-duplicate");

test("flags come back as they were stored, each once", () => {
  fc.assert(
    fc.property(fc.array(flag), (flags) => {
      const parsed = parseFlags(formatFlags(flags));
      expect(new Set(parsed)).toEqual(new Set(flags));
      expect(parsed).toHaveLength(new Set(flags).size);
    }),
  );
});

test("no flags are an empty text", () => {
  expect(formatFlags([])).toBe("");
  expect(parseFlags("")).toEqual([]);
});

test.each([
  ["Roisin@Example.COM", "roisin@example.com"],
  ["roisin+ski@example.com", "roisin@example.com"],
  ["r.oisin+a+b@example.com", "r.oisin@example.com"],
  ["R.O.I.S.I.N+x@googlemail.com", "roisin@gmail.com"],
  ["+tag@example.com", "@example.com"],
])("%s reaches the mailbox %s", (address, key) => {
  expect(mailboxKey(address)).toBe(key);
});

test("different mailboxes stay different", () => {
  expect(mailboxKey("a.b@example.com")).not.toBe(mailboxKey("ab@example.com"));
  expect(mailboxKey("a@example.com")).not.toBe(mailboxKey("a@example.org"));
});
