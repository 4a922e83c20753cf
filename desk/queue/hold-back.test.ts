import { expect, test } from "vitest";
import { aSummary } from "#tests/fixtures/request-summary.ts";
import { holdBack, isHandOn, restMs } from "./hold-back.ts";

const [first, second, third] = ["FL-AAAAA", "FL-CCCCC", "FL-DDDDD"].map((reference) =>
  aSummary({ reference }),
) as [ReturnType<typeof aSummary>, ReturnType<typeof aSummary>, ReturnType<typeof aSummary>];

const shown = [
  { name: "late" as const, requests: [first] },
  { name: "in-time" as const, requests: [second] },
];
const nothingHeard = () => undefined;

test("what is new waits, and rows stay where they are", () => {
  const held = holdBack(shown, [third, second, first], nothingHeard);
  expect(held.groups).toEqual(shown);
  expect(held.arrivals).toEqual([third]);
});

test("a row that changed shows its change in place", () => {
  const changed = { ...second, state: "in-review" as const };
  const held = holdBack(shown, [first, changed], nothingHeard);
  expect(held.groups[1]?.requests).toEqual([changed]);
  expect(held.left.size).toBe(0);
});

test("a row that left the list stays, quiet, in the state that was heard of", () => {
  const held = holdBack(shown, [second], () => "quoted");
  expect(held.groups[0]?.requests).toEqual([{ ...first, state: "quoted" }]);
  expect([...held.left]).toEqual([first.reference]);
});

test("a hand is on the list by pointer, by focus, and for a while after a key", () => {
  const away = { isPointerOver: false, hasFocus: false, lastMoveMs: 0 };
  expect(isHandOn(away, restMs)).toBe(false);
  expect(isHandOn(away, restMs - 1)).toBe(true);
  expect(isHandOn({ ...away, isPointerOver: true }, restMs)).toBe(true);
  expect(isHandOn({ ...away, hasFocus: true }, restMs)).toBe(true);
});
