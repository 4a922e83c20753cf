import { Hono } from "hono";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { limitConnections, addressOf, close, listen } from "#server/http/listen.ts";
import { startSite, type Site } from "#tests/fixtures/site-process.ts";

let site: Site;
beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.dispose());

/** Sends raw bytes. @returns the complete response */
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

async function connectionsOf(server: Server): Promise<number> {
  const { promise, resolve } = Promise.withResolvers<number>();
  server.getConnections((_, count) => resolve(count));
  return promise;
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
    stalledMs: 1500,
    trustProxy: 0,
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

test("a client that reads a byte now and then has a deadline, too", async () => {
  const large = new Hono().get("/", (c) => c.body(new Uint8Array(64 * 1024 * 1024)));
  const open = async (options: { responseMs?: number }) => {
    const server = await listen(large.fetch, { port: 0, host: "127.0.0.1" }, "PORT", {
      trustProxy: 0,
      ...options,
    });
    const client = connect(Number(new URL(addressOf(server)).port), "127.0.0.1");
    client.on("error", () => {});
    client.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
    client.pause();
    await once(server, "connection");
    return { server, client, reading: setInterval(() => client.read(1), 50) };
  };
  const control = await open({});
  const limited = await open({ responseMs: 600 });
  await expect.poll(() => connectionsOf(limited.server)).toBe(0);
  expect(await connectionsOf(control.server)).toBe(1);
  for (const { server, client, reading } of [control, limited]) {
    clearInterval(reading);
    client.destroy();
    await close(server);
  }
});

test("a client address holds a bounded number of connections", async () => {
  const server = createServer((_, response) => void response.end("ok"));
  limitConnections(server, { mostPerClient: 3, isExempt: () => false });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const open = () => connect(port, "127.0.0.1").on("error", () => {});
  const held = Array.from({ length: 3 }, open);
  await expect.poll(() => connectionsOf(server)).toBe(3);
  await once(open(), "close");
  // The control: a freed connection slot goes to the next client.
  held[0]?.destroy();
  await expect.poll(() => connectionsOf(server)).toBe(2);
  const response = await fetch(`http://127.0.0.1:${port}`);
  expect(await response.text()).toBe("ok");
  for (const socket of held) socket.destroy();
  server.closeAllConnections();
});

test("a connection serves as many requests as a client sends", async () => {
  const get = "GET /healthz HTTP/1.1\r\nHost: x\r\n";
  const responses = await raw(`${get}\r\n`.repeat(1_500) + `${get}Connection: close\r\n\r\n`);
  expect(responses.match(/HTTP\/1\.1 200 /g)).toHaveLength(1_501);
});

test("a body in thousands of pieces is refused, one in a few is read", async () => {
  const post = (pieces: number) =>
    raw(
      "POST /api/booking HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" +
        "Connection: close\r\nTransfer-Encoding: chunked\r\n\r\n" +
        `2\r\n{ \r\n${"1\r\n \r\n".repeat(pieces)}1\r\n}\r\n0\r\n\r\n`,
    );
  expect(await post(5_000)).toMatch(/^HTTP\/1\.1 413 /);
  expect(await post(500)).toMatch(/^HTTP\/1\.1 422 /);
});

test("a body that nobody wants is not read to its end", async () => {
  const head = "DELETE /about HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
  const answer = raw(`${head}1\r\na\r\n`);
  // Faster than the ten seconds allowed for a request.
  expect(await Promise.race([answer, sleep(9_000, "too late")])).toMatch(/^HTTP\/1\.1 405 /);
  // The control: a connection with a complete body continues.
  const next = "GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n";
  const both = await raw(`${head}1\r\na\r\n0\r\n\r\n${next}`);
  expect(both.match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 405", "HTTP/1.1 200"]);
});
