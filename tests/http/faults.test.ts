import { afterEach, beforeEach, expect, test } from "vitest";
import { company } from "#content/company.ts";
import { StorageError } from "#server/db/storage-error.ts";
import { createSiteApp } from "#server/site/app.ts";
import { loadPages } from "#server/site/load-pages.ts";
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

function failing(error: Error) {
  return {
    submitBooking: async () => {
      throw error;
    },
    sendContactMessage: async () => {
      throw error;
    },
  };
}
