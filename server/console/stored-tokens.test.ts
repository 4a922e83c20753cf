import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import type { Database } from "#server/db/database.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { startMailServer, pagesIn, readMail } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { closeAfterTest, until } from "#tests/fixtures/test-outbox.ts";
import { createTestRequests } from "#tests/fixtures/test-requests.ts";
import { resend } from "./outbox-commands.ts";

const key = "6a1f5b1e-6a54-4d0c-8f3b-0f5d3a7f9f10";

/** The columns that contain a token in clear text: a text whose hash is stored. */
async function columnsWithTokens({ kysely }: Database): Promise<string[]> {
  const tables = await kysely.introspection.getTables();
  const cells: { column: string; text: string }[] = [];
  for (const { name } of tables) {
    const rows = await kysely
      .selectFrom(name as "emails")
      .selectAll()
      .execute();
    for (const row of rows)
      for (const [column, value] of Object.entries(row))
        cells.push({ column: `${name}.${column}`, text: String(value) });
  }
  const hashes = new Set(
    cells.filter(({ column }) => column.endsWith("hash")).map(({ text }) => text),
  );
  const found = cells.filter(({ text }) =>
    textsOfToken(text).some((each) => hashes.has(sha256(each))),
  );
  return [...new Set(found.map(({ column }) => column))].toSorted();
}

function textsOfToken(text: string): string[] {
  return (text.match(/[\w-]{43,}/g) ?? []).flatMap((run) =>
    Array.from({ length: run.length - 42 }, (_, start) => run.slice(start, start + 43)),
  );
}

function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

describe.each(engines)("over %s", (engine) => {
  async function start() {
    const server = await startMailServer();
    closeAfterTest(server);
    const settings = { ...(await engineSettings(engine)), SMTP_URL: server.url };
    const services = await createTestRequests(engine, settings);
    return {
      ...services,
      server,
      /** Makes all emails due, and waits until none is waiting. */
      settle: async () => {
        await services.makeDue();
        await until(async () => expect(await services.statuses()).not.toContain("waiting"));
      },
      resend: async (status: string) => {
        const emails = await services.emails();
        const one = emails.find((email) => email.held_reason !== null || email.refused_at !== null);
        expect(one, status).toBeDefined();
        expect(await resend(services.database.kysely, one!.id)).toBe(0);
      },
      /** The requests opened by the links in all received emails. */
      opened: async () => {
        const pages = (await Promise.all(server.received.map(readMail))).flatMap(pagesIn);
        const views = pages.map((page) => services.requests.read(page.slice(-43)));
        return (await Promise.all(views)).map((view) => view?.reference);
      },
    };
  }

  test("once every email of a story is settled, no token stands in clear in any column", async () => {
    const services = await start();
    const { database, intake, requests, server, quote, receive } = services;
    const submit = (flags: "honeypot"[]) =>
      intake.submitBooking(aBooking({ date: "2031-02-22" }), { idempotencyKey: key, flags });
    const first = await submit(["honeypot"]);
    if (!first.ok || first.token === null) throw new Error("not stored");
    expect(await submit([])).toMatchObject({ replayed: true });
    const { reference } = first;
    await quote(reference);
    await requests.answer(first.token, { type: "accept", quoteVersion: 1 });
    await requests.sendLinks("roisin@example.com");
    expect(await columnsWithTokens(database)).toEqual([]);
    await services.outbox.start();
    await services.settle();
    expect(await services.statuses()).toContain("visitor: held");
    await services.resend("held");
    await services.settle();

    // One email is refused after its data; for the other, the outcome is unknown.
    server.behavior.data = () => 554;
    const second = await receive({ time: "3 PM" });
    await until(async () => expect(await services.statuses()).toContain("visitor: refused"));
    server.behavior.data = () => undefined;
    server.behavior.cutAfterData = () => true;
    const third = await receive({ time: "4 PM" });
    await until(async () => expect(await services.statuses()).toContain("visitor: unknown"));
    server.behavior.cutAfterData = () => false;
    await services.settle();
    expect(await columnsWithTokens(database)).toEqual([]);

    await services.resend("refused");
    await services.settle();
    expect(await columnsWithTokens(database)).toEqual([]);
    const references = await services.opened();
    for (const each of [reference, second, third]) expect(references).toContain(each);
    expect(references).not.toContain(undefined);
    const keys = await database.kysely.selectFrom("idempotency_keys").select("key").execute();
    expect(JSON.stringify(keys)).not.toContain(key);
  });

  test("an email that is tried again keeps its token, and is the same email", async () => {
    const services = await start();
    const { server, database } = services;
    server.behavior.data = () => 451;
    await services.outbox.start();
    const reference = await services.receive();
    await until(async () =>
      expect((await services.emails()).map((email) => email.attempts)).toEqual([1, 1]),
    );
    expect(await columnsWithTokens(database)).toEqual(["emails.tokens"]);
    const [before] = (await services.emails()).filter(({ tokens }) => tokens !== null);
    server.behavior.data = () => undefined;
    await services.settle();
    const page = (await Promise.all(server.received.map(readMail))).flatMap(pagesIn);
    expect(page.map((each) => each.slice(-43))).toEqual([JSON.parse(before!.tokens!)[reference]]);
    expect(await services.opened()).toEqual([reference]);
    expect(await columnsWithTokens(database)).toEqual([]);
  });
});
