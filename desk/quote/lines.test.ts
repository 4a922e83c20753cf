import { expect, test } from "vitest";
import { quoteLimits } from "#domain/quote.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import * as edits from "./lines.ts";

const { lines } = exampleDraft;

test("a removed line comes back where it was, once", () => {
  const removed = { line: lines[1]!, index: 1 };
  const without = edits.removeLine(lines, "b");
  expect(edits.restoreLine(without, removed)).toEqual(lines);
  expect(edits.restoreLine(lines, removed)).toEqual(lines);
});

test("after a line is removed the next one has the focus, or the last", () => {
  expect(edits.lineAfter(lines, "b")?.id).toBe("c");
  expect(edits.lineAfter(lines, "f")?.id).toBe("e");
  expect(edits.lineAfter(lines.slice(0, 1), "a")).toBeUndefined();
});

test("a quote takes as many lines as its schema", () => {
  const full = Array.from({ length: quoteLimits.lines }, (_, index) => ({
    ...lines[0]!,
    id: `${index}`,
  }));
  expect(edits.addLine(full.slice(1), "new")).toHaveLength(quoteLimits.lines);
  expect(edits.addLine(full, "new")).toBeNull();
});

test.each([
  ["transfer", "685", "685.00"],
  ["transfer", "$1,250.5", "1,250.50"],
  ["discount", "50", "-50.00"],
  ["discount", "\u221250", "-50.00"],
  ["fees", "18.505", "18.505"],
  ["fees", "-5", "-5"],
  ["fees", "", ""],
  ["fees", "20 %", "20%"],
  ["discount", "-12.50%", "12.5%"],
] as const)("%s %s is tidied to %s", (kind, amount, expected) => {
  expect(edits.normalizeAmount({ id: "a", kind, text: "", amount })).toBe(expected);
});

test("what one line cannot hold becomes a space", () => {
  expect(edits.oneLine("a\tb\u2028c\n")).toBe("a b c ");
  expect(edits.oneLine("\ud83c")).toBe("\ufffd");
});

test("an empty line that goes is no fee", () => {
  const removed = (text: string, amount: string) =>
    edits.describeRemoved({ line: { id: "x", kind: "fees", text, amount }, index: 0 });
  expect(removed(" ", "")).toBe("Empty line removed.");
  expect(removed("Tolls", "18.50")).toBe("Fees, 18.50, removed.");
  expect(removed("Tolls", "")).toBe("Fees, Tolls, removed.");
});
