import { Hono } from "hono";
import { expect, test } from "vitest";
import { clientKey, isForwardedByNeighbor, networkOf } from "./client-address.ts";
import type { HttpEnvironment } from "./responses.ts";

test.each([
  ["203.0.113.9", "203.0.113.9"],
  ["::ffff:203.0.113.9", "203.0.113.9"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::1", "2001:db8:1:2::/64"],
  ["2001:db8::1", "2001:db8:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["local", "local"],
])("%s counts as %s", (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test.each([
  ["203.0.113.9:51234", 1, "203.0.113.9"],
  ["[2001:db8:1:2::9]:443", 1, "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", 1, "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", 1, "2001:db8:1:2::/64"],
  ["198.51.100.7, 203.0.113.9", 1, "203.0.113.9"],
  ["198.51.100.7, 203.0.113.9", 2, "198.51.100.7"],
  // With one hop too many, the client's own entry is believed.
  ["198.51.100.7, 203.0.113.9", 9, "198.51.100.7"],
  ["198.51.100.7", 0, "192.168.1.5"],
  ["", 1, "192.168.1.5"],
])("X-Forwarded-For: %s with %i trusted proxies is %s", async (header, trusted, key) => {
  expect(await ask((c) => clientKey(c, trusted), header, "192.168.1.5")).toBe(key);
});

test.each([
  ["203.0.113.9", "10.0.0.1", true],
  ["203.0.113.9", "::ffff:172.20.0.3", true],
  ["203.0.113.9", "fd12::1", true],
  // The controls: a public neighbor may be a client with a made-up header.
  ["203.0.113.9", "198.51.100.7", false],
  ["", "10.0.0.1", false],
])("X-Forwarded-For: %s from %s: a proxy is %s", async (header, socket, expected) => {
  expect(await ask((c) => String(isForwardedByNeighbor(c)), header, socket)).toBe(String(expected));
});

async function ask(
  question: (c: Parameters<typeof isForwardedByNeighbor>[0]) => string,
  forwardedFor: string,
  remoteAddress: string,
): Promise<string> {
  const app = new Hono<HttpEnvironment>().get("/", (c) => c.text(question(c)));
  const headers = { "X-Forwarded-For": forwardedFor };
  const environment = { incoming: { socket: { remoteAddress } } };
  return (await app.request("/", { headers }, environment)).text();
}
