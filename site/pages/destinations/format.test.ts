import { expect, test } from "vitest";
import { formatDrive } from "#content/routes.ts";
import { formatSeason } from "./format.ts";

test.each([
  [10, "10 min"],
  [60, "1 h"],
  [65, "1 h 5 min"],
  [240, "4 h"],
])("%i minutes read as %s", (minutes, text) => {
  expect(formatDrive(minutes)).toBe(text);
});

test.each([
  [{ opens: ["late November"], closes: ["mid April"] }, "Late November to mid-April"],
  [
    { opens: ["mid November", "late November"], closes: ["mid April", "late April"] },
    "Mid- to late November to mid- or late April",
  ],
  [
    { opens: ["late November", "early December"], closes: ["mid April"] },
    "Late November or early December to mid-April",
  ],
  [
    { opens: ["early November"], closes: ["late May", "later"] },
    "Early November to late May or later",
  ],
  [
    { opens: ["late November", "December"], closes: ["late April"] },
    "Late November or December to late April",
  ],
  [{ opens: ["November"], closes: ["late April"] }, "November to late April"],
] as const)("a season reads as people say it", (season, text) => {
  expect(formatSeason(season)).toBe(text);
});
