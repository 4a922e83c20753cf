import { afterEach, describe, expect, inject, test, vi } from "vitest";
import { startMailServer } from "#tests/fixtures/mail-server.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { newDatabase } from "#tests/postgres/database.ts";
import { createOutbox } from "./outbox.ts";
import { createQueue } from "./queue.ts";
import { createSmtpTransport } from "./transports/smtp.ts";
import { startDeliveryWorker } from "./worker.ts";

const postgres = inject("postgres");
const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of open.splice(0).toReversed()) await each.close();
});
const until = (check: () => unknown) => vi.waitFor(check, { timeout: 15_000, interval: 20 });
const onPostgres = async () => ({ DATABASE_URL: await newDatabase(postgres ?? "") });

describe.each([
  ["the embedded database", async () => ({}), false],
  ["PostgreSQL", onPostgres, true],
] as const)("a lease over %s", (_, settings, isPostgres) => {
  const it = test.skipIf(isPostgres && postgres === null);
  const leaseMs = 60_000;

  /** Two processes' queues over one database that holds one request's emails. */
  async function twoQueues() {
    const services = await createTestServices(await settings());
    open.push(services);
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
    await first.settle(email!, { kind: "later", reason: "too late" });
    expect(await second.renew(email!.id)).toBe(true);
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
      await first.settle({ ...email!, attempts: attempt }, { kind: "later", reason: "451" });
    clock.time -= 30 * 60 * 1000;
    expect(await first.claim("team")).toBeUndefined();
    clock.time -= 24 * 60 * 60 * 1000;
    expect(await first.claim("team")).toBeDefined();
  });
});

test.skipIf(postgres === null)(
  "two processes and a server slower than the lease: each email leaves once",
  async () => {
    const server = await startMailServer({ recipientMs: () => 900, replyMs: () => 900 });
    const settings = { ...(await onPostgres()), SMTP_URL: server.url };
    const processes = await Promise.all([1, 2].map(() => createTestServices(settings)));
    const outboxes = processes.map((services) => createOutbox({ ...services, leaseMs: 400 }));
    open.push(server, ...processes, ...outboxes.map((outbox) => ({ close: () => outbox.stop() })));
    const [services] = processes;
    await services!.intake.submitBooking(aBooking(), plain);
    await Promise.all(outboxes.map((outbox) => outbox.start()));
    await until(async () => expect(await services!.statuses()).toBe("team: sent, visitor: sent"));
    expect(server.received.flatMap(({ to }) => to).toSorted()).toEqual([
      "roisin@example.com",
      "team@firnline.example",
    ]);
  },
);

test.skipIf(postgres === null)("queues that ignore leases send the same email twice", async () => {
  const server = await startMailServer({ recipientMs: () => 900 });
  const services = await createTestServices({ ...(await onPostgres()), SMTP_URL: server.url });
  open.push(server, services);
  await services.intake.submitBooking(aBooking(), plain);
  const options = { isPostgres: true, now: Date.now, leaseMs: 400 };
  const workers = [1, 2].map(() => {
    const queue = createQueue(services.database, options);
    const careless = { ...queue, renew: async () => true, startData: async () => true };
    const transport = createSmtpTransport(services.config.smtp!, "quotes@firnline.example");
    const ports = { transport, log: services.log, now: Date.now, renewEveryMs: 100 };
    return startDeliveryWorker("visitor", { ...ports, queue: careless });
  });
  open.push(...workers.map((worker) => ({ close: () => worker.stop() })));
  await until(() => expect(server.received.length).toBeGreaterThan(1));
});

test("a database that is away when an email was sent leaves no doubt about it", async () => {
  const server = await startMailServer();
  const services = await createTestServices({ SMTP_URL: server.url });
  open.push(server, services);
  await services.intake.submitBooking(aBooking(), plain);
  let faults = 2;
  const queue = createQueue(services.database, { isPostgres: false, now: Date.now, leaseMs: 400 });
  const faulty: typeof queue = {
    ...queue,
    async settle(email, outcome) {
      if (faults-- > 0) throw new Error("away");
      return queue.settle(email, outcome);
    },
  };
  const transport = createSmtpTransport(services.config.smtp!, "quotes@firnline.example");
  const ports = { transport, log: services.log, now: Date.now, renewEveryMs: 100 };
  const worker = startDeliveryWorker("visitor", { ...ports, queue: faulty });
  open.push({ close: () => worker.stop() });
  await until(() => expect(server.received).toHaveLength(1));
  expect(await services.statuses()).toBe("team: waiting, visitor: waiting");
  await until(async () => expect(await services.statuses()).toBe("team: waiting, visitor: sent"));
});

test("a lease that is lost before the data stops the delivery", async () => {
  const server = await startMailServer({ recipientMs: () => 500 });
  const services = await createTestServices({ SMTP_URL: server.url });
  open.push(server, services);
  await services.intake.submitBooking(aBooking(), plain);
  await services.outbox.start();
  await until(async () =>
    expect((await services.emails()).every((email) => email.lease_owner !== null)).toBe(true),
  );
  await services.database.kysely
    .updateTable("emails")
    .set({ lease_owner: "another", lease_until: new Date(Date.now() + 60_000).toISOString() })
    .where("audience", "=", "visitor")
    .execute();
  await until(() => expect(services.lines.join("")).toContain("another worker"));
  await until(() => expect(server.received).toHaveLength(1));
  // Only the email whose lease was kept has left.
  expect(server.received.map((email) => email.to)).toEqual([["team@firnline.example"]]);
  const visitor = (await services.emails()).find((email) => email.audience === "visitor");
  expect(visitor).toMatchObject({ lease_owner: "another", data_started_at: null, sent_at: null });
});
