import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const { agreeToTerms: _, ...text } = aBooking();
const fields = text as unknown as Record<string, string>;

test("a native post is stored and thanked for", async () => {
  const answer = await app.submit("/booking", { ...fields, website: "", agreeToTerms: "on" });
  expect(answer.status).toBe(200);
  const page = await answer.text();
  const reference = /FL-[2-9A-Z]{5}/.exec(page)?.[0];
  expect(page).toContain("Thank You");
  expect(page).toContain("What Happens Next");
  const rows = await app.database.kysely.selectFrom("booking_requests").selectAll().execute();
  expect(rows).toMatchObject([{ reference, first_name: "Róisín" }]);
});

test("a reload of the answer is the same request", async () => {
  const form = { ...fields, time: "12:00", agreeToTerms: "on" };
  const first = await (await app.submit("/booking", form)).text();
  const second = await (await app.submit("/booking", form)).text();
  const reference = /FL-[2-9A-Z]{5}/;
  expect(reference.exec(second)?.[0]).toBe(reference.exec(first)?.[0]);
});

test("a broken rule comes back beside its field, with everything filled in", async () => {
  const answer = await app.submit("/booking", {
    ...fields,
    email: "no address",
    lastName: '"><script>alert(1)</script>',
    agreeToTerms: "on",
  });
  expect(answer.status).toBe(422);
  const page = await answer.text();
  const field = /<input[^>]*name="email"[^>]*>/.exec(page)?.[0] ?? "";
  const describedBy = / aria-describedby="([^"]+)"/.exec(field)?.[1];
  expect(field).toContain('aria-invalid="true"');
  expect(page).toContain(`<p id="${describedBy}"`);
  expect(page).toContain("Email must be an address such as name@example.com.");
  expect(page).toContain('value="no address"');
  expect(page).toContain('value="Denver International Airport"');
  expect(page).toContain("&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(page).not.toContain("<script>alert(1)");
  expect(page).toMatch(/<option value="4" selected="">/);
  expect(page).toMatch(/<option value="premium-suv" selected="">/);
  expect(page).toMatch(/name="agreeToTerms"[^>]*checked|checked[^>]*name="agreeToTerms"/);
});

test("a form that came back can be sent again: its page does not hide its origin", async () => {
  const answer = await app.submit("/booking", fields);
  expect(answer.headers.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("without agreement the page says so in the specified words", async () => {
  const answer = await app.submit("/booking", fields);
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("Terms Required");
  expect(page).toContain("Please agree to the terms and conditions to proceed.");
});

test("a message by a native post is stored and thanked for", async () => {
  const answer = await app.submit("/contact", aMessage());
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain("Thank you for your message. We will contact you soon!");
  const rows = await app.database.kysely.selectFrom("contact_messages").selectAll().execute();
  expect(rows).toMatchObject([{ first_name: "李", message: "Two pairs of skis,\nand a dog." }]);
});

test("a refused message keeps its words", async () => {
  const message = { ...aMessage({ email: "x" }) } as unknown as Record<string, string>;
  const answer = await app.submit("/contact", message);
  expect(answer.status).toBe(422);
  const page = await answer.text();
  expect(page).toContain("Two pairs of skis,\nand a dog.</textarea>");
  expect(page).toMatch(/<option value="airport-transfer" selected="">/);
});

test("a form from another site is refused", async () => {
  const answer = await app.submit("/booking", fields, { "Sec-Fetch-Site": "cross-site" });
  expect(answer.status).toBe(403);
});

test("a body that is no form: 415", async () => {
  const answer = await app.submit("/booking", fields, { "Content-Type": "text/plain" });
  expect(answer.status).toBe(415);
  const broken = await app.submit("/booking", fields, {
    "Content-Type": "multipart/form-data; boundary=x",
  });
  expect(broken.status).toBe(415);
});

const get = (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });

test("a vehicle in the address of /booking is chosen, and any other query is the file", async () => {
  expect((await app.request("/booking?vehicle=premium-suv", { method: "HEAD" })).status).toBe(200);
  const answer = await get("/booking?vehicle=premium-suv&from=mail");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Cache-Control")).toBe("no-cache");
  expect(answer.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
  expect(answer.headers.get("Set-Cookie")).toContain("firnline_seen");
  const page = await answer.text();
  expect(page).toContain('<option value="premium-suv" selected="">');
  expect(page).toContain('rel="canonical" href="http://localhost:3000/booking"');
  const packed = await get("/booking?vehicle=premium-suv", { "Accept-Encoding": "br" });
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(page);
  const etag = packed.headers.get("ETag") ?? "";
  const again = await get("/booking?vehicle=premium-suv", { "If-None-Match": etag });
  expect(again.status).toBe(304);
  const plain = await (await get("/booking")).text();
  expect(await (await get("/booking?vehicle=%22%3E%3Cb%3E")).text()).toBe(plain);
  expect(plain).not.toContain("selected");
});
