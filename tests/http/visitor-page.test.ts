import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { storeQuote } from "#tests/fixtures/store-requests.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";
import { quotedRequest, readMain, requestQuote } from "#tests/fixtures/test-requests.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ SITE_URL: "https://firnline.example" });
});
afterAll(() => app.close());

const questions = ["accept", "decline", "withdraw", "ask-again"];
const expired = { validUntil: "2026-01-01T00:00:00.000Z" };

async function stateOf(reference: string) {
  const { kysely } = app.database;
  return kysely
    .selectFrom("requests")
    .select(["state", "version"])
    .where("reference", "=", reference)
    .executeTakeFirstOrThrow();
}

describe("what the page says", () => {
  test("received: what was asked, and the moment by which we owe an answer", async () => {
    const { page, reference } = await requestQuote(app, { time: "10:01" });
    const set = { due_at: "2031-02-18T22:40:00.000Z" };
    const { kysely } = app.database;
    await kysely.updateTable("requests").set(set).where("reference", "=", reference).execute();
    const main = await readMain(app, page);
    expect(main).toContain("Your quote arrives by Tue, Feb 18, 3:40 PM MT");
    for (const words of ["Denver International Airport", "Róisín", "4 people", "Premium SUV"])
      expect(main).toContain(words);
  });

  test("late: it says so", async () => {
    const { page, reference } = await requestQuote(app, { time: "10:02" });
    const set = { due_at: "2026-01-05T22:40:00.000Z" };
    const { kysely } = app.database;
    await kysely.updateTable("requests").set(set).where("reference", "=", reference).execute();
    const main = await readMain(app, page);
    expect(main).toContain("We are late. We owed you a quote by Mon, Jan 5, 3:40 PM MT");
  });

  test("quoted: the total comes first, then what it includes, who drives, and dates", async () => {
    const main = await readMain(app, (await quotedRequest(app)).page);
    const places = [
      "$835.50",
      "Sat, Feb 22, 2:15 PM MT",
      "Valid until Thu, Feb 20, 6:00 PM MT",
      "Summit Crest Limousine",
      "Colorado PUC permit LL-03817",
      "Dear Eleanor, welcome back.",
      "15-minute grace period",
      "30 min beyond the 15 min grace",
      "until Fri, Feb 21, 2:15 PM MT",
      "until Sat, Feb 22, 2:15 AM MT",
      "https://pay.summitcrest.example/7k3q9",
    ].map((words) => main.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("a replaced version stays readable, and leads to the newest", async () => {
    const { page, reference } = await quotedRequest(app);
    await storeQuote(app.database, reference, {
      lines: [{ kind: "transfer", text: "All in", cents: 79050 }],
    });
    expect(await readMain(app, page)).toContain("$790.50");
    const earlier = await readMain(app, `${page}?quote=1`);
    expect(earlier).toContain("A newer quote replaces this one");
    expect(earlier).toContain("$835.50");
    expect(earlier).toContain("Open quote 2, $790.50");
    expect(earlier).not.toContain("/accept");
  });

  test("expired by the clock of this moment, before any job has marked it", async () => {
    const { page, reference } = await quotedRequest(app, expired);
    const main = await readMain(app, page);
    expect(main).toContain("This quote ended on Wed, Dec 31, 5:00 PM MT");
    expect(main).toContain("Ask for a new quote");
    expect(main).not.toContain("/accept");
    expect((await stateOf(reference)).state).toBe("quoted");
  });
});

describe("nothing shows or tells more than it should", () => {
  test("every page is private: no store, no index, no referrer, no script, no other host", async () => {
    const { page } = await quotedRequest(app);
    const paths = [page, ...questions.map((name) => `${page}/${name}`), `${page}?quote=1`];
    for (const path of [...paths, "/requests", "/requests/nowhere"]) {
      const answer = await app.request(path);
      const { headers } = answer;
      expect([path, headers.get("Cache-Control")]).toEqual([path, "no-store"]);
      expect(headers.get("X-Robots-Tag")).toBe("noindex");
      expect(headers.get("Referrer-Policy")).toBe("no-referrer");
      expect(headers.get("Speculation-Rules")).toBeNull();
      expect(headers.get("Content-Security-Policy")).toContain("default-src 'none'");
      expect(headers.get("X-Frame-Options")).toBe("DENY");
      expect(headers.get("Set-Cookie")).toBeNull();
      if (answer.status === 303) continue;
      const html = await answer.text();
      expect(html).toContain('<meta name="robots" content="noindex"/>');
      expect(html).not.toMatch(/<script|rel="(?:prefetch|canonical)"|data-top-bar=|ld\+json/);
      expect(html).not.toMatch(/<(?:link|img)[^>]+(?:src|href)="https?:/);
    }
  });

  test("every wrong address gets one and the same page, which says what to do", async () => {
    const { page, token } = await quotedRequest(app);
    const swapped = token.startsWith("A") ? `B${token.slice(1)}` : `A${token.slice(1)}`;
    const wrong = [
      "x",
      swapped,
      `${token}x`,
      token.slice(1),
      `${token}.data`,
      "none",
      "%00",
      "..%2f",
    ];
    const paths = wrong.flatMap((each) => [
      `/requests/${each}`,
      ...questions.map((name) => `/requests/${each}/${name}`),
      `/requests/${each}/ride.ics`,
    ]);
    const bodies = new Set<string>();
    for (const path of [...paths, `${page}/nowhere`, `${page}/accept/x`]) {
      const answer = await app.request(path);
      expect([path, answer.status]).toEqual([path, 404]);
      bodies.add(await answer.text());
    }
    const posted = await app.submit(`/requests/${swapped}/accept`, { quote: "1" });
    expect(posted.status).toBe(404);
    bodies.add(await posted.text());
    expect(bodies.size).toBe(1);
    expect([...bodies].join()).toContain('href="/requests"');
    expect([...bodies].join()).not.toContain(token.slice(1));
  });

  test("no token is in the log, whatever happens on the page", async () => {
    const { page, token } = await quotedRequest(app);
    await app.request(page);
    await app.submit(`${page}/accept`, { quote: "2" });
    await app.submit(`${page}/accept`, { quote: "1" }, { "Sec-Fetch-Site": "cross-site" });
    await app.submit(`${page}/accept`, { quote: "1" });
    await app.request(`${page}/accept`, { method: "PUT" });
    await app.submit(`/requests/${token}x/accept`, { quote: "1" });
    const lines = app.lines.join("\n");
    expect(lines).toContain('"route":"/requests/:token/accept"');
    expect(lines).not.toContain(token);
  });
});
