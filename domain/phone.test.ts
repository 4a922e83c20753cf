import { expect, test } from "vitest";
import { phoneLink } from "./phone.ts";

test.each([
  ["+1 (970) 555-0100", "tel:+19705550100"],
  ["(970) 555-0100", "tel:+19705550100"],
  [" 970.555.0100 ", "tel:+19705550100"],
  ["1-970-555-0100", "tel:+19705550100"],
  ["+44 20 7946 0958", "tel:+442079460958"],
  ["+44 (0)20 7946 0958", "tel:+442079460958"],
  ["555 0100", "tel:5550100"],
])("%s is dialed by %s", (typed, link) => {
  expect(phoneLink(typed)).toBe(link);
});

test.each([
  "(970) 555-0142 x12",
  "(970) 555-0142x12",
  "970.555.0142 ext. 12",
  "970 555 0142, Ext 12",
  "1 970 555 0142 extension 12",
  "+1 970 555 0142 #12",
  "+1-970-555-0142;ext=12",
])("%s is dialed with its extension", (typed) => {
  expect(phoneLink(typed)).toBe("tel:+19705550142,12");
});

test.each([
  "",
  "12345",
  "ask at the desk",
  "call my hotel, room 9705550142",
  "970 555 0142 or 970 555 0143",
  "9705550142970555",
  "(970) 555-0142 x",
])("%j is no number to dial", (typed) => {
  expect(phoneLink(typed)).toBeNull();
});
