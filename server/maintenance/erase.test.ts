import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test, vi } from "vitest";
import { mailboxOf } from "#domain/form.ts";
import { main } from "#server/console/privacy.ts";
import type { Database } from "#server/db/database.ts";
import { createPersonalData } from "#server/maintenance/person.ts";
import { runMain } from "#tests/fixtures/console.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { exampleDraft } from "#tests/fixtures/quote-draft.ts";
import { aMessage } from "#tests/fixtures/requests.ts";
import { numbersFrom, storeRequests } from "#tests/fixtures/store-requests.ts";
import { until } from "#tests/fixtures/test-outbox.ts";
import { maya } from "#tests/fixtures/test-quotes.ts";
import { createTestRequests, type TestRequests } from "#tests/fixtures/test-requests.ts";
import { plain } from "#tests/fixtures/test-services.ts";

type Words = Record<"email" | "lastName" | "phone" | "street" | "word", string>;

const ada: Words = {
  email: "ada.lovelace@example.com",
  lastName: "Lovelace",
  phone: "+1 970 555 0177",
  street: "77 Secret Lane",
  word: "zebra",
};
const bob: Words = {
  email: "bob@example.com",
  lastName: "Bobson",
  phone: "+1 970 555 0188",
  street: "88 Other Road",
  word: "walrus",
};
const traces = [...Object.values(ada), "ada.lovelace"];

/** Every row of every table as text, by table. */
async function dump({ kysely }: Pick<Database, "kysely">): Promise<Record<string, string[]>> {
  const tables = await kysely.introspection.getTables();
  const all = tables.map(async ({ name }) => {
    const rows = await kysely
      .selectFrom(name as "emails")
      .selectAll()
      .execute();
    return [name, rows.map((row) => JSON.stringify(row)).toSorted()] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

function tracesIn(rows: Record<string, string[]>): string[] {
  return Object.entries(rows).flatMap(([table, texts]) =>
    traces
      .filter((trace) => texts.some((text) => text.includes(trace)))
      .map((trace) => `${table}: ${trace}`),
  );
}

/** One visitor's sold ride, open request, request with a pending act, and message. */
async function liveThrough(desk: TestRequests, { email, lastName, phone, street, word }: Words) {
  const { requests, intake, receive } = desk;
  const typed = { email, lastName, cellPhone: phone, pickupAddress: street };
  const draft = { ...exampleDraft, message: `About the ${word}.` };
  draft.lines = draft.lines.slice(0, 5).map((line) => ({ ...line, text: `${line.text} ${word}` }));
  const sold = await receive({ ...typed, date: `The day of the ${word}` });
  await desk.correct(sold, "date", "2031-02-22");
  const token = await desk.open(sold);
  const home = {
    date: word,
    time: word,
    pickupAddress: "Vail",
    dropoffAddress: `${street}, garage`,
  };
  expect(await requests.answer(token, { type: "ask-home", ...home })).toEqual({ ok: true });
  await desk.quote(sold, draft);
  await requests.setWayHome(sold, true, maya);
  expect(await requests.answer(token, { type: "accept", quoteVersion: 1 })).toMatchObject({
    ok: true,
  });
  const inWork = await receive({ ...typed, time: "3:15 PM" });
  await desk.saveDraft(inWork, draft);
  await desk.correct(inWork, "dropoffAddress", `${street}, back door`);
  for (const reference of [sold, inWork])
    await requests.addNote(
      reference,
      { id: crypto.randomUUID(), text: `Likes the ${word}.` },
      maya,
    );
  const declined = await receive({ ...typed, time: "4:15 PM" });
  await desk.quote(declined);
  const no = { type: "decline", quoteVersion: 1, reason: `A ${word} bit me.` } as const;
  await requests.answer(await desk.open(declined), no);
  const message = await intake.sendContactMessage(
    aMessage({ email, lastName, phone, message: `Is a ${word} allowed?` }),
    { ...plain, idempotencyKey: `key-of-${word}` },
  );
  if (!message.ok) throw new Error("not stored");
  await requests.sendLinks(email);
  return { sold, inWork, declined, message: message.reference };
}

describe.each(engines)("erasing one of two visitors on %s", (engine) => {
  async function start() {
    const settings = await engineSettings(engine);
    const desk = await createTestRequests(engine, settings);
    await desk.outbox.start();
    const adas = await liveThrough(desk, ada);
    const bobs = await liveThrough(desk, bob);
    await until(async () => expect(await desk.statuses()).not.toContain("waiting"));
    const { email, lastName } = ada;
    const waiting = await desk.receive({ email, lastName, time: "5:15 PM" });
    await desk.saveDraft(waiting);
    await desk.press(waiting);
    const { kysely } = desk.database;
    /** The ride has taken place. */
    const drive = async () =>
      kysely
        .updateTable("requests")
        .set({ state: "completed" })
        .where("state", "=", "accepted")
        .execute();
    const own = { ...settings, DATA_DIR: desk.folder };
    return { desk, adas, bobs, waiting, kysely, drive, settings: own };
  }

  test("leaves no trace of the one in any column, and the other whole", async () => {
    const { desk, adas, bobs, waiting, kysely, drive, settings } = await start();
    const refused = await runMain(main, settings, "erase", ada.email, "--yes");
    expect(refused).toMatchObject({ code: 1 });
    expect(refused.stderr).toContain(`Still booked: ${adas.sold}.`);
    await drive();
    const before = await dump(desk.database);
    expect(tracesIn(before).length).toBeGreaterThan(20);
    const own = (rows: Record<string, string[]>) =>
      Object.values(bobs).map((reference) =>
        Object.entries(rows).map(([table, texts]) => [
          table,
          texts.filter((text) => text.includes(reference)),
        ]),
      );
    expect((await runMain(main, settings, "erase", ada.email)).code).toBe(1);
    expect(await dump(desk.database)).toEqual(before);

    const spelled = "Ada.Lovelace+ski@example.com";
    const { code, stdout } = await runMain(main, settings, "erase", spelled, "--yes");
    expect(code).toBe(0);
    const deleted = [adas.inWork, adas.declined, adas.message, waiting].toSorted();
    expect(stdout).toContain(`Deleted: ${deleted.join(", ")}, and `);
    expect(stdout).toContain(`Anonymized: ${adas.sold}. Tax and transportation law keeps`);
    const after = await dump(desk.database);
    expect(tracesIn(after)).toEqual([]);
    expect(own(after)).toEqual(own(before));
    const otherLinks = (rows: Record<string, string[]>) =>
      rows["emails"]?.filter((row) => row.includes(bob.email));
    expect(otherLinks(after)).toEqual(otherLinks(before));
    expect(
      (await desk.files()).filter((file) => traces.some((trace) => file.includes(trace))),
    ).toEqual([]);
    expect((await desk.files()).some((file) => file.includes(bob.lastName))).toBe(true);

    const kept = await desk.read(adas.sold);
    expect(kept).toMatchObject({ state: "completed", name: "Erased visitor", hasEmail: false });
    expect(kept.quotes.map(({ totalCents }) => totalCents)).toEqual([83_550]);
    const events = await kysely.selectFrom("account_events").selectAll().execute();
    expect(events).toMatchObject([
      { type: "data-erased", account_id: "console", details: "4 deleted, 1 anonymized" },
    ]);
    const journal = await readFile(join(desk.folder, "erasures.jsonl"), "utf8");
    expect(journal).toContain(adas.inWork);
    expect(traces.filter((trace) => journal.includes(trace))).toEqual([]);
  });

  test("what is held is exported whole, without hashes, and it is recorded", async () => {
    const { desk, adas, settings, kysely } = await start();
    const file = join(desk.folder, "ada.json");
    expect(await runMain(main, settings, "export", ada.email, "--out", file)).toMatchObject({
      code: 0,
    });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    const text = await readFile(file, "utf8");
    for (const trace of traces) expect(text).toContain(trace);
    for (const word of [bob.email, bob.lastName, bob.word, "hash"])
      expect(text).not.toContain(word);
    const held = JSON.parse(text) as {
      requests: { reference: string; quotes: unknown[] }[];
      otherEmails: unknown[];
    };
    expect(held.requests).toHaveLength(5);
    expect(held.requests.find(({ reference }) => reference === adas.sold)?.quotes).toHaveLength(1);
    expect(held.otherEmails).toHaveLength(1);
    expect((await runMain(main, settings, "export", ada.email, "--out", file)).stderr).toContain(
      "exists already",
    );
    expect((await runMain(main, settings, "export", ada.email)).stdout).toContain(ada.street);
    const events = await kysely.selectFrom("account_events").select("type").execute();
    expect(events).toEqual([{ type: "data-exported" }, { type: "data-exported" }]);
  });

  test("a database from before knows who was erased by the journal", async () => {
    const { desk, drive, kysely, bobs } = await start();
    const people = createPersonalData({ ...desk, now: () => desk.clock.time });
    await drive();
    const tables = [
      "requests",
      "booking_requests",
      "rides",
      "ride_legs",
      "contact_messages",
      "emails",
      "notes",
    ];
    const rows = await Promise.all(
      tables.map((table) =>
        kysely
          .selectFrom(table as "notes")
          .selectAll()
          .execute(),
      ),
    );
    expect(await people.erase(mailboxOf(ada.email), null)).toMatchObject({ ok: true });
    await kysely.deleteFrom("requests").execute();
    for (const table of ["emails", "erasures"] as const) await kysely.deleteFrom(table).execute();
    for (const [index, table] of tables.entries())
      for (const row of rows[index] ?? [])
        await kysely
          .insertInto(table as "notes")
          .values(row)
          .execute();
    expect(tracesIn(await dump(desk.database)).length).toBeGreaterThan(10);
    expect(await people.catchUp()).toBe(1);
    expect(tracesIn(await dump(desk.database))).toEqual([]);
    expect((await desk.read(bobs.inWork)).name).toContain(bob.lastName);
    expect(await people.catchUp()).toBe(0);
  });

  test("whoever else wrote the address is named, among however many requests", async () => {
    const desk = await createTestRequests(engine);
    for (const first of [10_000, 11_100])
      await storeRequests(desk.database, numbersFrom(first, 1100), String, () => "received");
    await desk.requests.addNote("FL-12150", { id: "n", text: "By Ada.Lovelace@example.com" }, maya);
    const inWriter = vi.spyOn(desk.database.kysely, "selectFrom");
    const { alsoMentionedIn } = await desk.personalData.export(mailboxOf(ada.email), null);
    expect(inWriter).not.toHaveBeenCalled();
    expect(alsoMentionedIn).toEqual(["FL-12150"]);
    await desk.close();
  });
});
