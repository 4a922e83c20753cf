import { expect, test } from "vitest";
import { readRange } from "./range.ts";

test.each([
  ["bytes=0-1", { first: 0, last: 1 }],
  ["bytes=90-", { first: 90, last: 99 }],
  ["bytes=90-500", { first: 90, last: 99 }],
  ["bytes=-10", { first: 90, last: 99 }],
  ["bytes=-500", { first: 0, last: 99 }],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=5-4", null],
  ["bytes=0-1,4-5", null],
  ["lines=1-2", null],
  [undefined, null],
])("%s of 100 bytes", (header, range) => {
  expect(readRange(header, 100)).toEqual(range);
});
