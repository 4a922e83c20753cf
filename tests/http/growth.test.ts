import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** The quickest of several tries, in milliseconds. */
async function quickest(work: () => Promise<unknown>): Promise<number> {
  let best = Infinity;
  for (let round = 0; round < 4; round += 1) {
    const started = performance.now();
    await work();
    best = Math.min(best, performance.now() - started);
  }
  return best;
}

// Four times the text may take four times as long; a quadratic expression takes sixteen times.
const mostGrowth = 9;

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
])("%s costs no more than in proportion to its length", async (_, send) => {
  await send(1000);
  const short = await quickest(() => send(15_000));
  const long = await quickest(() => send(60_000));
  // Below a millisecond the clock is too coarse to tell; no attack is made of that.
  expect(long / Math.max(short, 1)).toBeLessThan(mostGrowth);
});

test("the control: a quadratic expression would be seen", async () => {
  const strip = async (n: number) => `${"/".repeat(n)}x`.replace(/\/+$/, "");
  const short = await quickest(() => strip(4_000));
  const long = await quickest(() => strip(16_000));
  expect(long / Math.max(short, 1)).toBeGreaterThan(mostGrowth);
});

async function get(path: string, headers: Record<string, string> = {}) {
  return app.request(`http://localhost${path}`, { headers });
}

async function post(body: object, headers: Record<string, string>) {
  return app.post("/api/booking", body, headers);
}
