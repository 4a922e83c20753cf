import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDesk, fromDesk, signIn } from "#tests/fixtures/desk.ts";
import { draftFromNow } from "#tests/fixtures/quote-draft.ts";
import { aBooking } from "#tests/fixtures/requests.ts";
import { plain } from "#tests/fixtures/test-services.ts";

let desk: Awaited<ReturnType<typeof createTestDesk>>;
let cookie: string;
let reference: string;
beforeAll(async () => {
  desk = await createTestDesk();
  ({ cookie } = await signIn(desk));
  const result = await desk.intake.submitBooking(aBooking(), plain);
  reference = result.ok ? result.reference : "";
});
afterAll(() => desk.close());

function save(draft: object, version: number) {
  return desk.request(`/api/requests/${reference}/draft`, {
    method: "PUT",
    headers: { ...fromDesk, Cookie: cookie },
    body: JSON.stringify({ draft, version }),
  });
}

test("a draft that is not whole is shown with its gaps", async () => {
  const response = await desk.read(`/preview/${reference}`, cookie);
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("$0.00");
});

test("a page without any pickup is 422", async () => {
  const result = await desk.intake.submitBooking(aBooking({ date: "friday-ish" }), plain);
  const unread = result.ok ? result.reference : "";
  expect((await desk.read(`/preview/${unread}`, cookie)).status).toBe(422);
});

test("a whole draft shows the visitor's page as it would be", async () => {
  expect((await save(draftFromNow(), 0)).status).toBe(200);
  const response = await desk.read(`/preview/${reference}`, cookie);
  expect(response.status).toBe(200);
  const page = await response.text();
  expect(page).toContain("$835.50");
  expect(page).toContain("Maya Ortiz");
  const stored = await desk.requests.readRequest(reference);
  expect([stored?.state, stored?.quotes]).toEqual(["received", []]);
  // Whatever the page loads is there, though its own listener is another.
  const assets = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(([, path]) => path!);
  expect(assets.length).toBeGreaterThan(0);
  for (const path of assets) expect((await desk.request(path)).status).toBe(200);
});

test("it may only be framed by the desk, runs nothing and is kept by nobody", async () => {
  const { headers } = await desk.read(`/preview/${reference}`, cookie);
  const policy = headers.get("Content-Security-Policy");
  for (const rule of [
    "frame-ancestors 'self'",
    "script-src 'none'",
    "form-action 'none'",
    "sandbox",
  ])
    expect(policy).toContain(rule);
  expect(headers.get("X-Frame-Options")).toBe("SAMEORIGIN");
  expect(headers.get("Cache-Control")).toBe("no-store");
  const parent = (await desk.request("/")).headers;
  expect(parent.get("Content-Security-Policy")).toContain("frame-src 'self'");
  expect(parent.get("X-Frame-Options")).toBe("DENY");
});

test("nobody sees it signed out, and nothing else has one", async () => {
  expect((await desk.request(`/preview/${reference}`)).status).toBe(401);
  expect((await desk.read("/preview/FL-22222", cookie)).status).toBe(404);
  expect((await desk.read("/preview/x", cookie)).status).toBe(404);
});
