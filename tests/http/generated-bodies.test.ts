import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { aBooking, aMessage } from "#tests/fixtures/requests.ts";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

/** Any JSON, and nearly right bodies: some fields of a good one replaced by anything. */
function bodies(good: object) {
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
    fc.asyncProperty(bodies(good), async (body) => {
      const answer = await app.post(path, body);
      seen.add(answer.status);
      expect([200, 400, 422]).toContain(answer.status);
      expect(await answer.json()).toMatchObject({ success: answer.status === 200 });
    }),
    { numRuns: 200 },
  );
  // Otherwise the bodies would all have been turned away at the first app.
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
