import { expect, test } from "vitest";
import { aSummary } from "#tests/fixtures/requests.ts";
import { describeArrivals } from "./new-hint.tsx";
import { keepStable, isInUse, restMs } from "./stable-list.ts";

const [first, second, third] = ["FL-AAAAA", "FL-CCCCC", "FL-DDDDD"].map((reference) =>
  aSummary({ reference }),
) as [ReturnType<typeof aSummary>, ReturnType<typeof aSummary>, ReturnType<typeof aSummary>];

const shown = [
  { name: "late" as const, requests: [first] },
  { name: "in-time" as const, requests: [second] },
];
const nothingHeard = () => undefined;

test("what is new waits, and rows stay where they are", () => {
  const list = keepStable(shown, [third, second, first], nothingHeard);
  expect(list.groups).toEqual(shown);
  expect(list.arrivals).toEqual([third]);
});

test("a row that changed shows its change in place", () => {
  const changed = { ...second, state: "in-review" as const };
  const list = keepStable(shown, [first, changed], nothingHeard);
  expect(list.groups[1]?.requests).toEqual([changed]);
  expect(list.left.size).toBe(0);
});

test("a row that left the list stays, quiet, in the state that was heard of", () => {
  const list = keepStable(shown, [second], () => "quoted");
  expect(list.groups[0]?.requests).toEqual([{ ...first, state: "quoted" }]);
  expect([...list.left]).toEqual([first.reference]);
});

test("a list is in use under a pointer, with the focus, and for a while after a key", () => {
  const away = { isPointerOver: false, hasFocus: false, lastInputMs: 0 };
  expect(isInUse(away, restMs)).toBe(false);
  expect(isInUse(away, restMs - 1)).toBe(true);
  expect(isInUse({ ...away, isPointerOver: true }, restMs)).toBe(true);
  expect(isInUse({ ...away, hasFocus: true }, restMs)).toBe(true);
});

test.each([
  [0, 0, ""],
  [1, 0, "1 new"],
  [1, 1, "1 new, short notice"],
  [3, 1, "3 new, 1 short notice"],
  [2, 2, "2 new, short notice"],
])("%i arrivals, %i at short notice: %j", (count, short, text) => {
  expect(describeArrivals(count, short)).toBe(text);
});
