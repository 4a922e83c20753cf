import { CompiledQuery } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

// These reach the one connection that writes: SQLite itself then fails as it does on a full disk
// (SQLITE_FULL) and on one that was made read-only (SQLITE_READONLY).
const say = (sql: string) => app.database.kysely.executeQuery(CompiledQuery.raw(sql));
const faults: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  [
    "a full disk",
    () => say("PRAGMA max_page_count = 1"),
    () => say("PRAGMA max_page_count = 1000000"),
  ],
  [
    "a read-only database",
    () => say("PRAGMA query_only = ON"),
    () => say("PRAGMA query_only = OFF"),
  ],
];

async function storedBookings() {
  return (await app.database.kysely.selectFrom("booking_requests").selectAll().execute()).length;
}

test.each(faults)(
  "%s: nothing is acknowledged, and all is well once it is over",
  async (_, cause, cure) => {
    await cause();
    let acknowledged = 0;
    let failed = 0;
    // A full disk still has room on the pages that are begun.
    for (let post = 0; post < 40 && failed < 3; post += 1) {
      const answer = await app.post("/api/booking", aBooking({ time: `${post}` }));
      if (answer.ok) acknowledged += 1;
      else {
        failed += 1;
        expect(answer.status).toBe(503);
        expect(answer.headers.get("Retry-After")).toBe("10");
        expect(await answer.json()).toMatchObject({ success: false });
      }
    }
    expect(failed).toBe(3);
    expect(await storedBookings()).toBe(acknowledged);
    await cure();
    expect((await app.post("/api/booking", aBooking({ time: "after" }))).status).toBe(200);
    expect(await storedBookings()).toBe(acknowledged + 1);
    const emails = await app.database.kysely.selectFrom("emails").selectAll().execute();
    expect(emails).toHaveLength(2 * (acknowledged + 1));
  },
);

test("a form without JavaScript gets the specified words, and everything back", async () => {
  await say("PRAGMA query_only = ON");
  const { agreeToTerms: _, ...fields } = aBooking();
  const form = { ...fields, agreeToTerms: "on" } as unknown as Record<string, string>;
  const answer = await app.submit("/booking", form);
  expect(answer.status).toBe(503);
  expect(answer.headers.get("Retry-After")).toBe("10");
  const page = await answer.text();
  expect(page).toContain("Booking Error");
  expect(page).toContain(
    "There was an error submitting your booking. Please try again or contact us directly.",
  );
  expect(page).toContain('value="The Lodge at Vail"');

  const contact = await app.submit("/contact", aMessage());
  expect(await contact.text()).toContain(
    "There was an error sending your message. Please try again.",
  );
});

test.skipIf(!engines.includes("postgres"))(
  "six hundred at the same moment on PostgreSQL are all stored",
  async () => {
    const busy = await createTestApp(await engineSettings("postgres"));
    const answers = await Promise.all(
      Array.from({ length: 600 }, async (_, index) =>
        busy.post("/api/contact", aMessage({ email: `guest${index}@example.com` })),
      ),
    );
    expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
    const { stored } = await busy.database.kysely
      .selectFrom("contact_messages")
      .select((eb) => eb.fn.countAll().as("stored"))
      .executeTakeFirstOrThrow();
    expect(Number(stored)).toBe(600);
    await busy.close();
  },
  60_000,
);
