import { Temporal } from "temporal-polyfill";
import { expect, test } from "vitest";
import { aSummary } from "#tests/fixtures/requests.ts";
import { badgesOf } from "./badges.tsx";
import { groupRequests, splitPickup } from "./group-requests.ts";

const now = Temporal.Instant.from("2031-02-17T16:20:00Z");

const request = (reference: string, dueAt: string, changes = {}) =>
  aSummary({ reference, dueAt, ...changes });

const short = {
  askedAt: "2031-02-17T15:00:00.000Z",
  pickupAt: "2031-02-18T02:00:00.000Z",
};

function outline(groups: ReturnType<typeof groupRequests>) {
  return groups.map(({ name, requests }) => [name, ...requests.map((each) => each.reference)]);
}

test("late comes first, then short notice, then the rest, each as the server ordered them", () => {
  const requests = [
    request("late", "2031-02-17T16:19:00.000Z"),
    request("later late", "2031-02-17T16:19:30.000Z"),
    request("in time", "2031-02-17T18:00:00.000Z"),
    request("short", "2031-02-17T20:00:00.000Z", short),
    request("in time, later", "2031-02-19T10:00:00.000Z"),
  ];
  expect(outline(groupRequests("queue", requests, now))).toEqual([
    ["late", "late", "later late"],
    ["short-notice", "short"],
    ["in-time", "in time", "in time, later"],
  ]);
});

test("a late short-notice request is late", () => {
  const requests = [request("both", "2031-02-17T16:00:00.000Z", short)];
  expect(outline(groupRequests("queue", requests, now))).toEqual([["late", "both"]]);
});

test("at its due moment a request is not late yet, a minute later it is", () => {
  const requests = [request("due", "2031-02-17T16:20:00.000Z")];
  expect(outline(groupRequests("queue", requests, now))).toEqual([["in-time", "due"]]);
  expect(outline(groupRequests("queue", requests, now.add({ minutes: 1 })))).toEqual([
    ["late", "due"],
  ]);
});

test("without a readable pickup nothing is short notice; without requests there is no group", () => {
  const unreadable = request("unreadable", "2031-02-17T20:00:00.000Z", {
    ...short,
    pickupAt: null,
  });
  expect(outline(groupRequests("queue", [unreadable], now))).toEqual([["in-time", "unreadable"]]);
  expect(groupRequests("queue", [], now)).toEqual([]);
});

test.each(["quoted", "accepted", "all"] as const)("%s keeps the server's order", (view) => {
  const requests = ["first", "second", "third"].map((reference) => aSummary({ reference }));
  expect(outline(groupRequests(view, requests, now))).toEqual([[null, "first", "second", "third"]]);
});

const labels = (changes: Parameters<typeof aSummary>[0]) =>
  badgesOf(aSummary(changes)).map(({ label }) => label);

test("a plain request has no badge", () => {
  expect(labels({})).toEqual([]);
});

test("what makes the pickup doubtful comes before what can wait", () => {
  expect(labels({ pickupNote: "past", clockChange: "repeated", flags: ["too-fast"] })).toEqual([
    "Past date",
    "Clocks change",
    "Suspicious",
  ]);
});

test("a request that came back says so while its quote is owed", () => {
  const askedAt = "2031-02-17T15:00:00.000Z";
  expect(labels({ askedAt })).toEqual(["Asked again"]);
  expect(labels({ askedAt, state: "in-review" })).toEqual(["Asked again"]);
  expect(labels({ askedAt, state: "quoted" })).toEqual([]);
});

test("two reasons to suspect a request are one badge; a repetition is another", () => {
  expect(labels({ flags: ["honeypot", "too-fast", "possible-duplicate"] })).toEqual([
    "Suspicious",
    "Sent twice?",
  ]);
});

test("a pickup that can be read is formatted", () => {
  expect(splitPickup(aSummary(), now)).toEqual({ day: "Sat, Feb 22", time: "2:15 PM MT" });
});

test("what cannot be read stays as it was typed, in quotation marks", () => {
  const typed = { pickupAt: null, time: "after lunch" };
  expect(splitPickup(aSummary({ ...typed, date: "2031-02-20" }), now)).toEqual({
    day: "Thu, Feb 20",
    time: "“after lunch”",
  });
  expect(splitPickup(aSummary({ ...typed, date: "friday-ish" }), now)).toEqual({
    day: "“friday-ish”",
    time: "“after lunch”",
  });
});
