import { describe, expect, inject, test } from "vitest";
import { createGate } from "#tests/fixtures/databases.ts";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { closeAfterTest, until } from "#tests/fixtures/test-outbox.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { newDatabase } from "#tests/postgres/server.ts";
import { createOutbox } from "./outbox.ts";
import { createQueue } from "./queue.ts";
import { createSmtpTransport } from "./transports/smtp.ts";
import { settlementOf, startDeliveryWorker } from "./worker.ts";

const postgres = inject("postgres");
const onPostgres = async () => ({ DATABASE_URL: await newDatabase(postgres ?? "") });

describe.each([
  ["the embedded database", async () => ({}), false],
  ["PostgreSQL", onPostgres, true],
] as const)("a lease over %s", (_, settings, isPostgres) => {
  const it = test.skipIf(isPostgres && postgres === null);
  const leaseMs = 60_000;

  /** Two processes' queues on a database with one request's emails. */
  async function twoQueues() {
    const services = await createTestServices(await settings());
    closeAfterTest(services);
    await services.intake.submitBooking(aBooking(), plain);
    const clock = { time: Date.now() };
    const options = { isPostgres, now: () => clock.time, leaseMs };
    const first = createQueue(services.database, options);
    const second = createQueue(services.database, options);
    return { first, second, clock, services };
  }

  it("keeps others away while it is renewed, and ends when it is not", async () => {
    const { first, second, clock } = await twoQueues();
    const email = await first.claim("visitor");
    for (let renewal = 0; renewal < 5; renewal += 1) {
      clock.time += leaseMs - 1;
      expect(await second.claim("visitor")).toBeUndefined();
      expect(await first.renew(email!.id)).toBe(true);
    }
    clock.time += leaseMs + 1;
    expect((await second.claim("visitor"))?.id).toBe(email!.id);
    expect(await first.renew(email!.id)).toBe(false);
    expect(await first.startData(email!.id)).toBe(false);
    expect(await second.startData(email!.id)).toBe(true);
    await first.settle(
      email!,
      settlementOf(email!, { kind: "later", reason: "too late" }, clock.time),
    );
    expect(await second.renew(email!.id)).toBe(true);
  });

  it("of a later email waits until the earlier one to the same reader has left", async () => {
    const { first, clock, services } = await twoQueues();
    const { kysely } = services.database;
    const earlier = await first.claim("visitor");
    await first.settle(
      earlier!,
      settlementOf(earlier!, { kind: "later", reason: "busy" }, clock.time),
    );
    const [row] = (await services.emails()).filter(({ audience }) => audience === "visitor");
    const later = { ...row!, id: "later", created_at: new Date(clock.time).toISOString() };
    await kysely
      .insertInto("emails")
      .values({ ...later, due_at: later.created_at })
      .execute();
    clock.time += 1000;
    expect(await first.claim("visitor")).toBeUndefined();
    expect(await first.nextDue("visitor")).toBeGreaterThan(clock.time);
    clock.time += 60_000;
    const again = await first.claim("visitor");
    expect(again?.id).toBe(earlier!.id);
    await first.settle(again!, settlementOf(again!, { kind: "sent" }, clock.time));
    expect((await first.claim("visitor"))?.id).toBe("later");
  });

  it("of the only email due lets the others wait until it ends", async () => {
    const { first, second, clock } = await twoQueues();
    expect(await second.nextDue("visitor")).toBeLessThanOrEqual(clock.time);
    await first.claim("visitor");
    expect(await second.nextDue("visitor")).toBe(clock.time + leaseMs);
    clock.time += leaseMs + 1;
    expect(await second.nextDue("visitor")).toBeLessThan(clock.time);
    expect(await second.claim("visitor")).toBeDefined();
  });

  it("is claimed by one of many who try at once", async () => {
    const { first, second } = await twoQueues();
    const claims = await Promise.all(
      [first, second, first, second].map((queue) => queue.claim("visitor")),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });

  it("of a clock that was set back ends, one within reach does not", async () => {
    const { first, second, clock } = await twoQueues();
    await first.claim("team");
    clock.time -= leaseMs / 2;
    expect(await second.claim("team")).toBeUndefined();
    clock.time -= 24 * 60 * 60 * 1000;
    expect(await second.claim("team")).toBeDefined();
  });

  it("does not make an email due before its time, unless the time is out of reach", async () => {
    const { first, clock } = await twoQueues();
    const email = await first.claim("team");
    for (let attempt = 0; attempt < 12; attempt += 1)
      await first.settle(
        email!,
        settlementOf(
          { ...email!, attempts: attempt },
          { kind: "later", reason: "451" },
          clock.time,
        ),
      );
    clock.time -= 30 * 60 * 1000;
    expect(await first.claim("team")).toBeUndefined();
    clock.time -= 24 * 60 * 60 * 1000;
    expect(await first.claim("team")).toBeDefined();
  });
});

test.skipIf(postgres === null)(
  "two processes and a server slower than the lease: each email leaves once",
  async () => {
    const leaseMs = 400;
    const clock = { time: Date.now() };
    const steps = { recipient: createGate(2), reply: createGate(2) };
    const server = await startMailServer({
      beforeRecipient: steps.recipient.pass,
      beforeReply: steps.reply.pass,
    });
    const settings = { ...(await onPostgres()), SMTP_URL: server.url };
    const processes = await Promise.all([1, 2].map(() => createTestServices(settings)));
    const outboxes = processes.map((services) =>
      createOutbox({ ...services, leaseMs, now: () => clock.time }),
    );
    closeAfterTest(
      server,
      ...processes,
      ...outboxes.map((outbox) => ({ close: () => outbox.stop() })),
    );
    const [services] = processes;
    await services!.intake.submitBooking(aBooking(), plain);
    clock.time = Date.now();
    await Promise.all(outboxes.map((outbox) => outbox.start()));
    for (const step of Object.values(steps)) {
      await step.reached;
      // In total longer than a lease, but each step is shorter than what is left of it.
      for (let renewal = 0; renewal < 3; renewal += 1) {
        clock.time += leaseMs - 1;
        const renewed = new Date(clock.time + leaseMs).toISOString();
        for (const outbox of outboxes) outbox.notify();
        await until(async () =>
          expect((await services!.emails()).map((email) => email.lease_until)).toEqual([
            renewed,
            renewed,
          ]),
        );
      }
      step.open();
    }
    await until(async () => expect(await services!.statuses()).toBe("team: sent, visitor: sent"));
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual([
      "roisin@example.com",
      "team@firnline.example",
    ]);
  },
);

test.skipIf(postgres === null)("queues that ignore leases send the same email twice", async () => {
  const both = createGate(2);
  const server = await startMailServer({ beforeRecipient: both.pass });
  const services = await createTestServices({ ...(await onPostgres()), SMTP_URL: server.url });
  closeAfterTest(server, services);
  await services.intake.submitBooking(aBooking(), plain);
  const options = { isPostgres: true, now: Date.now, leaseMs: 400 };
  const workers = [1, 2].map(() => {
    const queue = createQueue(services.database, options);
    const careless = { ...queue, renew: async () => true, startData: async () => true };
    const transport = createSmtpTransport(services.config.smtp!, "quotes@firnline.example");
    const ports = { transport, log: services.log, now: Date.now, renewEveryMs: 100 };
    return startDeliveryWorker("visitor", { ...ports, queue: careless });
  });
  closeAfterTest(...workers.map((worker) => ({ close: () => worker.stop() })));
  await both.reached;
  both.open();
  await until(() => expect(server.received.length).toBeGreaterThan(1));
});

test("a database that is away when an email was sent leaves no doubt about it", async () => {
  const server = await startMailServer();
  const services = await createTestServices({ SMTP_URL: server.url });
  closeAfterTest(server, services);
  await services.intake.submitBooking(aBooking(), plain);
  const state = { isAway: true, faults: 0 };
  const queue = createQueue(services.database, { isPostgres: false, now: Date.now, leaseMs: 400 });
  const faulty: typeof queue = {
    ...queue,
    async settle(email, change) {
      if (!state.isAway) return queue.settle(email, change);
      state.faults += 1;
      throw new Error("away");
    },
  };
  const transport = createSmtpTransport(services.config.smtp!, "quotes@firnline.example");
  const ports = { transport, log: services.log, now: Date.now, renewEveryMs: 100 };
  const worker = startDeliveryWorker("visitor", { ...ports, queue: faulty });
  closeAfterTest({ close: () => worker.stop() });
  await until(() => expect(state.faults).toBe(2));
  expect(server.received).toHaveLength(1);
  expect(await services.statuses()).toBe("team: waiting, visitor: waiting");
  state.isAway = false;
  await until(async () => expect(await services.statuses()).toBe("team: waiting, visitor: sent"));
});

test("a lease that is lost before the data stops the delivery", async () => {
  const both = createGate(2);
  const server = await startMailServer({ beforeRecipient: both.pass });
  const services = await createTestServices({ SMTP_URL: server.url });
  closeAfterTest(server, services);
  await services.intake.submitBooking(aBooking(), plain);
  await services.outbox.start();
  await both.reached;
  await services.database.kysely
    .updateTable("emails")
    .set({ lease_owner: "another", lease_until: new Date(Date.now() + 60_000).toISOString() })
    .where("audience", "=", "visitor")
    .execute();
  both.open();
  await until(() => expect(services.lines.join("")).toContain("another worker has"));
  await until(() => expect(server.received).toHaveLength(1));
  // Only the email whose lease was kept has left.
  expect(server.received.map((email) => email.to)).toEqual([["team@firnline.example"]]);
  const visitor = (await services.emails()).find((email) => email.audience === "visitor");
  expect(visitor).toMatchObject({ lease_owner: "another", data_started_at: null, sent_at: null });
});
