import { CompiledQuery } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { createDeskApp } from "#server/desk/app.ts";
import { createSiteApp } from "#server/site/app.ts";
import { createPreview } from "#server/site/preview.ts";
import { engines, engineSettings } from "#tests/fixtures/databases.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestApp, type TestApp, testPages } from "#tests/fixtures/test-app.ts";
import { createTestServices } from "#tests/fixtures/test-services.ts";

let services: Awaited<ReturnType<typeof createTestServices>>;
beforeEach(async () => {
  services = await createTestServices();
});
afterEach(() => services.close());

const form = (fields: object) => ({
  method: "POST",
  headers: { "Content-Type": "application/x-www-form-urlencoded" },
  body: new URLSearchParams(fields as Record<string, string>).toString(),
});
const json = (fields: object) => ({
  method: "POST",
  headers: { "Content-Type": "application/json" },
  body: JSON.stringify(fields),
});

test("a page that fails to render says so in words that fit any page, and logs the cause", async () => {
  const pages = await testPages(services);
  const cause = new Error("a component broke");
  const app = await createSiteApp(services, { ...pages, render: () => Promise.reject(cause) });
  const response = await app.request("/booking", form({}));
  expect(response.status).toBe(500);
  const page = await response.text();
  expect(page).toContain("Something went wrong");
  expect(page).toContain(company.phone.display);
  expect(services.lines.join("")).toContain("a component broke");
  expect(response.headers.get("X-Request-Id")).toMatch(/^[0-9a-f-]{36}$/);
  // The control: a page from memory needs no rendering.
  expect((await app.request("/booking")).status).toBe(200);
});

test("a fault in the use case gives the form back with everything typed", async () => {
  const intake = failing(new TypeError("a bug"));
  const app = await createSiteApp({ ...services, intake }, await testPages(services));
  const response = await app.request("/booking", form(aBooking()));
  expect(response.status).toBe(500);
  const page = await response.text();
  expect(page).toContain("There was an error submitting your booking.");
  expect(/<form.*?<\/form>/s.exec(page)?.[0]).toMatch(/href="tel:[^>]+>Call /);
  expect(page).toContain('value="The Lodge at Vail"');
  expect(services.lines.join("")).toContain("a bug");
});

test("each form's fault has its own words, for the visitor and in the log", async () => {
  const intake = failing(new StorageError("SQLite: full (13)"));
  const app = await createSiteApp({ ...services, intake }, await testPages(services));
  const booking = await app.request("/api/booking", json(aBooking()));
  expect(booking.status).toBe(503);
  expect(await booking.json()).toMatchObject({
    message: expect.stringContaining("submitting your booking"),
  });
  expect(services.lines.join("")).toContain("Failed to submit booking");
  services.lines.length = 0;
  const contact = await app.request("/api/contact", json(aMessage()));
  expect(await contact.json()).toMatchObject({
    message: expect.stringContaining("sending your message"),
  });
  expect(services.lines.join("")).toContain("Failed to send contact message");
  expect(services.lines.join("")).not.toContain("booking");
});

test.each(["", "/ride.ics", "/accept"])(
  "the visitor's page%s while the database is away: try again in a minute",
  async (under) => {
    const requests = { ...services.requests, read: () => Promise.reject(away) };
    const app = await createSiteApp({ ...services, requests }, await testPages(services));
    const response = await app.request(`/requests/${"x".repeat(43)}${under}`);
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(await response.text()).toContain("Your request is safe");
    expectOneWarning();
  },
);

test("every call of the desk while the database is away: nothing was changed", async () => {
  const accounts = { ...services.accounts, find: () => Promise.reject(away) };
  const pages = await testPages(services);
  const app = await createDeskApp({ ...services, accounts }, new Map(), {
    ...pages,
    preview: createPreview(services, pages),
  });
  const headers = { Cookie: "firnline-desk=x" };
  for (const path of ["/api/lists", "/api/session", "/api/events", "/preview/FL-7K3Q9"]) {
    const response = await app.request(path, { headers });
    expect([path, response.status]).toEqual([path, 503]);
    expect(response.headers.get("Retry-After")).toBe("10");
    expect(await response.text()).toContain("Nothing was changed.");
    expectOneWarning();
  }
});

const away = new StorageError("PostgreSQL: connection refused (ECONNREFUSED)");

function expectOneWarning() {
  const lines = services.lines.splice(0).map((line) => JSON.parse(line));
  const [warning, ...others] = lines.filter(({ level }) => level >= 40);
  expect(others).toEqual([]);
  expect(warning).toMatchObject({ level: 40, reason: away.message });
  expect(warning).not.toHaveProperty("err");
}

function failing(error: Error) {
  return {
    submitBooking: async () => {
      throw error;
    },
    sendContactMessage: async () => {
      throw error;
    },
    takeRequest: async () => {
      throw error;
    },
  };
}

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

// These reach the one connection that writes: SQLite then fails as on a full disk
// (SQLITE_FULL) and on a read-only disk (SQLITE_READONLY).
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
    // A full disk still has room on pages that are already allocated.
    for (let post = 0; post < 400 && failed < 3; post += 1) {
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
  const filled = { ...fields, agreeToTerms: "on" } as unknown as Record<string, string>;
  const answer = await app.submit("/booking", filled);
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
