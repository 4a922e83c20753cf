import * as fc from "fast-check";
import { expect, test } from "vitest";
import { formatFlags, parseFlags, type Flag } from "./flags.ts";

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
