import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addressOf, close, listen } from "#server/http/listen.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.dispose());

/** Sends bytes as they are. @returns everything that came back */
async function raw(bytes: string, { abort = false } = {}): Promise<string> {
  const socket = connect(Number(new URL(site.url).port), "127.0.0.1");
  let received = "";
  socket.on("data", (chunk: Buffer) => (received += chunk.toString("latin1")));
  socket.on("error", () => {});
  socket.write(bytes);
  if (abort) setTimeout(() => socket.destroy(), 100);
  await once(socket, "close");
  return received;
}

test("two Host headers are a bad request, one is not", async () => {
  const get = (hosts: string) => raw(`GET /healthz HTTP/1.1\r\n${hosts}Connection: close\r\n\r\n`);
  expect(await get("Host: a\r\nHost: b\r\n")).toMatch(/^HTTP\/1\.1 400 /);
  expect(await get("Host: a\r\n")).toMatch(/^HTTP\/1\.1 200 /);
});

test("an upload that the client breaks off is no fault of ours", async () => {
  const head = "POST /api/booking HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n";
  await raw(`${head}Content-Length: 1000\r\n\r\n{"date":`, { abort: true });
  await expect.poll(() => site.output()).toContain('"route":"/api/booking","status":400');
  expect(site.output()).not.toContain('"level":50');
});

test("what somebody typed into an address never reaches the log", async () => {
  await fetch(`${site.url}/jane-roe-970-555-0100`, { method: "DELETE" });
  await fetch(`${site.url}/api/jane-roe`, { method: "POST" });
  await expect.poll(() => site.output()).toContain('"status":405');
  expect(site.output()).not.toContain("jane");
});

test("a client that stops reading is disconnected, one that reads is not", async () => {
  const large = new Hono().get("/", (c) => c.body(new Uint8Array(64 * 1024 * 1024)));
  const server = await listen(large.fetch, { port: 0, host: "127.0.0.1" }, "PORT", {
    stalledMs: 300,
  });
  const url = addressOf(server);
  const stalled = connect(Number(new URL(url).port), "127.0.0.1");
  stalled.on("error", () => {});
  stalled.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  stalled.pause();
  const disconnected = once(server, "timeout");
  const whole = await (await fetch(url)).arrayBuffer();
  expect(whole.byteLength).toBe(64 * 1024 * 1024);
  await disconnected;
  stalled.destroy();
  await close(server);
});
