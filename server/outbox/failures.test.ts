import { CompiledQuery } from "kysely";
import { expect, test } from "vitest";
import { startMailServer, type Behavior } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { closeAfterTest, startOutbox, until } from "#tests/fixtures/test-outbox.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { createOutbox } from "./outbox.ts";

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
  // The control: nothing can be written now.
  await expect(services.intake.submitBooking(aBooking(), plain)).rejects.toThrow(/readonly/);
  await services.outbox.start();
  expect(server.received).toEqual([]);
  await say("PRAGMA query_only = OFF");
  services.outbox.notify();
  await until(async () => expect(await services.statuses()).toBe("team: sent, visitor: sent"));
});
