import { afterEach, describe, expect, inject, test } from "vitest";
import { aBooking } from "#tests/fixtures/requests.ts";
import { createTestServices, plain } from "#tests/fixtures/test-services.ts";
import { newDatabase } from "#tests/postgres/database.ts";
import { createIntake } from "./intake.ts";

const postgres = inject("postgres");
const engines: [string, () => Promise<Record<string, string>>][] = [
  ["the embedded database", async () => ({})],
  ["PostgreSQL", async () => ({ DATABASE_URL: await newDatabase(postgres ?? "") })],
];

describe.each(engines)("over %s", (name, settings) => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0)) await each.close();
  });
  const it = test.skipIf(name === "PostgreSQL" && postgres === null);

  async function start() {
    const services = await createTestServices(await settings());
    open.push(services);
    return services;
  }
  type Workshop = Awaited<ReturnType<typeof start>>;
  const count = async (
    { database }: Workshop,
    table: "booking_requests" | "emails" | "submissions",
  ) => (await database.kysely.selectFrom(table).selectAll().execute()).length;

  it("sixteen at once with one key are one request", async () => {
    const services = await start();
    const circumstances = { idempotencyKey: "one", marks: [] };
    const answers = await Promise.all(
      Array.from({ length: 16 }, () => services.intake.submitBooking(aBooking(), circumstances)),
    );
    expect(answers.every((answer) => answer.ok)).toBe(true);
    expect(new Set(answers.map((answer) => answer.ok && answer.reference)).size).toBe(1);
    expect(answers.filter((answer) => answer.ok && !answer.replayed)).toHaveLength(1);
    expect(await count(services, "booking_requests")).toBe(1);
    expect(await count(services, "emails")).toBe(2);
  });

  it("requests that arrive together stand or fall alone", async () => {
    const services = await start();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) =>
        services.intake.submitBooking(aBooking({ time: `${index}` }), {
          // Every third comes with a key that another body has taken.
          idempotencyKey: index % 3 === 0 ? "same" : `own ${index}`.replace(" ", "-"),
          marks: [],
        }),
      ),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(21);
    expect(answers.filter((answer) => !answer.ok && answer.reason === "key-reused")).toHaveLength(
      9,
    );
    expect(await count(services, "booking_requests")).toBe(21);
    expect(await count(services, "emails")).toBe(42);
  });

  it("a key is remembered for seven days", async () => {
    const services = await start();
    const day = 24 * 60 * 60 * 1000;
    let time = Date.parse("2026-12-01T00:00:00Z");
    const intake = createIntake({ ...services, now: () => time });
    const send = async () => {
      const answer = await intake.submitBooking(aBooking(), { idempotencyKey: "k", marks: [] });
      return answer.ok ? answer.reference : "";
    };
    const first = await send();
    time += 7 * day - 1;
    expect(await send()).toBe(first);
    time += 1;
    expect(await send()).not.toBe(first);
    expect(await count(services, "submissions")).toBe(1);
  });

  it("without a key the same body is remembered for ten minutes", async () => {
    const services = await start();
    let time = Date.parse("2026-12-01T00:00:00Z");
    const intake = createIntake({ ...services, now: () => time });
    const send = async () => {
      const answer = await intake.submitBooking(aBooking(), plain);
      return answer.ok ? answer.reference : "";
    };
    const first = await send();
    time += 10 * 60 * 1000 - 1;
    expect(await send()).toBe(first);
    time += 1;
    expect(await send()).not.toBe(first);
  });

  it("a reference that is taken is drawn again", async () => {
    const services = await start();
    const bytes = [...Array<number>(10).fill(0), 1];
    const intake = createIntake({ ...services, randomByte: () => bytes.shift() ?? 2 });
    const first = await intake.submitBooking(aBooking(), plain);
    const second = await intake.submitBooking(aBooking({ time: "2" }), plain);
    expect(first).toMatchObject({ reference: "FL-22222" });
    expect(second).toMatchObject({ reference: "FL-34444" });
    expect(await count(services, "emails")).toBe(4);
  });

  it("times are UTC, names are kept exactly, mails leave", async () => {
    const services = await start();
    await services.intake.submitBooking(aBooking({ firstName: "李", lastName: "🎿" }), plain);
    const rows = await services.database.kysely
      .selectFrom("booking_requests")
      .selectAll()
      .execute();
    expect(rows).toMatchObject([{ first_name: "李", last_name: "🎿" }]);
    expect(rows[0]?.received_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
    await services.outbox.start();
    await expect
      .poll(() => services.statuses(), { timeout: 5000 })
      .toBe("team: sent, visitor: sent");
  });
});
