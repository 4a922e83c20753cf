import { afterAll, beforeAll, expect, test } from "vitest";
import { storeQuote } from "#tests/fixtures/store-requests.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";
import { quotedRequest, readMain, requestQuote } from "#tests/fixtures/test-requests.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ SITE_URL: "https://firnline.example" });
});
afterAll(() => app.close());

const questions = ["accept", "decline", "withdraw", "ask-again", "way-home"];
const expired = { validUntil: "2026-01-01T00:00:00.000Z" };

/** Everything that a visitor's page can change. */
async function everything() {
  const { kysely } = app.database;
  const tables = ["requests", "request_events", "request_tokens", "emails", "quotes"] as const;
  return Promise.all(tables.map((table) => kysely.selectFrom(table).selectAll().execute()));
}

async function stateOf(reference: string) {
  const { kysely } = app.database;
  return kysely
    .selectFrom("requests")
    .select(["state", "version"])
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
}

test("no GET and no HEAD changes anything", async () => {
  const { page } = await quotedRequest(app);
  const ended = await quotedRequest(app, expired);
  const before = await everything();
  for (const path of [page, ended.page])
    for (const under of ["", "?quote=1", "/ride.ics", ...questions.map((name) => `/${name}`)])
      for (const method of ["GET", "HEAD"])
        await app.request(`${path}${under}`, { method, headers: { "Sec-Purpose": "prefetch" } });
  expect(await everything()).toEqual(before);
});

test("a yes leads back to the page, which says so; pressed again it is the same", async () => {
  const { page, reference } = await quotedRequest(app);
  expect(await readMain(app, `${page}/accept`)).toContain("Yes, accept $835.50");
  for (const _ of [1, 2]) {
    const answer = await app.submit(`${page}/accept`, { quote: "1" });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  }
  expect(await stateOf(reference)).toEqual({ state: "accepted", version: 3 });
  const main = await readMain(app, page);
  expect(main).toContain("Thank you, Róisín. Your ride is confirmed.");
  expect(main).toContain("driving you on Saturday, February 22, at 2:15 PM Mountain Time.");
  const calendar = await app.request(`${page}/ride.ics`);
  expect(calendar.headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  expect(await calendar.text()).toContain("DTSTART:20310222T211500Z\r\n");
});

test("the way home is asked for in a form, which keeps what was typed", async () => {
  const { page, reference } = await quotedRequest(app);
  expect(await readMain(app, page)).toContain(`href="${page}/way-home"`);
  expect(await readMain(app, `${page}/way-home`)).toContain('value="The Lodge at Vail"');
  const home = { time: "9:30 AM", pickupAddress: "The Arrabelle", dropoffAddress: "Denver" };
  const refused = await app.submit(`${page}/way-home`, { date: "", ...home });
  expect(refused.status).toBe(422);
  const html = await refused.text();
  for (const words of ["Date is required.", 'value="The Arrabelle"']) expect(html).toContain(words);
  for (const _ of [1, 2]) {
    const answer = await app.submit(`${page}/way-home`, { date: "2031-03-01", ...home });
    expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  }
  expect(await stateOf(reference)).toEqual({ state: "received", version: 3 });
  const asked = "You asked for Saturday, March 1, 2031, 9:30 AM, The Arrabelle to Denver.";
  expect(await readMain(app, page)).toContain(asked);
});

test("a no with its reason, and the way back", async () => {
  const { page, reference } = await quotedRequest(app);
  const answer = await app.submit(`${page}/decline`, { quote: "1", reason: " Too\r\nearly " });
  expect(answer.status).toBe(303);
  expect(await readMain(app, page)).toContain("You declined this quote");
  const events = await app.database.kysely
    .selectFrom("request_events")
    .selectAll()
    .where("reference", "=", reference)
    .orderBy("version")
    .execute();
  expect(events.at(-1)).toMatchObject({
    type: "decline",
    actor: "visitor",
    account_id: null,
    quote_version: 1,
    reason: "Too\nearly",
  });
  expect((await app.submit(`${page}/ask-again`, {})).status).toBe(303);
  expect(await readMain(app, page)).toContain("Your quote will be with you by");
  expect((await stateOf(reference)).state).toBe("received");
});

test("withdrawn before and after a quote; a withdrawn request can be asked for again", async () => {
  for (const request of [await requestQuote(app, { time: "10:05" }), await quotedRequest(app)]) {
    expect((await app.submit(`${request.page}/withdraw`, {})).status).toBe(303);
    expect((await stateOf(request.reference)).state).toBe("withdrawn");
    expect(await readMain(app, request.page)).toContain("You withdrew this request");
    expect((await app.submit(`${request.page}/ask-again`, {})).status).toBe(303);
    expect((await stateOf(request.reference)).state).toBe("received");
  }
});

test("a version that ended or was replaced meanwhile is refused, in words", async () => {
  const ended = await quotedRequest(app, expired);
  const answer = await app.submit(`${ended.page}/accept`, { quote: "1" });
  const back = `${ended.page}?quote=1&refused=accept`;
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, back]);
  expect(await readMain(app, back)).toContain("Your acceptance was not recorded.");
  expect((await stateOf(ended.reference)).state).toBe("quoted");

  const replaced = await quotedRequest(app);
  await storeQuote(app.database, replaced.reference);
  const second = await app.submit(`${replaced.page}/accept`, { quote: "1" });
  const place = second.headers.get("Location") ?? "";
  expect(await readMain(app, place)).toContain("A newer quote replaces this one");
  expect(await readMain(app, place)).toContain("Your acceptance was not recorded.");
  expect((await stateOf(replaced.reference)).state).toBe("quoted");
});

test("an accepted ride cannot be withdrawn here: the page says to call", async () => {
  const { page, reference } = await quotedRequest(app);
  await app.submit(`${page}/accept`, { quote: "1" });
  const before = await stateOf(reference);
  for (const [name, words] of [
    ["withdraw", "Your request was not withdrawn.The quote has been accepted. To change or cancel"],
    ["decline", "Your answer was not recorded."],
    ["ask-again", "You have not asked for a new quote."],
  ] as const) {
    const answer = await app.submit(`${page}/${name}`, { quote: "1" });
    expect(answer.status).toBe(303);
    const main = await readMain(app, answer.headers.get("Location") ?? "");
    expect(main.replaceAll(/<[^>]*>/g, "")).toContain(words);
    expect(main).toContain("Your ride is confirmed.");
  }
  expect(await stateOf(reference)).toEqual(before);
  // Opening the question does not answer it.
  expect((await app.request(`${page}/withdraw`)).headers.get("Location")).toBe(page);
  expect(await readMain(app, page)).not.toContain("was not");
});

test("a post from another site, or with a body that is no form, does nothing", async () => {
  const { page, reference } = await quotedRequest(app);
  const before = await stateOf(reference);
  for (const headers of [
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { Origin: "https://evil.example" },
  ] as Record<string, string>[])
    expect((await app.submit(`${page}/accept`, { quote: "1" }, headers)).status).toBe(403);
  const json = await app.post(`${page}/accept`, { quote: "1" });
  expect(json.status).toBe(415);
  expect((await app.request(`${page}/accept`, { method: "DELETE" })).status).toBe(405);
  for (const quote of ["", "0", "-1", "1e9", "x"]) await app.submit(`${page}/accept`, { quote });
  expect(await stateOf(reference)).toEqual(before);
});

test("a reason that is too long comes back, and nothing is recorded", async () => {
  const { page, reference } = await quotedRequest(app);
  const reason = "x".repeat(2001);
  const answer = await app.submit(`${page}/decline`, { quote: "1", reason });
  expect(answer.status).toBe(422);
  expect(await answer.text()).toContain("can be at most 2000 characters long");
  expect((await stateOf(reference)).state).toBe("quoted");
});

test("who asks again sees why they declined, and can say what should be different", async () => {
  const { page, reference } = await quotedRequest(app);
  await app.submit(`${page}/decline`, { quote: "1", reason: "Too early" });
  const question = await readMain(app, `${page}/ask-again`);
  expect(question).toMatch(/When you declined, you wrote: “.*Too early/);
  expect(question.match(/\(optional\)/g)).toHaveLength(1);
  expect((await app.submit(`${page}/ask-again`, { reason: "At noon instead" })).status).toBe(303);
  const event = await app.database.kysely
    .selectFrom("request_events")
    .select("reason")
    .where("reference", "=", reference)
    .where("type", "=", "ask-again")
    .executeTakeFirst();
  expect(event).toEqual({ reason: "At noon instead" });
});
