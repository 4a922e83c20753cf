import { describe, expect, test } from "vitest";
import type { StoredEmail } from "#server/db/tables.ts";
import { resendColumns, emailStatus } from "#server/outbox/email-status.ts";
import { createQueue } from "#server/outbox/queue.ts";
import { siteCapReason } from "#server/outbox/visitor-caps.ts";
import { settlementOf, type Outcome } from "#server/outbox/worker.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { ben, createTestQuotes, type TestQuotes } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests, type TestRequests } from "#tests/fixtures/test-requests.ts";

/** The recipients of links, and the requests that they open. */
async function links({ emails }: TestRequests) {
  const stored = (await emails()).filter(({ reference }) => reference === null);
  return stored.map(({ recipient, draft, held_reason }) => ({
    recipient,
    held: held_reason,
    opens: (JSON.parse(draft) as { links: string[] }).links,
  }));
}

describe.each(engines)("links over %s", (engine) => {
  test("go to the mailbox of the requests, each opening its own", async () => {
    const services = await createTestRequests(engine);
    const { requests, receive, pass } = services;
    const first = await receive({ email: "Roisin@example.com" });
    pass(60);
    const second = await receive({ email: "Roisin@example.com", time: "3 PM" });
    await receive({ email: "other@example.com" });
    expect(await requests.sendLinks(" roisin@EXAMPLE.com ")).toEqual({ ok: true });
    const [email, ...others] = await links(services);
    expect(others).toEqual([]);
    expect(email).toMatchObject({ recipient: "Roisin@example.com", held: null });
    expect(email?.opens).toEqual([second, first]);
  });

  test("name both ways of a ride as it is true now", async () => {
    const services = await createTestRequests(engine);
    const reference = await services.receive();
    await services.correct(reference, "dropoffAddress", "The Little Nell, Aspen");
    await services.requests.setWayHome(reference, true, ben);
    await services.requests.sendLinks("roisin@example.com");
    const sent = (await services.emails()).find((email) => email.reference === null);
    const { text } = JSON.parse(sent?.draft ?? "") as { text: string };
    expect(text).toContain("Denver International Airport to The Little Nell, and home");
  });

  test("are never sent to a spelling that no request has", async () => {
    const services = await createTestRequests(engine);
    await services.receive({ email: "roisin@example.com" });
    await services.receive({ email: "roisin+ski@example.com", time: "3 PM" });
    await services.requests.sendLinks("roisin+evil@example.com");
    const sent = await links(services);
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      "roisin+ski@example.com",
      "roisin@example.com",
    ]);
    expect(sent.map(({ opens }) => opens.length)).toEqual([1, 1]);
  });

  test("an address without requests gets the same answer, and nothing is stored", async () => {
    const services = await createTestRequests(engine);
    await services.receive();
    const { kysely } = services.database;
    const count = () => kysely.selectFrom("request_tokens").selectAll().execute();
    const before = await count();
    expect(await services.requests.sendLinks("nobody@example.com")).toEqual({ ok: true });
    expect(await services.requests.sendLinks("no address")).toEqual({
      ok: false,
      reason: "invalid",
    });
    expect(await links(services)).toEqual([]);
    expect(await count()).toEqual(before);
  });

  test("three emails in an hour, also if all are asked for at the same moment", async () => {
    const services = await createTestRequests(engine);
    await services.receive({ email: "roisin@example.com" });
    const ask = () => services.requests.sendLinks("roisin@example.com");
    await Promise.all(Array.from({ length: 12 }, ask));
    expect(await links(services)).toHaveLength(3);
  });

  test("three emails in an hour, so that a stranger cannot use up what the mailbox gets", async () => {
    const services = await createTestRequests(engine);
    await services.receive({ email: "roisin@example.com" });
    for (let index = 0; index < 5; index += 1)
      expect(await services.requests.sendLinks("roisin@example.com")).toEqual({ ok: true });
    expect(await links(services)).toHaveLength(3);
    services.pass(3601);
    await services.requests.sendLinks("roisin@example.com");
    expect(await links(services)).toHaveLength(4);
  });
});

describe.each(engines)("an address is corrected on %s", (engine) => {
  /** A request with a mistyped address, and the queue that delivers its emails. */
  async function start() {
    const desk = await createTestRequests(engine);
    const { database, clock } = desk;
    const reference = await desk.receive({ email: "old@example.com" });
    const now = () => clock.time;
    const queue = createQueue(database, {
      isPostgres: engine === "postgres",
      now,
      leaseMs: 60_000,
    });
    return {
      desk,
      reference,
      queue,
      claim: async () => (await queue.claim("visitor"))!,
      endAttempt: (email: StoredEmail, outcome: Outcome) =>
        queue.settle(email, settlementOf(email, outcome, now())),
      change: (id: string, set: Partial<StoredEmail>) =>
        database.kysely.updateTable("emails").set(set).where("id", "=", id).execute(),
      stored: async (id: string) => (await desk.emails()).find((email) => email.id === id)!,
      correct: async (email: string) => {
        // Emails of one instant leave in no particular order.
        clock.time += 1;
        expect(await desk.correct(reference, "email", email, null)).toMatchObject({ ok: true });
      },
      openLinks: () =>
        database.kysely
          .selectFrom("request_tokens")
          .select("email_id")
          .where("email_id", "is not", null)
          .where("revoked_at", "is", null)
          .execute(),
    };
  }

  test("while a list of links waits or is held: it never leaves, not even when it is resent", async () => {
    const { desk, queue, claim, endAttempt, change, stored, correct, openLinks } = await start();
    await endAttempt(await claim(), { kind: "sent" });
    await desk.requests.sendLinks("old@example.com");
    await desk.requests.sendLinks("old@example.com");
    const [waiting, held] = (await desk.emails()).filter((email) => email.reference === null);
    await change(held!.id, { due_at: null, held_reason: siteCapReason });
    const tried = await claim();
    expect(await queue.drawTokens(tried)).toMatchObject({ ok: true });
    await endAttempt(tried, { kind: "later", reason: "the mail server is down" });
    expect(tried.id).toBe(waiting!.id);
    await correct("new@example.com");
    for (const { id } of [waiting!, held!]) {
      expect(emailStatus(await stored(id))).toBe("overtaken");
      await change(id, resendColumns(desk.clock.time));
      const resent = await stored(id);
      expect(resent).toMatchObject({ recipient: "old@example.com", tokens: null });
      expect(await queue.drawTokens(resent)).toEqual({ ok: false, reason: "overtaken" });
      await change(id, { due_at: null, sent_at: "2031-02-17T16:20:11.000Z" });
    }
    expect(await openLinks()).toEqual([]);
    const corrected = await claim();
    expect(corrected.recipient).toBe("new@example.com");
    expect(await queue.drawTokens(corrected)).toMatchObject({ ok: true });
    expect(await openLinks()).toEqual([{ email_id: corrected.id }]);
  });

  test("while an email is delivered: it goes to the new one, and the old one gets no link", async () => {
    const { queue, claim, endAttempt, stored, correct, openLinks } = await start();
    const claimed = await claim();
    await correct("second@example.com");
    expect(await queue.drawTokens(claimed)).toMatchObject({ ok: false });
    const connected = await claim();
    expect(connected).toMatchObject({ id: claimed.id, recipient: "second@example.com" });
    expect(await queue.drawTokens(connected)).toMatchObject({ ok: true });
    await correct("third@example.com");
    expect(await queue.startData(connected.id)).toBe(false);
    const started = await claim();
    expect(started).toMatchObject({ id: claimed.id, recipient: "third@example.com" });
    expect(await queue.startData(started.id)).toBe(true);
    await correct("fourth@example.com");
    await endAttempt(started, { kind: "sent" });
    expect(await openLinks()).toEqual([]);
    const last = await claim();
    expect(last).toMatchObject({ recipient: "fourth@example.com", data_started_at: null });
    await endAttempt(last, { kind: "sent" });
    expect(emailStatus(await stored(claimed.id))).toBe("sent");
  });
});

/** The first quote's email, after the server refused it. */
async function refuseQuoteEmail(desk: TestQuotes, reference: string): Promise<string> {
  const { timeline } = await desk.read(reference);
  const brought = timeline.filter(({ email }) => email?.quoteVersion === 1);
  expect(brought).toMatchObject([{ email: { audience: "visitor", status: "waiting" } }]);
  const id = brought[0]?.email?.id ?? "";
  await settle(desk, id, { refused_at: "2031-02-17T16:20:11.000Z" });
  return id;
}

async function settle({ database }: TestQuotes, id: string, times: object): Promise<void> {
  const set = { due_at: null, ...times };
  await database.kysely.updateTable("emails").set(set).where("id", "=", id).execute();
}

async function statusOf(desk: TestQuotes, reference: string, id: string) {
  const { timeline } = await desk.read(reference);
  return timeline.find(({ email }) => email?.id === id)?.email?.status;
}

describe.each(engines)("a failed email on %s", (engine) => {
  test("of a quote is sent again, once, and the timeline says by whom", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    const id = await refuseQuoteEmail(desk, reference);
    expect(await statusOf(desk, reference, id)).toBe("refused");
    const presses = [1, 2, 3].map(() => desk.requests.resendEmail(reference, id, ben));
    for (const result of await Promise.all(presses)) expect(result).toMatchObject({ ok: true });
    expect(await statusOf(desk, reference, id)).toBe("waiting");
    const { state, timeline } = await desk.read(reference);
    expect(state).toBe("quoted");
    expect(timeline.filter(({ type }) => type === "resend")).toMatchObject([
      { actor: "agent", name: "Ben Ortiz", quoteVersion: 1 },
    ]);
    await settle(desk, id, { sent_at: "2031-02-17T16:21:00.000Z" });
    expect(await desk.requests.resendEmail(reference, id, ben)).toMatchObject({
      ok: false,
      reason: { text: "This email has been sent." },
    });
  });

  test("does not stop a revision that is being sent", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    const id = await refuseQuoteEmail(desk, reference);
    await desk.press(reference);
    expect(await desk.requests.resendEmail(reference, id, ben)).toMatchObject({ ok: false });
    desk.pass(10);
    await desk.sendDue();
    expect((await desk.read(reference)).quotes).toHaveLength(2);
    expect(await desk.requests.resendEmail(reference, id, ben)).toMatchObject({ ok: true });
  });

  test("of another request is not found", async () => {
    const desk = await createTestQuotes(engine);
    const reference = await desk.receive();
    await desk.quote(reference);
    const id = await refuseQuoteEmail(desk, reference);
    const other = await desk.receive({ email: "other@example.com" });
    expect(await desk.requests.resendEmail(other, id, ben)).toBeNull();
    expect(await desk.requests.resendEmail("FL-22222", id, ben)).toBeNull();
    expect(await statusOf(desk, reference, id)).toBe("refused");
  });
});
