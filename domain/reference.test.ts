import { expect, test } from "vitest";
import { makeReference, readReference, referencePattern } from "./reference.ts";

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
