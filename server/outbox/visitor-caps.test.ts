import { CompiledQuery } from "kysely";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { afterEach, describe, expect, inject, test } from "vitest";
import { createTestServices } from "#tests/fixtures/test-services.ts";
import { newDatabase } from "#tests/postgres/server.ts";
import { createEnqueue } from "./outbox.ts";
import { visitorCaps } from "./visitor-caps.ts";

const postgres = inject("postgres");
const engines: [string, () => Promise<Record<string, string>>][] = [
  ["the embedded database", async () => ({})],
  ["PostgreSQL", async () => ({ DATABASE_URL: await newDatabase(postgres ?? "") })],
];
const start = Date.parse("2026-12-01T12:00:00Z");
const minute = 60_000;
const options = { reference: null, held: null };
const draft = {
  onAmbiguous: "ask" as const,
  replyTo: { name: "", address: "hello@firnline.example" },
  subject: "s",
  text: "t",
  html: "h",
};

describe.each(engines)("visitors' emails over %s", (name, settings) => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });
  const it = test.skipIf(name === "PostgreSQL" && postgres === null);

  async function openOutbox() {
    const services = await createTestServices({ ...(await settings()), RATE_LIMIT: "off" });
    open.push(services);
    const { database, config } = services;
    const enqueueSteps = createEnqueue({ kysely: database.kysely, config });
    const stepsTo = (address: string, now = start, audience: "team" | "visitor" = "visitor") =>
      enqueueSteps({ ...draft, audience, to: { name: "", address } }, { ...options, now });
    const enqueue = (...which: Parameters<typeof stepsTo>) => database.transact(stepsTo(...which));
    const enqueueFromTeam = (address: string) => {
      const whom = { audience: "visitor" as const, to: { name: "", address } };
      const written = { ...draft, ...whom, cap: "none" as const };
      return database.transact(enqueueSteps(written, { ...options, now: start }));
    };
    /** How many emails are waiting, and why the others are held. */
    async function counts() {
      const emails = await services.emails();
      const held = emails.filter((email) => email.held_reason !== null);
      expect(held.every((email) => email.due_at === null)).toBe(true);
      return {
        due: emails.length - held.length,
        held: held.length,
        reasons: [...new Set(held.map((email) => email.held_reason))],
      };
    }
    const enqueueAnswer = (address: string) => {
      const whom = { audience: "visitor" as const, to: { name: "", address } };
      const answer = { ...draft, ...whom, cap: "mailbox" as const };
      return database.transact(enqueueSteps(answer, { ...options, now: start }));
    };
    return {
      enqueue,
      enqueueAnswer,
      enqueueFromTeam,
      counts,
      stepsTo,
      database,
      url: config.databaseUrl ?? "",
    };
  }

  test.skipIf(name !== "PostgreSQL" || postgres === null)(
    "transactions that are open at once count each other, by the lock alone",
    async () => {
      const { stepsTo, counts, url } = await openOutbox();
      const clients = [1, 2].map(() => new Client({ connectionString: url }));
      await Promise.all(clients.map((client) => client.connect()));
      const [first, second] = clients as [Client, Client];
      const runAll = async (client: Client, address: string, from: number) => {
        for (const step of stepsTo(address).slice(from))
          await client.query(step.sql, [...step.parameters]);
      };
      const overlap = async (address: string, from: number) => {
        await first.query("BEGIN");
        for (let email = 0; email < 6; email += 1) await runAll(first, address, from);
        const seventh = runAll(second, address, from);
        // Because of the lock, it has to wait for the commit.
        await (from === 0 ? Promise.race([seventh, sleep(300)]) : seventh);
        await first.query("COMMIT");
        await seventh;
      };
      await overlap("locked@example.com", 0);
      expect(await counts()).toMatchObject({ due: 6, held: 1 });
      await overlap("without-the-lock@example.com", 1);
      expect(await counts()).toMatchObject({ due: 6 + 7, held: 1 });
      await Promise.all(clients.map((client) => client.end()));
    },
  );

  it("one mailbox gets six in ten minutes, however its address is spelled, at once or in turn", async () => {
    const { enqueue, counts } = await openOutbox();
    const spellings = ["r.oisin@gmail.com", "ROISIN@gmail.com", "roisin+ski@googlemail.com"];
    await Promise.all(
      Array.from({ length: 46 }, (_, index) => enqueue(spellings[index % 3] ?? "")),
    );
    expect(await counts()).toEqual({
      due: 6,
      held: 40,
      reasons: ["this address was sent several emails lately"],
    });
    await enqueue("roisin@gmail.com", start + 11 * minute);
    expect(await counts()).toMatchObject({ due: 7 });
  });

  test.skipIf(name === "PostgreSQL")(
    "a mailbox's emails are counted without reading the held ones",
    async () => {
      const { stepsTo, database } = await openOutbox();
      const [insert] = stepsTo("roisin@example.com");
      const { rows } = await database.kysely.executeQuery<{ detail: string }>(
        CompiledQuery.raw(`EXPLAIN QUERY PLAN ${insert!.sql}`, [...insert!.parameters]),
      );
      const counts = rows.filter(({ detail }) => detail.includes("recipient_key"));
      expect(counts).toHaveLength(2);
      for (const { detail } of counts)
        expect(detail).toContain("USING COVERING INDEX emails_counted_by_mailbox");
    },
  );

  it("different mailboxes, and the team's, are not held", async () => {
    const { enqueue, counts } = await openOutbox();
    await Promise.all(Array.from({ length: 20 }, (_, index) => enqueue(`v${index}@gmail.com`)));
    for (let index = 0; index < 20; index += 1)
      await enqueue("team@firnline.example", start, "team");
    expect(await counts()).toMatchObject({ due: 40, held: 0 });
  });

  it("one mailbox gets twenty in a day", async () => {
    const { enqueue, counts } = await openOutbox();
    for (let index = 0; index < 25; index += 1)
      await enqueue("roisin@example.com", start + index * 11 * minute);
    expect(await counts()).toMatchObject({ due: 20, held: 5 });
  });

  it("an email that the team wrote leaves beyond any cap", async () => {
    const { enqueue, counts, enqueueFromTeam } = await openOutbox();
    for (let index = 0; index < 8; index += 1) await enqueue("roisin@example.com");
    await enqueueFromTeam("roisin@example.com");
    expect(await counts()).toMatchObject({ due: 7, held: 2 });
  });

  it("the whole site writes to so many visitors in an hour", async () => {
    const { enqueue, counts } = await openOutbox();
    const { emails } = visitorCaps.site;
    for (let index = 0; index < emails - 50; index += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, each) => enqueue(`v${index + each}@a.example`)),
      );
    await Promise.all(Array.from({ length: 55 }, (_, each) => enqueue(`w${each}@a.example`)));
    expect(await counts()).toEqual({
      due: emails,
      held: 5,
      reasons: ["the site sent many emails to visitors within the hour"],
    });
    await enqueue("later@a.example", start + 61 * minute);
    expect(await counts()).toMatchObject({ due: emails + 1, held: 5 });
  });

  it("what the holder of a link caused is neither counted nor held by the site's cap", async () => {
    const { enqueue, counts, enqueueAnswer } = await openOutbox();
    const { emails } = visitorCaps.site;
    for (let index = 0; index < 20; index += 1) await enqueueAnswer(`a${index}@a.example`);
    for (let index = 0; index < emails; index += 50)
      await Promise.all(
        Array.from({ length: 50 }, (_, each) => enqueue(`v${index + each}@a.example`)),
      );
    expect(await counts()).toMatchObject({ due: emails + 20, held: 0 });
    await enqueue("one-more@a.example");
    await enqueueAnswer("guest@a.example");
    expect(await counts()).toMatchObject({ due: emails + 21, held: 1 });
  });

  it("a clock that was set back does not hold for a day", async () => {
    const { enqueue, counts } = await openOutbox();
    for (let index = 0; index < 6; index += 1) await enqueue("roisin@example.com");
    await enqueue("roisin@example.com", start - 25 * 60 * minute);
    expect(await counts()).toMatchObject({ due: 7, held: 0 });
  });
});
