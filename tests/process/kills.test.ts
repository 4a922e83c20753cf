import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import type { Database } from "#server/db/database.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { createDeskProcess } from "#tests/fixtures/desk-process.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

const rounds = 4;

/**
 * Posts from six clients, and kills the site at one acknowledgment while the others wait for theirs.
 * @returns the references that were acknowledged
 */
async function stream(site: Site, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  const last = 20 + 9 * round;
  const killed = Promise.withResolvers<void>();
  const visitor = async (client: number) => {
    for (let post = 0; ; post += 1) {
      try {
        const answer = await fetch(`${site.url}/api/booking`, {
          method: "POST",
          headers: { "Content-Type": "application/json" },
          body: JSON.stringify(
            aBooking({
              time: `${round}-${client}-${post}`,
              email: `v${round}-${client}-${post}@example.com`,
            }),
          ),
        });
        const { success, reference } = await answer.json();
        if (success) acknowledged.push(reference);
        if (acknowledged.length === last) killed.resolve(site.kill());
      } catch {
        return;
      }
    }
  };
  const visitors = Array.from({ length: 6 }, (_, client) => visitor(client));
  await Promise.all([...visitors, killed.promise]);
  return acknowledged;
}

test("kill -9 amid a stream of requests loses nothing that was acknowledged", async () => {
  const mail = await startMailServer();
  const acknowledged: string[] = [];
  let dataDir: string | undefined;
  for (let round = 0; round < rounds; round += 1) {
    const site = await startSite({ SMTP_URL: mail.url, ...(dataDir ? { DATA_DIR: dataDir } : {}) });
    dataDir = site.dataDir;
    acknowledged.push(...(await stream(site, round)));
  }

  const last = await startSite({ SMTP_URL: mail.url, DATA_DIR: dataDir! });
  const db = new DatabaseSync(join(dataDir!, "firnline.sqlite"), { readOnly: true });
  const column = (sql: string) =>
    db
      .prepare(sql)
      .all()
      .map((row) => String(Object.values(row)[0]));
  const stored = new Set(column("SELECT reference FROM booking_requests"));
  expect(acknowledged.filter((reference) => !stored.has(reference))).toEqual([]);
  expect(column("SELECT count(*) FROM emails")).toEqual([String(2 * stored.size)]);
  expect(column("PRAGMA integrity_check")).toEqual(["ok"]);

  const waiting = "SELECT count(*) FROM emails WHERE due_at IS NOT NULL";
  await vi.waitFor(() => expect(column(waiting)).toEqual(["0"]), {
    timeout: 100_000,
    interval: 100,
  });
  const byRecipient = Map.groupBy(mail.received, ({ to }) => to[0] ?? "");
  const team = byRecipient.get("team@firnline.example") ?? [];
  byRecipient.delete("team@firnline.example");

  // Every team email arrives; a duplicate is the same email.
  const ids = (raw: string) => /^Message-ID: (.+)$/m.exec(raw)?.[1] ?? "";
  expect(new Set(team.map(({ raw }) => ids(raw))).size).toBe(stored.size);
  // No visitor gets two; an email that may be lost is listed as unknown.
  expect([...byRecipient.values()].filter((emails) => emails.length > 1)).toEqual([]);
  const unsent = "SELECT count(*) FROM emails WHERE audience = 'visitor' AND sent_at IS NULL";
  const held = Number(column(`${unsent} AND held_reason IS NOT NULL`)[0]);
  const unknown = Number(column(`${unsent} AND held_reason IS NULL`)[0]);
  expect(byRecipient.size + unknown + held).toBeGreaterThanOrEqual(stored.size);
  expect(unknown).toBeLessThanOrEqual(rounds);

  db.close();
  await last.stop();
  await mail.close();
  expect((await readdir(dataDir!)).includes("firnline.sqlite")).toBe(true);
  await rm(dataDir!, { recursive: true });
});

/** A desk whose acts are due after a second, and the steps to booked rides. */
async function startDesk(engine: Database["engine"]) {
  const settings = await engineSettings(engine);
  const desk = await createDeskProcess({ ...settings, TEST_UNDO_SECONDS: "1" });
  let { url } = await desk.start();

  async function list(): Promise<RequestDetails[]> {
    const { body } = await desk.call("GET", "/lists?view=all");
    return (body as { requests: RequestDetails[] }).requests;
  }
  const patience = { timeout: 60_000, interval: 300 };
  const become = (all: readonly { reference: string }[], facts: object) =>
    vi.waitFor(async () => {
      const listed = new Map((await list()).map((each) => [each.reference, each]));
      for (const { reference } of all) expect(listed.get(reference)).toMatchObject(facts);
    }, patience);
  const press = async (reference: string, act: string, body: object) => {
    const { status } = await desk.call("POST", `/requests/${reference}/${act}`, body);
    expect([act, status]).toEqual([act, 202]);
  };
  const accept = (page: string, quote: number) =>
    fetch(`${url}${page}/accept`, {
      method: "POST",
      redirect: "manual",
      body: new URLSearchParams({ quote: `${quote}` }),
    });

  return {
    ...desk,
    press,
    accept,
    become,
    async startAgain() {
      ({ url } = await desk.start());
    },
    /** The request, which a list shows as it is. */
    async readBoth(reference: string): Promise<RequestDetails> {
      const details = await desk.read(reference);
      const { state, payment, offeredVersion, quote } = details;
      const listed = (await list()).find((each) => each.reference === reference);
      expect(listed).toMatchObject({ state, payment, offeredVersion, quote });
      return details;
    },
    async sell(emails: readonly string[]) {
      const all = await Promise.all(emails.map(desk.ask));
      for (const { reference } of all) await press(reference, "send", await desk.write(reference));
      await become(all, { state: "quoted" });
      for (const { page } of all) expect((await accept(page, 1)).status).toBe(303);
      return all;
    },
    /** Offers the same rides for $900. */
    async offer(all: readonly { reference: string }[]) {
      for (const { reference } of all) {
        const { draft, version: requestVersion } = await desk.read(reference);
        const lines = [{ id: "a", kind: "transfer" as const, text: "", amount: "900" }];
        const { version } = draft;
        const save = { draft: { ...draft.draft, lines }, version };
        await desk.call("PUT", `/requests/${reference}/draft`, save);
        await press(reference, "send", { draftVersion: version + 1, requestVersion });
      }
      await become(all, { offeredVersion: 2 });
    },
  };
}

/** How often this has happened, and how often the visitor was notified. */
function timesOf({ timeline }: RequestDetails, type: string, subject: RegExp) {
  const told = timeline.filter(({ email }) => email && subject.test(email.subject));
  return [timeline.filter((entry) => entry.type === type).length, told.length];
}

const payment = { type: "paid", cents: 83_550, paidOn: "2026-01-05" };
const sums = { paidCents: 83_550, feeCents: 0, refundCents: 83_550, reason: null };
const refund = { why: "us", ...sums, words: null };
const closing = { why: "cannot-serve", twin: null, words: "All our vehicles are taken." };

const title =
  "kill -9 amid changes, closings and refunds on %s: each is done once and whole, or not at all";

// Mostly waiting for undo periods.
test.concurrent.each(engines)(title, { timeout: 120_000 }, async (engine) => {
  const desk = await startDesk(engine);
  const two = (what: string) => [1, 2].map((each) => `${what}${each}@example.com`);
  const sold = await desk.sell([...two("change"), ...two("refund")]);
  const [changes, refunds] = [sold.slice(0, 2), sold.slice(2)];
  await desk.offer(changes);
  const closings = await Promise.all(two("close").map(desk.ask));
  for (const { reference } of refunds) {
    const { version } = await desk.read(reference);
    const entry = { payment, requestVersion: version };
    await desk.call("POST", `/requests/${reference}/payment`, entry);
    await desk.press(reference, "cancel", { ...refund, requestVersion: version + 1 });
  }
  for (const { reference } of closings)
    await desk.press(reference, "close", { ...closing, requestVersion: 1 });
  await sleep(700 + 400 * Math.random());
  const answers = changes.map(({ page }) => desk.accept(page, 2).catch(() => null));
  await sleep(30 * Math.random());
  await desk.kill();
  const answered = await Promise.all(answers);
  await desk.startAgain();

  await desk.become(closings, { state: "closed" });
  await desk.become(refunds, { state: "cancelled", payment });
  for (const { reference } of closings) {
    const details = await desk.readBoth(reference);
    expect(details.pending).toBeNull();
    expect(timesOf(details, "close", /^We cannot drive you/)).toEqual([1, 1]);
  }
  for (const { reference } of refunds) {
    const details = await desk.readBoth(reference);
    expect(details.pending).toBeNull();
    expect(timesOf(details, "cancel", /^Your ride on .* is cancelled/)).toEqual([1, 1]);
    const ended = details.timeline.find(({ cancellation }) => cancellation);
    expect(ended).toMatchObject({ cancellation: { refundCents: 83_550 } });
  }
  for (const [index, { reference }] of changes.entries()) {
    const details = await desk.readBoth(reference);
    const [times = 0, told] = timesOf(details, "accept-change", /^Total is now \$900.00/);
    if (answered[index]) expect([answered[index].status, times]).toEqual([303, 1]);
    const quote = times === 1 ? { version: 2, totalCents: 90_000 } : { version: 1 };
    const offeredVersion = times === 1 ? null : 2;
    expect(details).toMatchObject({ state: "accepted", offeredVersion, quote });
    expect(told).toBe(times);
  }
  await desk.dispose();
});
