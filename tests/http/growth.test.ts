import { runInNewContext } from "node:vm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Linear work on so much text takes milliseconds, quadratic work minutes: longer than a test may. */
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
