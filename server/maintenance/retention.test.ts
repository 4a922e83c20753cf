import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { main } from "#server/console/privacy.ts";
import type { Database } from "#server/db/database.ts";
import { runMain } from "#tests/fixtures/console.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { numbersFrom, storeRequests } from "#tests/fixtures/store-requests.ts";
import { maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";
import { plain } from "#tests/fixtures/test-services.ts";
import { countOutdated, sweep } from "./retention.ts";

/** Rows with an expiry date, which one statement per table deletes. */
const endedNames = [
  "sessions",
  "account links",
  "passkey challenges",
  "password tries",
  "idempotency keys",
  "rate limits",
];
const dayMs = 24 * 60 * 60 * 1000;

/** The row counts of all tables that have rows. */
async function rowsIn({ kysely }: Pick<Database, "kysely">): Promise<Record<string, number>> {
  const tables = await kysely.introspection.getTables();
  const counts = tables.map(async ({ name }) => {
    const rows = await kysely
      .selectFrom(name as "emails")
      .selectAll()
      .execute();
    return [name, rows.length] as const;
  });
  return Object.fromEntries((await Promise.all(counts)).filter(([, rows]) => rows > 0));
}

describe.each(engines)("over seven years on %s", (engine) => {
  async function start() {
    const settings = await engineSettings(engine);
    const desk = await createTestRequests(engine, settings);
    const { kysely } = desk.database;
    return {
      ...desk,
      kysely,
      settings: { ...settings, DATA_DIR: desk.folder },
      at: (iso: string) => Date.parse(iso),
      references: async () => {
        const rows = await kysely.selectFrom("requests").select("reference").execute();
        return rows.map(({ reference }) => reference).toSorted();
      },
      /** A request sent as fast as a bot or a browser's autofill completes the form. */
      flagged: async (email: string) => {
        const input = { date: "2031-02-22", time: "2:15 PM" };
        const context = { idempotencyKey: email, flags: ["too-fast"] as const };
        const result = await desk.intake.submitBooking(aBooking({ ...input, email }), context);
        if (!result.ok) throw new Error("not stored");
        return result.reference;
      },
      close: async (reference: string, why: "spam" | "cannot-serve") => {
        const { version: requestVersion } = await desk.read(reference);
        const closing = { why, requestVersion, twin: null, words: "We are fully booked." };
        expect(await desk.requests.close(reference, closing, maya)).toMatchObject({ ok: true });
        await desk.passUndo();
        expect(await desk.read(reference)).toMatchObject({ state: "closed", ending: { why } });
      },
      /** Marks all waiting emails as sent. */
      sendAll: () =>
        kysely
          .updateTable("emails")
          .set({ due_at: null, sent_at: new Date(desk.clock.time).toISOString() })
          .where("due_at", "is not", null)
          .execute(),
      sweepAt: async (time: number) => {
        const counted = await countOutdated(kysely, time);
        const removed = await sweep(desk.database, time);
        return { counted, removed: removed.filter(({ rows }) => rows > 0) };
      },
    };
  }

  test("the connection that writes is not asked what is old", async () => {
    const { database } = await start();
    let statements = 0;
    const kysely = database.kysely.withPlugin({
      transformQuery({ node }) {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const removed = await sweep({ kysely, reader: database.reader }, Date.now());
    const ended = removed.filter(({ name }) => endedNames.includes(name));
    expect(statements).toBe(ended.length);
  });

  test("all goes when the privacy page says so, and not before", async () => {
    const desk = await start();
    const { intake, requests, clock, kysely } = desk;
    const received = clock.time;
    const { reference: booked } = await desk.quoted({ email: "ada@example.com" });
    const message = await intake.sendContactMessage(aMessage(), plain);
    if (!message.ok) throw new Error("not stored");
    const { flagged } = desk;
    const suspicious = await flagged("bot@example.com");
    const answered = await flagged("fast@example.com");
    await desk.quote(answered);
    const spam = await desk.receive({ email: "spam@example.com" });
    await desk.close(spam, "spam");
    await requests.sendLinks("ada@example.com");
    await desk.sendAll();
    const all = [booked, message.reference, suspicious, answered, spam].toSorted();
    expect(await desk.references()).toEqual(all);
    expect((await desk.sweepAt(received + 6 * dayMs)).removed).toEqual([
      { name: "idempotency keys", rows: 3 },
    ]);

    const { counted, removed } = await desk.sweepAt(received + 8 * dayMs);
    expect(removed).toContainEqual({ name: "fingerprints", rows: 5 });
    expect(counted.filter(({ rows }) => rows > 0)).toEqual(removed);
    const hashes = await kysely.selectFrom("requests").select("body_hash").distinct().execute();
    expect(hashes).toEqual([{ body_hash: "" }]);
    expect(await kysely.selectFrom("idempotency_keys").selectAll().execute()).toEqual([]);
    expect((await desk.emails()).filter(({ draft }) => draft === "")).toEqual([]);

    await desk.sweepAt(received + 29 * dayMs);
    expect(await desk.references()).toEqual(all);
    await desk.sweepAt(received + 31 * dayMs);
    const kept = [booked, message.reference, answered].toSorted();
    expect(await desk.references()).toEqual(kept);
    const emails = await kysely.selectFrom("emails").select(["draft", "reference"]).execute();
    expect(emails.every(({ draft, reference }) => draft === "" && reference !== null)).toBe(true);
    const email = (await desk.emails()).find(({ reference }) => reference === booked);
    const refused = { sent_at: null, refused_at: "2031-03-01T00:00:00.000Z" };
    await kysely.updateTable("emails").set(refused).execute();
    expect(await requests.resendEmail(booked, email?.id ?? "", maya)).toMatchObject({
      reason: { text: "The text of this email is no longer kept." },
    });

    await desk.sweepAt(desk.at("2033-02-01T00:00:00Z"));
    expect(await desk.references()).toEqual(kept);
    expect(await kysely.selectFrom("request_tokens").selectAll().execute()).toEqual([]);
    await desk.sweepAt(desk.at("2033-03-01T00:00:00Z"));
    expect(await desk.references()).toEqual([booked, answered].toSorted());
    // The pickup is on February 22, 2031.
    await desk.sweepAt(desk.at("2038-02-22T00:00:00Z"));
    expect(await desk.references()).toEqual([booked, answered].toSorted());
    await desk.sweepAt(desk.at("2038-02-23T00:00:00Z"));
    expect(Object.keys(await rowsIn(desk.database)).filter((name) => !/kysely/.test(name))).toEqual(
      [],
    );
  });

  test("what looks like spam is kept once it has a quote, or was closed for another reason", async () => {
    const desk = await start();
    const { requests } = desk;
    const paid = await desk.flagged("fast@example.com");
    await desk.quote(paid);
    const token = await desk.open(paid);
    await requests.answer(token, { type: "accept", quoteVersion: 1 });
    const payment = { type: "deposit", cents: 40_000, paidOn: "2026-11-22" } as const;
    const { version } = await desk.read(paid);
    await requests.recordPayment(paid, { payment, requestVersion: version }, maya);
    const sums = { paidCents: 40_000, feeCents: 0, refundCents: 0 };
    const reason = "Kept by agreement.";
    const cancelling = { ...sums, why: "visitor", reason, words: null } as const;
    const requestVersion = version + 1;
    await requests.cancel(paid, { ...cancelling, requestVersion }, maya);
    await desk.passUndo();
    await requests.answer(token, { type: "ask-again" });
    expect((await desk.read(paid)).state).toBe("received");
    await desk.close(paid, "cannot-serve");
    const { reference: quoted } = await desk.quoted({ email: "rude@example.com" });
    await desk.close(quoted, "spam");
    const mistaken = await desk.receive({ email: "real@example.com" });
    await desk.close(mistaken, "spam");
    await requests.reopen(mistaken, maya);
    await desk.close(mistaken, "cannot-serve");
    const recognized = await desk.receive({ email: "spam@example.com" });
    await desk.close(recognized, "cannot-serve");
    await requests.reopen(recognized, maya);
    await desk.close(recognized, "spam");

    await desk.sweepAt(desk.clock.time + 31 * dayMs);
    expect(await desk.references()).toEqual([paid, quoted, mistaken].toSorted());
    const payments = await desk.kysely.selectFrom("payments").select("cents").execute();
    expect(payments).toEqual([{ cents: 40_000 }]);
  });

  test("hundreds go in batches, by the command and by the site, and nothing else does", async () => {
    const desk = await start();
    const old = numbersFrom(1, 250);
    const fresh = numbersFrom(1000, 3);
    const at = (number: number) =>
      number < 1000 ? "2016-01-01T12:00:00.000Z" : "2026-11-01T12:00:00.000Z";
    await storeRequests(desk.database, [...old, ...fresh], at, () => "withdrawn");
    const { settings } = desk;
    const counted = await runMain(main, settings, "retention", "--dry-run");
    expect(counted.stdout).toMatch(/^250 +bookings$/m);
    expect(await desk.references()).toHaveLength(253);
    await desk.retention.turn();
    expect(await desk.references()).toEqual(fresh.map((number) => `FL-${number}`));
    expect(desk.lines.join()).toContain("what is no longer kept was deleted");
    const again = await runMain(main, settings, "retention");
    expect(again.stdout).toMatch(/^0 +bookings$/m);
    expect((await runMain(main, settings, "nothing")).code).toBe(2);
  });
});

/** The columns of each table that docs/personal-data.md names. */
function listedColumns(): Record<string, string[]> {
  const text = readFileSync("docs/personal-data.md", "utf8").split("## Outside")[0] ?? "";
  const listed: Record<string, string[]> = {};
  for (const [, name = "", cell = ""] of text.matchAll(/^\| `(\w+)` +\| (`[^|]+?) *\|/gm))
    listed[name] = [...(listed[name] ?? []), ...cell.split(", ").map((each) => each.slice(1, -1))];
  return listed;
}

/** Kysely's own tables, and the one that tests whether there is room on the disk. */
const ofNobody = ["kysely_migration", "kysely_migration_lock", "readiness_probe"];

test.each(engines)("every column on %s has its place in the inventory", async (engine) => {
  const { database } = await createTestRequests(engine);
  const tables = await database.kysely.introspection.getTables();
  const stored = tables
    .filter(({ name }) => !ofNobody.includes(name))
    .map(({ name, columns }) => [name, columns.map((column) => column.name).toSorted()]);
  const listed = Object.entries(listedColumns()).map(([name, columns]) => [
    name,
    columns.toSorted(),
  ]);
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(stored));
});

test("what fails is logged, without what it holds", async () => {
  const desk = await createTestRequests("sqlite");
  await desk.database.kysely.schema.dropTable("account_events").execute();
  await desk.retention.turn();
  expect(desk.lines.join()).toContain("could not be deleted");
});
