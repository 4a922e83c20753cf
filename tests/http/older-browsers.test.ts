import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";
import { quotedRequest } from "#tests/fixtures/test-requests.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ SITE_URL: "https://firnline.example" });
});
afterAll(() => app.close());

/** What a page without a referrer sends in a browser that does not know Sec-Fetch-Site. */
const headers = { Origin: "null" };

test("a browser without Sec-Fetch-Site can answer a quote and ask for links", async () => {
  const { page } = await quotedRequest(app);
  const answer = await app.submit(`${page}/accept`, { quote: "1" }, headers);
  expect([answer.status, answer.headers.get("Location")]).toEqual([303, page]);
  expect(await (await app.request(page)).text()).toContain("Your ride is confirmed");
  const links = await app.submit("/requests", { email: "eleanor@example.com" }, headers);
  expect(links.status).toBe(200);
});

test("a frame of another site that hides its origin cannot", async () => {
  const { page } = await quotedRequest(app);
  const fromFrame = { ...headers, "Sec-Fetch-Site": "cross-site" };
  for (const path of [`${page}/accept`, `${page}/withdraw`, "/requests"])
    expect((await app.submit(path, { quote: "1" }, fromFrame)).status).toBe(403);
});
