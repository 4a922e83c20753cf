import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { RequestState } from "./request.ts";
import { describeState, stateNames, transition, type RequestEvent } from "./request-state.ts";

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
  { type: "expire", by: "clock" },
  { type: "complete", by: "clock" },
  { type: "complete", by: "agent" },
];

/** One row an event, one column a state, in the order above: "=" is already done, "-" not possible. */
const table = `
                      received   in-review  quoted     accepted   declined   expired    withdrawn  completed
 begin-review agent   in-review  =          -          -          -          -          -          -
 send-quote agent     quoted     quoted     quoted     -          quoted     quoted     -          -
 accept visitor       -          -          accepted   =          -          -          -          -
 accept agent         -          -          accepted   =          -          -          -          -
 decline visitor      -          -          declined   -          =          -          -          -
 decline agent        -          -          declined   -          =          -          -          -
 withdraw visitor     withdrawn  withdrawn  withdrawn  -          -          -          =          -
 withdraw agent       withdrawn  withdrawn  withdrawn  withdrawn  -          -          =          -
 ask-again visitor    =          -          -          -          received   received   received   -
 ask-again agent      =          -          -          -          received   received   received   -
 expire clock         -          -          expired    -          -          =          -          -
 complete clock       -          -          -          completed  -          -          -          =
 complete agent       -          -          -          completed  -          -          -          =
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

test("a refusal says what happened and what its reader can do", () => {
  const text = (state: RequestState, event: RequestEvent) => {
    const result = transition(state, event);
    return result.ok ? null : result.reason.text;
  };
  expect(text("accepted", { type: "send-quote", by: "agent" })).toBe(
    "The quote has been accepted. To change the ride, record the cancellation and ask again.",
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
