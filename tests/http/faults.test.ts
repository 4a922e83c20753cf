import { afterEach, beforeEach, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { createDeskApp } from "#server/desk/app.ts";
import { createSiteApp } from "#server/site/app.ts";
import { loadPages } from "#server/site/load-pages.ts";
import { createPreview } from "#server/site/preview.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
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
  const pages = await loadPages("build");
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
  const app = await createSiteApp({ ...services, intake }, await loadPages("build"));
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
  const app = await createSiteApp({ ...services, intake }, await loadPages("build"));
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
    const app = await createSiteApp({ ...services, requests }, await loadPages("build"));
    const response = await app.request(`/requests/${"x".repeat(43)}${under}`);
    expect(response.status).toBe(503);
    expect(response.headers.get("Retry-After")).toBe("60");
    expect(await response.text()).toContain("Your request is safe");
    expectOneWarning();
  },
);

test("every call of the desk while the database is away: nothing was changed", async () => {
  const accounts = { ...services.accounts, find: () => Promise.reject(away) };
  const pages = await loadPages("build");
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
