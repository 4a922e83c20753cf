import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestApp, type TestApp } from "#tests/fixtures/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

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
