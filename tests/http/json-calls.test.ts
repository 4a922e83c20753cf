import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

function bookings() {
  return app.database.kysely
    .selectFrom("booking_requests")
    .innerJoin("requests", "requests.reference", "booking_requests.reference")
    .selectAll()
    .execute();
}

function emails() {
  return app.database.kysely.selectFrom("emails").selectAll().execute();
}

test("a request is stored together with the two emails that it owes", async () => {
  const answer = await app.post("/api/booking", aBooking());
  expect(answer.status).toBe(200);
  const body = await answer.json();
  expect(body).toEqual({
    success: true,
    message: expect.any(String),
    reference: expect.stringMatching(/^FL-[2-9A-Z]{5}$/),
    page: expect.stringMatching(/^\/requests\/[\w-]{43}$/),
    answerBy: expect.any(String),
    isSoon: false,
  });
  expect(await bookings()).toMatchObject([
    { reference: body.reference, last_name: "O'Brien-Núñez", passengers: "4", flags: "" },
  ]);
  expect(await emails()).toMatchObject([
    { audience: "team", reference: body.reference, held_reason: null },
    { audience: "visitor", recipient: "roisin@example.com", held_reason: null },
  ]);
});

test("a message is stored as it was typed", async () => {
  const answer = await app.post("/api/contact", aMessage());
  expect(await answer.json()).toMatchObject({ success: true });
  const rows = await app.database.kysely.selectFrom("contact_messages").selectAll().execute();
  expect(rows).toMatchObject([
    { first_name: "李", last_name: "🎿", message: "Two pairs of skis,\nand a dog." },
  ]);
});

describe("what is refused", () => {
  test.each(["{", "[]", "null", "7", ""])("the body %j: 400", async (body) => {
    const answer = await app.post("/api/booking", body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ success: false, errors: {} });
  });

  test("bytes that are no UTF-8: 400", async () => {
    const answer = await app.request("/api/booking", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Uint8Array([0x7b, 0xff, 0x7d]),
    });
    expect(answer.status).toBe(400);
  });

  test.each(["text/plain", "application/x-www-form-urlencoded", "application/jsonp", ""])(
    "type %j: 415",
    async (type) => {
      const answer = await app.post("/api/booking", aBooking(), { "Content-Type": type });
      expect(answer.status).toBe(415);
    },
  );

  test("broken rules: 422, by field, with what would be right", async () => {
    const answer = await app.post("/api/booking", aBooking({ email: "x", firstName: "" }));
    expect(answer.status).toBe(422);
    expect(await answer.json()).toEqual({
      success: false,
      message: expect.any(String),
      errors: {
        email: "Email must be an address such as name@example.com.",
        firstName: "First name is required.",
      },
    });
  });

  test("no agreement to the terms: 422", async () => {
    const answer = await app.post("/api/booking", aBooking({ agreeToTerms: false }));
    expect(await answer.json()).toMatchObject({
      errors: { agreeToTerms: "Please agree to the terms and conditions to proceed." },
    });
  });

  test("a body over 64 KB: 413, whether its length is told or not", async () => {
    const large = JSON.stringify(aBooking({ extra: "x".repeat(65 * 1024) }));
    expect((await app.post("/api/booking", large)).status).toBe(413);
    const init = {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: new Blob([large]).stream(),
      duplex: "half",
    };
    expect((await app.request("/api/booking", init)).status).toBe(413);
  });

  test.each(["GET", "PUT", "DELETE", "PATCH", "OPTIONS"])("%s: 405 with Allow", async (method) => {
    const answer = await app.request("/api/booking", { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.get("Allow")).toBe("POST");
    expect(await answer.json()).toMatchObject({ success: false });
  });

  test("an unknown call: 404 in JSON", async () => {
    const answer = await app.post("/api/nothing", {});
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  const site = "http://localhost:3000";
  test.each<[Record<string, string>, number]>([
    [{ "Sec-Fetch-Site": "cross-site" }, 403],
    [{ "Sec-Fetch-Site": "same-site" }, 403],
    [{ "Sec-Fetch-Site": "same-origin" }, 200],
    [{ Origin: "https://evil.example" }, 403],
    [{ Origin: "null" }, 403],
    [{ Origin: site }, 200],
    [{ "Sec-Fetch-Site": "same-origin", Origin: site }, 200],
    [{ "Sec-Fetch-Site": "cross-site", Origin: site }, 403],
  ])("a post with %j: %i", async (headers, status) => {
    expect((await app.post("/api/booking", aBooking(), headers)).status).toBe(status);
  });
});

describe("header injection", () => {
  const fields = Object.keys(aBooking()).filter((name) => name !== "agreeToTerms");
  test.each(fields)("a line break in %s is refused", async (field) => {
    const changes = { [field]: "x\r\nBcc: victim@example.com" };
    const answer = await app.post("/api/booking", aBooking(changes));
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).errors)).toEqual([field]);
  });

  test.each(["firstName", "lastName", "email", "phone", "service"])(
    "a line break in a message's %s is refused",
    async (field) => {
      const changes = { [field]: "x\nBcc: victim@example.com" };
      expect((await app.post("/api/contact", aMessage(changes))).status).toBe(422);
    },
  );

  test.each(["a@x.com, victim@y.com", "g:victim@y.com,b@y.com;", "a@x.com\r\nRCPT TO:<v@y.com>"])(
    "%j is not one address",
    async (email) => {
      expect((await app.post("/api/booking", aBooking({ email }))).status).toBe(422);
    },
  );
});

describe("a submission that comes twice", () => {
  const send = async (changes: object, key?: string) => {
    const headers: Record<string, string> = key ? { "Idempotency-Key": key } : {};
    return (await app.post("/api/booking", aBooking({ ...changes }), headers)).json();
  };

  test("the same key and body at once: one request", async () => {
    const key = randomUUID();
    const before = (await emails()).length;
    const tries = Array.from({ length: 8 }, () => send({ time: "10:00" }, key));
    const references = (await Promise.all(tries)).map((body) => body.reference);
    expect(new Set(references).size).toBe(1);
    expect(await emails()).toHaveLength(before + 2);
  });

  test("the same key with another body: 422", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    await app.post("/api/booking", aBooking({ time: "10:01" }), headers);
    const answer = await app.post("/api/booking", aBooking({ time: "10:02" }), headers);
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ success: false });
  });

  test("other keys: other requests", async () => {
    const first = await send({ time: "10:03" }, randomUUID());
    const second = await send({ time: "10:03" }, randomUUID());
    expect(first.reference).not.toBe(second.reference);
  });

  test("no key: the same body is the same request", async () => {
    const first = await send({ time: "10:04" });
    expect((await send({ time: "10:04" })).reference).toBe(first.reference);
    expect((await send({ time: "10:05" })).reference).not.toBe(first.reference);
  });

  test("a key that is none: 422", async () => {
    expect(await send({}, "a b")).toMatchObject({ success: false });
  });
});

describe("flags", () => {
  test("a filled honeypot is flagged, and no email goes to the address", async () => {
    const answer = await app.post("/api/booking", aBooking({ time: "11:00", website: "x" }));
    const { reference } = await answer.json();
    expect((await emails()).filter((email) => email.reference === reference)).toMatchObject([
      { audience: "team", held_reason: null, subject: expect.stringContaining("[suspicious]") },
      { audience: "visitor", due_at: null, held_reason: expect.any(String) },
    ]);
  });

  test("a form that comes back at once is flagged, and answered like any other", async () => {
    const page = await app.request("/booking");
    const cookie = page.headers.get("Set-Cookie")?.split(";")[0] ?? "";
    const answer = await app.post(
      "/api/booking",
      aBooking({ time: "11:01", email: "fast@example.com" }),
      { Cookie: cookie },
    );
    const { reference } = await answer.json();
    const row = (await bookings()).find((booking) => booking.reference === reference);
    expect(row).toMatchObject({ flags: "too-fast" });
    const owed = (await emails()).filter((email) => email.reference === reference);
    expect(owed.map((email) => email.due_at)).not.toContain(null);
  });

  test("a forged time says nothing", async () => {
    const headers = { Cookie: `firnline_seen=${Date.now()}.AAAA` };
    const answer = await app.post("/api/booking", aBooking({ time: "11:02" }), headers);
    const { reference } = await answer.json();
    const row = (await bookings()).find((booking) => booking.reference === reference);
    expect(row).toMatchObject({ flags: "" });
  });

  test("a date that is over is accepted and noted", async () => {
    const answer = await app.post("/api/booking", aBooking({ date: "2020-01-01", time: "11:03" }));
    const { reference } = await answer.json();
    const row = (await bookings()).find((booking) => booking.reference === reference);
    expect(row).toMatchObject({ pickup_note: "past" });
  });
});

test("nothing that a person typed is in the log", () => {
  const log = app.lines.join("");
  expect(log).toContain('"route":"/api/booking"');
  const typed = ["roisin", "Brien", "Denver", "555 0100", "li@example"];
  expect(typed.filter((text) => log.includes(text))).toEqual([]);
});
