import { expect, test } from "vitest";
import { phoneLink } from "./phone-link.ts";

test.each([
  ["+1 970 555 0100", "tel:+19705550100"],
  ["(970) 555-0100", "tel:+19705550100"],
  ["1-970-555-0100", "tel:+19705550100"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["555 0100", "tel:5550100"],
  ["970.555.0100 ext. 4", undefined],
  ["ask at the desk", undefined],
  ["12345", undefined],
  ["", undefined],
])("%s leads to %s", (typed, expected) => {
  expect(phoneLink(typed)).toBe(expected);
});
