import { Hono } from "hono";
import { afterEach, expect, test, vi } from "vitest";
import { rateLimit } from "./rate-limit.ts";
import type { HttpEnvironment } from "./responses.ts";

afterEach(() => void vi.useRealTimers());

test("beyond the most clients that are counted, new ones share ten times the limit", async () => {
  vi.useFakeTimers();
  const app = new Hono<HttpEnvironment>();
  const limit = { name: "posts", most: 1, trustProxy: 1, seconds: 60, maxKeys: 2 };
  app.use(rateLimit({ store: null, secret: "" }, { ...limit, tooMany: (c) => c.text("", 429) }));
  app.all("*", (c) => c.text(""));
  const from = async (client: string) =>
    (await app.request("/", { headers: { "X-Forwarded-For": client } })).status;

  expect([await from("192.0.2.1"), await from("192.0.2.2")]).toEqual([200, 200]);
  for (let post = 0; post < 10; post += 1) expect(await from(`198.51.100.${post}`)).toBe(200);
  expect(await from("198.51.100.99")).toBe(429);
  // The control: a client that was counted before still is.
  expect(await from("192.0.2.1")).toBe(429);

  vi.advanceTimersByTime(61_000);
  expect([await from("198.51.100.1"), await from("198.51.100.1")]).toEqual([200, 429]);
});
