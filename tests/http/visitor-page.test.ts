import { Temporal } from "temporal-polyfill";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { company } from "#content/company.ts";
import { formatLongTime, formatTime } from "#domain/time.ts";
import { createSiteApp } from "#server/site/app.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { storeQuote } from "#tests/fixtures/store-requests.ts";
import { createTestApp, type TestApp, testPages } from "#tests/fixtures/test-app.ts";
import { quotedRequest, readMain, requestQuote } from "#tests/fixtures/test-requests.ts";
import { createTestServices } from "#tests/fixtures/test-services.ts";

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
    expect(main).toContain(
      "Your quote will be with you by Tuesday, February 18, 3:40 PM Mountain Time",
    );
    for (const words of ["Denver International Airport", "Róisín", "4 people", "Premium SUV"])
      expect(main).toContain(words);
  });

  test("late: it says so", async () => {
    const { page, reference } = await requestQuote(app, { time: "10:02" });
    const set = { due_at: "2026-01-05T22:40:00.000Z" };
    const { kysely } = app.database;
    await kysely.updateTable("requests").set(set).where("reference", "=", reference).execute();
    const main = await readMain(app, page);
    expect(main).toContain("We are sorry. Your quote is late.");
    expect(main).toContain("We promised it by Monday, January 5, 3:40 PM Mountain Time,");
  });

  test("quoted: the total comes first, then what it includes, who drives, and dates", async () => {
    const main = await readMain(app, (await quotedRequest(app)).page);
    const places = [
      "$835.50",
      "Saturday, February 22, at 2:15 PM Mountain Time",
      "Valid until Thursday, February 20, 6:00 PM Mountain Time",
      "From Maya Ortiz",
      "Dear Eleanor, welcome back.",
      "Room for 6 people and 8 bags.",
      "15 minutes of waiting included",
      "Baggage claim",
      "About 2 h 30 min on a fair winter day",
      "Summit Crest Limousine",
      "Colorado PUC permit LL-03817",
      "30 min beyond the 15 min grace",
      "until Friday, February 21, 2:15 PM Mountain Time",
      "50% refund",
      "until Saturday, February 22, 2:15 AM Mountain Time",
      "Payment is due in full once you accept.",
      "Your details",
      "Róisín",
    ].map((words) => main.indexOf(words));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  test("withdrawn by the team before a quote: each thing is said once", async () => {
    const { page, reference } = await requestQuote(app, { time: "10:03" });
    const { kysely } = app.database;
    const where = kysely.updateTable("requests").where("reference", "=", reference);
    await where.set({ state: "withdrawn" }).execute();
    const main = await readMain(app, page);
    expect(main.split("This request has been withdrawn")).toHaveLength(2);
    expect(main).toContain("You owe nothing. If your plans change, you can ask again");
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
    expect(main).toContain("This quote expired on Wednesday, December 31, 5:00 PM Mountain Time");
    expect(main).toContain("Ask for a new quote");
    expect(main).not.toContain("/accept");
    expect((await stateOf(reference)).state).toBe("quoted");
  });
});

test("the answer, the page, and both emails promise one moment; a retry promises the same", async () => {
  const soon = Temporal.Now.instant().add({ hours: 20 }).toZonedDateTimeISO(company.timeZone);
  const airport = "Reno-Tahoe International Airport";
  for (const [date, isSoon, pickupAddress] of [
    ["2031-02-22", false, "Denver International Airport"],
    ["2031-02-22", false, airport],
    [soon.toPlainDate().toString(), true, "Denver International Airport"],
  ] as const) {
    const booking = aBooking({
      date,
      pickupAddress,
      time: soon.toPlainTime().toString({ smallestUnit: "minute" }),
      lastName: "Promise",
    });
    const post = async () => (await app.post("/api/booking", booking)).json();
    const body = await post();
    expect(body).toMatchObject({
      isSoon,
      message: expect.stringContaining(`by ${body.answerBy}.`),
    });
    expect(body.message.includes("24-48 hours")).toBe(!isSoon);
    expect(body.message.includes("please also call us: +1 (970) 555-0142")).toBe(isSoon);
    expect(await post()).toMatchObject({ answerBy: body.answerBy, isSoon });
    const page = await readMain(app, body.page);
    expect(page).toContain(`Your quote will be with you by ${body.answerBy}`);
    expect(page.includes("please also call us")).toBe(isSoon);
    const { kysely } = app.database;
    const [request, owed] = await Promise.all([
      kysely
        .selectFrom("requests")
        .selectAll()
        .where("reference", "=", body.reference)
        .executeTakeFirstOrThrow(),
      kysely.selectFrom("emails").selectAll().where("reference", "=", body.reference).execute(),
    ]);
    const textTo = (audience: string) =>
      (JSON.parse(owed.find((email) => email.audience === audience)!.draft) as { text: string })
        .text;
    const [team, visitor] = [textTo("team"), textTo("visitor")];
    expect(visitor).toContain(`Your quote will be with you by ${body.answerBy}.`);
    expect(visitor.includes("please also call")).toBe(isSoon);
    const due = Temporal.Instant.from(request.due_at);
    expect(formatLongTime(due, company.timeZone)).toBe(body.answerBy);
    expect(team).toContain(`Answer by ${formatTime(due, company.timeZone)}.`);
  }
});

describe("nothing shows or tells more than it should", () => {
  test("every page is private: no store, no index, no referrer, no public script, no other host", async () => {
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
      expect(html).not.toMatch(/rel="(?:prefetch|canonical)"|data-top-bar=|ld\+json/);
      expect(html).not.toMatch(/<script(?! type="module" src="\/assets\/visitor-)/);
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

test("the form for links and the page of a wrong link are rendered once", async () => {
  const services = await createTestServices();
  const pages = await testPages(services);
  const render = vi.fn(pages.render);
  const own = await createSiteApp(services, { ...pages, render });
  for (const path of ["/requests", "/requests", "/requests/nowhere", "/requests/elsewhere"])
    expect((await own.request(path)).headers.get("Content-Type")).toContain("text/html");
  expect(render).toHaveBeenCalledTimes(2);
  await services.close();
});
