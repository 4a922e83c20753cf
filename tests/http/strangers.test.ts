import * as fc from "fast-check";
import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDesk, fromDesk, signIn } from "#tests/fixtures/desk.ts";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";
import { quotedRequest } from "#tests/fixtures/test-requests.ts";

let site: TestApp;
let desk: Awaited<ReturnType<typeof createTestDesk>>;
let calls: { method: string; path: string }[];

beforeAll(async () => {
  site = await createTestApp();
  desk = await createTestDesk();
  // With a nonexistent id for each parameter.
  calls = desk.routes
    // Both listeners accept fault reports from their own pages and return nothing.
    .filter(({ path }) => path !== "/api/faults")
    .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
    .map(({ method, path }) => ({ method, path: path.replaceAll(/:[a-z]+/gi, "FL-22222") }));
});
afterAll(async () => {
  await site.close();
  await desk.close();
});

function ask(
  app: Pick<TestApp, "request">,
  { method, path }: (typeof calls)[number],
  headers = {},
) {
  const body = method === "GET" ? null : "{}";
  return app.request(path, { method, body, headers: { ...fromDesk, ...headers } });
}

test("no call of the desk exists on the public listener", async () => {
  expect(calls.length).toBeGreaterThan(25);
  const bodies = new Set<string>();
  for (const call of calls.filter(({ path }) => path.startsWith("/api/"))) {
    const answer = await ask(site, call);
    expect([call, answer.status]).toEqual([call, 404]);
    bodies.add(await answer.text());
  }
  const nowhere = await site.request("/api/nowhere");
  expect([...bodies]).toEqual([await nowhere.text()]);
});

test("without an account every call is refused, but for those that sign in, and for the health check", async () => {
  const open = ["/api/sign-in/", "/api/account/sign-out", "/healthz"];
  for (const call of calls.filter(({ path }) => !open.some((each) => path.startsWith(each)))) {
    const made = await ask(desk, call, { Cookie: "firnline-desk=made-up" });
    expect([call, made.status]).toEqual([call, 401]);
  }
});

test("another site makes no call, even with the browser's session", async () => {
  const { cookie } = await signIn(desk);
  const unsafe = calls.filter(({ method }) => method !== "GET");
  expect(unsafe.length).toBeGreaterThan(15);
  for (const call of unsafe) {
    const foreign = { "Sec-Fetch-Site": "cross-site", Origin: "https://elsewhere.example" };
    const answer = await ask(desk, call, { ...foreign, Cookie: cookie });
    expect([call, answer.status]).toEqual([call, 403]);
    expect(answer.headers.getSetCookie()).toEqual([]);
  }
  expect((await desk.read("/api/session", cookie)).status).toBe(200);
});

test("no visitor's page exists on the desk, for a real token or any other", async () => {
  const { page } = await quotedRequest(site);
  const anything = await (await desk.request("/requests/FL-22222")).text();
  for (const path of [page, `${page}/accept`, `${page}/ride.ics`, "/requests"]) {
    const answer = await desk.request(path);
    expect(await answer.text()).toBe(anything);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect((await desk.request(path, { method: "POST", body: "quote=1" })).status).toBe(405);
  }
  const stored = await site.database.kysely.selectFrom("requests").select("state").execute();
  expect(stored).toEqual([{ state: "quoted" }]);
});

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Any JSON, and nearly valid bodies: valid ones with some fields replaced by anything. */
function generate(good: object) {
  const spoilt = fc
    .record(
      Object.fromEntries(
        Object.entries(good).map(([name, value]) => [
          name,
          fc.oneof(fc.constant(value), fc.string({ unit: "binary" }), fc.jsonValue()),
        ]),
      ),
      { requiredKeys: [] },
    )
    .map((value) => JSON.stringify(value));
  return fc.oneof(spoilt, fc.json(), fc.string({ unit: "binary" }), fc.constant("\u0000"));
}

test.each([
  ["/api/booking", aBooking()],
  ["/api/contact", aMessage()],
])("200 bodies to %s are answered, never with a 5xx", async (path, good) => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(generate(good), async (body) => {
      const answer = await app.post(path, body);
      seen.add(answer.status);
      expect([200, 400, 422]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ success: answer.status === 200 });
    }),
    { numRuns: 200 },
  );
  // Otherwise the first app would have rejected all bodies.
  expect(seen).toContain(422);
});

test("what is typed into a form is given back, never a 5xx", async () => {
  const fields = fc.dictionary(fc.constantFrom(...Object.keys(aBooking())), fc.string());
  await fc.assert(
    fc.asyncProperty(fields, async (form) => {
      expect((await app.submit("/booking", form)).status).toBeLessThan(500);
    }),
    { numRuns: 100 },
  );
});

/** Linear work on this much text takes milliseconds; quadratic work takes minutes, longer than a test may run. */
const length = 1_000_000;

test.each<[string, (length: number) => Promise<unknown>]>([
  ["an address of slashes", (n) => get(`${"/".repeat(n)}x`)],
  ["an address that ends in slashes", (n) => get(`/x${"/".repeat(n)}`)],
  ["Accept-Encoding", (n) => get("/", { "Accept-Encoding": `br${" ".repeat(n)};q=x` })],
  ["If-None-Match", (n) => get("/", { "If-None-Match": `${"W/".repeat(n / 2)}"` })],
  ["Range", (n) => get("/sedan.png", { Range: `bytes=${"0".repeat(n)}-` })],
  ["X-Forwarded-For", (n) => post({}, { "X-Forwarded-For": `::ffff:${"1.".repeat(n / 2)}` })],
  ["Content-Type", (n) => post({}, { "Content-Type": `application/json${" ".repeat(n)};` })],
  ["Idempotency-Key", (n) => post({}, { "Idempotency-Key": `${"a".repeat(n)} b` })],
  ["Cookie", (n) => get("/booking", { Cookie: `firnline_seen=${"a.".repeat(n / 2)}` })],
])("%s may be long: what is done with it does not grow with its square", async (_, send) => {
  await send(length);
});

test("the control: a quadratic expression would not end in time", () => {
  const strip = `"${"/".repeat(length)}x".replace(/\\/+$/, "")`;
  expect(() => runInNewContext(strip, {}, { timeout: 200 })).toThrow("timed out after 200ms");
  expect(runInNewContext(strip.replace("x", ""), {}, { timeout: 50_000 })).toBe("");
});

async function get(path: string, headers: Record<string, string> = {}) {
  return app.request(`http://localhost${path}`, { headers });
}

async function post(body: object, headers: Record<string, string>) {
  return app.post("/api/booking", body, headers);
}
