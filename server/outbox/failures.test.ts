import { CompiledQuery } from "kysely";
import { describe, expect, test } from "vitest";
import type { StoredEmail } from "#server/db/tables.ts";
import { engines } from "#tests/fixtures/databases.ts";
import { startMailServer, type Behavior } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { closeAfterTest, startOutbox, until } from "#tests/fixtures/test-outbox.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { countHeld, dismissColumns } from "./email-status.ts";
import { createOutbox } from "./outbox.ts";
import { siteCapReason } from "./visitor-caps.ts";

test.each<[string, Behavior]>([
  ["the recipient", { recipient: () => 550 }],
  ["the email", { data: () => 554 }],
])(
  "a refusal of %s for good ends the visitor's email, and never the team's",
  async (_, refusal) => {
    let isRefusing = true;
    const { server, services } = await startOutbox({
      recipient: () => (isRefusing ? refusal.recipient?.() : undefined),
      data: () => (isRefusing ? refusal.data?.() : undefined),
    });
    expect(await services.outbox.health()).toEqual({ team: "ok", held: 0 });
    await services.intake.submitBooking(aBooking(), plain);
    await until(async () =>
      expect((await services.emails()).map((email) => email.attempts)).toEqual([1, 1]),
    );
    expect(await services.statuses()).toBe("team: waiting, visitor: refused");
    const [team, visitor] = await services.emails();
    expect(visitor).toMatchObject({ due_at: null, refused_at: expect.any(String) });
    expect(team?.reason).toMatch(/55[024]/);
    expect(await services.outbox.health()).toEqual({
      team: "failing",
      held: 0,
      since: team?.created_at,
      reason: team?.reason,
    });
    const errors = services.lines.filter((line) => JSON.parse(line).level === 50);
    expect(errors.join("")).toContain('"audience":"team"');
    expect(errors.join("")).not.toContain("example");

    isRefusing = false;
    await services.makeDue();
    await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: refused"));
    expect(await services.outbox.health()).toEqual({ team: "ok", held: 0 });
    expect(server.received.map((email) => email.to)).toEqual([["team@firnline.example"]]);
  },
);

test("a misconfigured worker looks again at each new email, and loses nothing", async () => {
  const { server, services } = await startOutbox();
  let isRefusing = true;
  server.behavior.sender = () => (isRefusing ? 550 : undefined);
  await services.intake.submitBooking(aBooking(), plain);
  await until(async () =>
    expect((await services.emails()).map((email) => email.reason)).toEqual([
      "MAIL FROM 550",
      "MAIL FROM 550",
    ]),
  );
  const waits = (await services.emails()).map(
    (email) => Date.parse(email.due_at!) - Date.parse(email.last_attempt_at!),
  );
  for (const wait of waits) expect(wait).toBeLessThan(90_000);
  expect((await services.emails()).map((email) => email.attempts)).toEqual([0, 0]);
  expect(await services.outbox.health()).toMatchObject({ team: "failing" });
  isRefusing = false;
  await services.intake.submitBooking(aBooking({ time: "10:00" }), plain);
  await until(() => expect(server.received).toHaveLength(2));
});

test("a clock that is set back by a day delays no email", async () => {
  let refusals = 2;
  const server = await startMailServer({ data: () => (refusals-- > 0 ? 451 : undefined) });
  const services = await createTestServices({ SMTP_URL: server.url });
  let time = Date.now();
  const outbox = createOutbox({ ...services, now: () => time });
  closeAfterTest(server, services, { close: () => outbox.stop() });
  await services.intake.submitBooking(aBooking(), plain);
  await outbox.start();
  await until(async () =>
    expect((await services.emails()).map((email) => email.attempts)).toEqual([1, 1]),
  );
  outbox.notify();
  expect(await services.statuses()).toBe("team: waiting, visitor: waiting");
  time -= 24 * 60 * 60 * 1000;
  outbox.notify();
  await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: sent"));
});

test("a disk that is full at the start keeps nobody from starting, and no email is lost", async () => {
  const server = await startMailServer();
  const services = await createTestServices({ SMTP_URL: server.url });
  closeAfterTest(server, services);
  await services.intake.submitBooking(aBooking(), plain);
  const say = (statement: string) =>
    services.database.kysely.executeQuery(CompiledQuery.raw(statement));
  await say("PRAGMA query_only = ON");
  // The control: writes fail now.
  await expect(services.intake.submitBooking(aBooking(), plain)).rejects.toThrow(/readonly/);
  await services.outbox.start();
  expect(server.received).toEqual([]);
  await say("PRAGMA query_only = OFF");
  services.outbox.notify();
  await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: sent"));
});

const dayMs = 24 * 60 * 60_000;
const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString();

/** Emails that no worker retries, on the day of their last attempt. */
const undecided: Record<string, Partial<StoredEmail>> = {
  "given up": { created_at: daysAgo(5.1), last_attempt_at: daysAgo(0), reason: "greylisted" },
  unknown: { created_at: daysAgo(0), data_started_at: daysAgo(0), reason: "the reply was lost" },
  restored: { created_at: daysAgo(9), data_started_at: daysAgo(0), reason: "restored" },
};

describe.each(engines)("an email that nobody decided on, over %s", (engine) => {
  /** The emails of one request, which no worker retries. */
  async function start(change: Partial<StoredEmail>, flags: "honeypot"[] = []) {
    const services = await createTestServices({}, engine);
    closeAfterTest(services);
    const { kysely } = services.database;
    await services.intake.submitBooking(aBooking(), { idempotencyKey: null, flags });
    await kysely
      .updateTable("emails")
      .set({ due_at: null, ...change })
      .execute();
    /** What the metrics and /readyz/mail report on a later day. */
    const told = async (days = 0) => {
      const { health, backlog } = createOutbox({
        ...services,
        now: () => Date.now() + days * dayMs,
      });
      const counted = await backlog();
      return { visitor: counted.some((each) => each.audience === "visitor"), ...(await health()) };
    };
    return { services, kysely, told };
  }

  test.each(Object.entries(undecided))("is told for five days: %s", async (_, change) => {
    const { told } = await start(change);
    for (const days of [0, 4.9])
      expect(await told(days)).toMatchObject({ visitor: true, team: "failing" });
    expect(await told(5)).toEqual({ visitor: false, team: "ok", held: 0 });
  });

  test("is told no more once it is dismissed, or has no text to resend", async () => {
    const { services, kysely, told } = await start(undecided["given up"]!);
    await kysely.updateTable("emails").set(dismissColumns(Date.now())).execute();
    expect(await services.statuses()).toBe("team: overtaken, visitor: overtaken");
    expect(await told()).toMatchObject({ team: "ok" });
    await kysely.updateTable("emails").set({ overtaken_at: null, draft: "" }).execute();
    expect(await told()).toEqual({ visitor: false, team: "ok", held: 0 });
  });

  test("is not told if it answers what a program wrote, and is if a cap holds it", async () => {
    const { kysely, told } = await start({ attempts: 0 }, ["honeypot"]);
    expect((await told()).visitor).toBe(false);
    await kysely.updateTable("emails").set({ held_reason: siteCapReason }).execute();
    expect(await told()).toEqual({ visitor: true, team: "ok", held: 2 });
    // `release` can no longer send these.
    await kysely.updateTable("emails").set({ draft: "" }).execute();
    expect(await told()).toMatchObject({ held: 0 });
  });
});

test("held emails are counted without reading every email", async () => {
  const services = await createTestServices();
  closeAfterTest(services);
  const { kysely } = services.database;
  let counted = CompiledQuery.raw("");
  const explained = kysely.withPlugin({
    transformQuery({ node, queryId }) {
      counted = kysely.getExecutor().compileQuery(node, queryId);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await countHeld(explained);
  const plan = await kysely.executeQuery(
    CompiledQuery.raw(`EXPLAIN QUERY PLAN ${counted.sql}`, [...counted.parameters]),
  );
  expect(JSON.stringify(plan.rows)).toContain("USING INDEX emails_held");
});
