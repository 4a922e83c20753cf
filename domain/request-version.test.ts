import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { RequestState } from "./request.ts";
import type { RequestEvent } from "./request-state.ts";
import { applyEvent, type VersionedState } from "./request-version.ts";

const accept: RequestEvent = { type: "accept", by: "visitor" };
const decline: RequestEvent = { type: "decline", by: "visitor" };
const withdraw: RequestEvent = { type: "withdraw", by: "visitor" };
const cancel: RequestEvent = { type: "withdraw", by: "agent" };
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

/** Two who saw the same version: what the first leaves, and what the second is told. */
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
  ["quoted", accept, cancel, "changed"],
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
  const events = fc.array(fc.constantFrom(accept, decline, send), { minLength: 2, maxLength: 6 });
  const start = fc.constantFrom<RequestState>("received", "in-review", "quoted", "declined");
  fc.assert(
    fc.property(start, events, (state, story) => {
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
