import { Temporal } from "temporal-polyfill";
import { describe, expect, test } from "vitest";
import { dueClass } from "#domain/policy.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { aMessage } from "#tests/fixtures/requests.ts";
import { numbersFrom, storeRequests } from "#tests/fixtures/store-requests.ts";
import { createTestQuotes, maya, type TestQuotes } from "#tests/fixtures/test-quotes.ts";
import { plain } from "#tests/fixtures/test-services.ts";
import { pageSize } from "./list.ts";
import type { ListView } from "./views.ts";

const hour = 3600;

async function references(desk: TestQuotes, view: ListView, before: string | null = null) {
  const page = await desk.requests.readList(view, before);
  return page.requests.map(({ reference }) => reference);
}

describe.each(engines)("the queue on %s", (engine) => {
  test("comes by due time", async () => {
    const desk = await createTestQuotes(engine);
    const late = await desk.receive({ email: "late@example.com" });
    desk.pass(2 * hour);
    const soon = await desk.receive({ email: "soon@example.com" });
    desk.pass(45 * hour);
    // From now on, both pickups are 19 hours away: it is Wednesday, 9:20 AM in Denver.
    const short = { date: "2031-02-20", time: "4:20 AM" };
    const second = await desk.receive({ ...short, email: "second@example.com" });
    const first = await desk.receive({ ...short, time: "3:20 AM", email: "first@example.com" });
    const inTime = await desk.receive({ email: "in-time@example.com" });
    desk.pass(2 * hour);
    expect(await references(desk, "queue")).toEqual([late, soon, first, second, inTime]);
    const { requests, counts } = await desk.requests.readList("queue", null);
    expect(counts).toEqual({ queue: 5, quoted: 0, accepted: 0, followup: 0 });
    expect(requests[2]).toMatchObject({ pickupNote: "within-24-hours", quote: null });
  });

  test("what comes in the night is due at one moment, and comes in the order in which it came", async () => {
    const desk = await createTestQuotes(engine);
    desk.pass(11 * hour);
    const came: string[] = [];
    for (const name of ["a", "b", "c", "d", "e"]) {
      came.push(await desk.receive({ email: `${name}@example.com` }));
      desk.pass(60);
    }
    const { requests } = await desk.requests.readList("queue", null);
    expect(new Set(requests.map(({ dueAt }) => dueAt)).size).toBe(1);
    expect(requests.map(({ reference }) => reference)).toEqual(came);
  });

  test("holds what waits; a quote leaves it for its own list, and contact messages never come", async () => {
    const desk = await createTestQuotes(engine);
    await desk.intake.sendContactMessage(aMessage(), plain);
    const waiting = await desk.receive({ email: "a@example.com" });
    desk.pass(1);
    const reviewed = await desk.receive({ email: "b@example.com" });
    await desk.requests.beginReview(reviewed, maya);
    desk.pass(1);
    const quoted = await desk.receive({ email: "c@example.com" });
    await desk.quote(quoted);
    desk.pass(1);
    const accepted = await desk.receive({ email: "d@example.com" });
    await desk.quote(accepted);
    const { version } = await desk.read(accepted);
    const yes = { type: "accept", quoteVersion: 1, requestVersion: version, reason: null } as const;
    await desk.requests.recordAnswer(accepted, yes, maya);
    await desk.passUndo();

    expect(await references(desk, "queue")).toEqual([waiting, reviewed]);
    expect(await references(desk, "quoted")).toEqual([quoted]);
    expect(await references(desk, "accepted")).toEqual([accepted]);
    expect(await references(desk, "all")).toEqual([accepted, quoted, reviewed, waiting]);
    const { counts, requests } = await desk.requests.readList("quoted", null);
    expect(counts).toEqual({ queue: 2, quoted: 1, accepted: 1, followup: 0 });
    expect(requests[0]?.quote).toEqual({
      version: 1,
      totalCents: 83_550,
      validUntil: "2031-02-21T01:00:00.000Z",
    });
  });

  test("comes page by page, also where many have the same moment", async () => {
    const desk = await createTestQuotes(engine);
    const many = 2 * pageSize + 5;
    const at = (number: number) => `2031-02-17T16:${10 + Math.floor(number / 50)}:00.000Z`;
    const state = (number: number) => (number % 3 === 0 ? "in-review" : "received");
    await storeRequests(desk.database, numbersFrom(100, many), at, state);
    for (const view of ["queue", "all"] as const) {
      const seen: string[] = [];
      let next: string | null = null;
      do {
        const page = await desk.requests.readList(view, next);
        expect(page.counts.queue).toBe(many);
        seen.push(...page.requests.map(({ reference }) => reference));
        ({ next } = page);
      } while (next !== null);
      expect([seen.length, new Set(seen).size]).toEqual([many, many]);
    }
    const { requests } = await desk.requests.readList("queue", null);
    const dues = requests.map(({ dueAt }) => dueAt);
    expect(dues).toEqual(dues.toSorted());
    const beyond = await desk.requests.readList("all", "no cursor at all");
    expect(beyond.requests).toHaveLength(pageSize);
  });

  test.each([
    ["quoted", "valid_until"],
    ["accepted", "pickup_at"],
  ] as const)("%s comes by %s over all pages, whenever it was asked", async (view, column) => {
    const desk = await createTestQuotes(engine);
    const many = 3 * pageSize;
    // 7919 is prime, so the times are a permutation of the numbers.
    const minutes = (number: number) => ((number * 7919) % many) * 7;
    const moment = (number: number) =>
      new Date(Date.UTC(2031, 1, 20) + minutes(number) * 60_000).toISOString();
    const numbers = numbersFrom(100, many);
    const receivedAt = () => "2031-02-17T16:10:00.000Z";
    await storeRequests(
      desk.database,
      numbers,
      receivedAt,
      () => view,
      (number) => ({
        [column]: moment(number),
      }),
    );
    const seen: string[] = [];
    for (let next: string | null = null, first = true; first || next !== null; first = false) {
      const page = await desk.requests.readList(view, next);
      seen.push(...page.requests.map(({ reference }) => reference));
      ({ next } = page);
    }
    const byMoment = numbers.toSorted((a, b) => minutes(a) - minutes(b));
    expect(seen).toEqual(byMoment.map((number) => `FL-${number}`));
  });

  test("every reader has the pickup that was agreed, once there is a quote", async () => {
    const desk = await createTestQuotes(engine);
    const typed = { date: "2031-02-22", time: "sometime late" };
    const unknown = { pickupAddress: "1 Nowhere Lane", dropoffAddress: "2 Nowhere Lane" };
    const reference = await desk.receive({ ...typed, ...unknown });
    const [asked] = (await desk.requests.readList("queue", null)).requests;
    expect(asked).toMatchObject({ pickupAt: null, pickupNote: "date-only" });
    const zone = "America/Los_Angeles";
    await desk.correct(reference, "time", "3:30 PM");
    await desk.correct(reference, "zone", zone);
    await desk.quote(reference);
    const agreed = { pickupAt: "2031-02-22T23:30:00.000Z", pickupZone: zone };

    const [quoted] = (await desk.requests.readList("quoted", null)).requests;
    expect(quoted).toMatchObject({ ...agreed, pickupNote: null, clockChange: null });
    const details = await desk.read(reference);
    expect(details).toMatchObject({ ...agreed, asked: { ...typed, pickupAt: null } });
    expect(await desk.requests.readByReference(reference)).toMatchObject(agreed);

    const { version } = details;
    const no = { type: "decline", quoteVersion: 1, requestVersion: version, reason: null } as const;
    await desk.requests.recordAnswer(reference, no, maya);
    await desk.passUndo();
    // The agreed pickup is a day and a half away, so the answer is due sooner than in 48 hours.
    desk.clock.time = Date.parse("2031-02-21T11:30:00.000Z");
    const again = {
      ...no,
      type: "ask-again",
      quoteVersion: null,
      requestVersion: version + 1,
    } as const;
    expect(await desk.requests.recordAnswer(reference, again, maya)).toMatchObject({ ok: true });
    const [askedAgain] = (await desk.requests.readList("queue", null)).requests;
    expect(askedAgain).toMatchObject({ ...agreed, dueAt: "2031-02-22T05:30:00.000Z" });
  });

  // On another night, both would be in the other class: the time to a pickup is in elapsed hours.
  test.each([
    [
      "back",
      "2031-11-02T05:59:00Z",
      "2031-11-02",
      "11:30 PM",
      "in-time",
      "2031-11-02T18:14:00.000Z",
    ],
    [
      "forward",
      "2031-03-09T06:59:00Z",
      "2031-03-10",
      "12:30 AM",
      "short-notice",
      "2031-03-09T18:44:00.000Z",
    ],
  ])(
    "at 23:59 in Denver, when clocks move %s that night, counts real hours",
    async (_, now, date, time, group, dueAt) => {
      const desk = await createTestQuotes(engine);
      desk.clock.time = Date.parse(now);
      await desk.receive({ date, time });
      const { requests } = await desk.requests.readList("queue", null);
      const [{ askedAt, pickupAt, ...request }] = requests as [(typeof requests)[0]];
      expect(request.dueAt).toBe(dueAt);
      const pickup = Temporal.Instant.from(pickupAt ?? "");
      const asked = Temporal.Instant.from(askedAt);
      expect(dueClass({ asked, due: Temporal.Instant.from(dueAt), pickup }, asked)).toBe(group);
      desk.clock.time = Date.parse(dueAt) + 60_000;
      const other = await desk.receive({ date: "2031-12-24", email: "other@example.com" });
      expect((await references(desk, "queue")).at(-1)).toBe(other);
    },
  );
});

describe.each(engines)("what is known of a caller on %s", (engine) => {
  test("is the newest three requests by number or address, however they are written", async () => {
    const desk = await createTestQuotes(engine);
    const ask = async (cellPhone: string, email: string) => {
      desk.pass(60);
      return desk.receive({ cellPhone, email, time: `${desk.clock.time % 11} PM` });
    };
    const known = async (cellPhone: string, email = "") =>
      (await desk.requests.readKnown({ cellPhone, email })).map(({ reference }) => reference);
    const first = await ask("(312) 555-0193", "julian@ashcroft.example");
    const other = await ask("+1 970 555 0100", "ann@lee.example");
    const second = await ask("+1 312 555 0193", "j@work.example");
    expect(await known("312.555.0193")).toEqual([second, first]);
    expect(await known("312 555 0193", "Ann+ski@Lee.example")).toEqual([second, other, first]);
    expect(await known("", "JULIAN@ashcroft.example")).toEqual([first]);
    expect(await known("")).toEqual([]);
    expect(await known("312 555")).toEqual([]);
    const newest = await ask("312-555-0193 x12", "julian@ashcroft.example");
    expect(await known("3125550193", "ann@lee.example")).toEqual([newest, second, other]);

    // A request's screen finds them by both, lists each once, and never lists itself.
    const earlier = async (reference: string) =>
      (await desk.read(reference)).earlier.map((request) => request.reference);
    expect(await earlier(first)).toEqual([newest, second]);
    expect(await earlier(second)).toEqual([newest, first]);
    expect(await earlier(newest)).toEqual([second, first]);
    expect(await earlier(other)).toEqual([]);

    await desk.correct(newest, "cellPhone", "+44 20 7946 0958", null);
    expect(await known("3125550193")).toEqual([second, first]);
    expect(await known("020 7946 0958")).toEqual([newest]);
    expect(await earlier(newest)).toEqual([first]);
    expect(await earlier(second)).toEqual([first]);
  });
});
