import type { Context } from "hono";
import { BlockList, isIPv4, isIPv6 } from "node:net";
import type { HttpEnvironment } from "./responses.ts";

/**
 * The key for limits: an IPv4 address, or the /64 of an IPv6 address, which is one household.
 * @param trustProxy how many entries of X-Forwarded-For, from the right, our own proxies wrote
 */
export function clientKey(c: Context<HttpEnvironment>, trustProxy: number): string {
  const hops = forwardedFor(c).split(",");
  const trusted = trustProxy > 0 ? hops.at(-Math.min(trustProxy, hops.length)) : undefined;
  return networkOf(bareAddress(trusted?.trim() ?? "") || socketAddress(c));
}

/** The client as the limits see it, to check TRUST_PROXY. */
export function describeClient(c: Context<HttpEnvironment>, trustProxy: number) {
  const client = clientKey(c, trustProxy);
  return { client, isPrivate: isPrivate(client.replace(/\/64$/, "")) };
}

/** Whether a proxy on a private address seems to have forwarded this request. */
export function isForwardedByNeighbor(c: Context<HttpEnvironment>): boolean {
  return forwardedFor(c) !== "" && isPrivate(socketAddress(c));
}

/** Shortens an address to one client's network; caps other text at 64 characters. */
export function networkOf(address: string): string {
  const mapped = mappedIPv4(address);
  if (mapped) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address.slice(0, 64);
  const [head = "", tail = ""] = (address.split("%")[0] ?? "").split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const missing = address.includes("::") ? 8 - front.length - back.length : 0;
  const groups = [...front, ...Array<string>(Math.max(missing, 0)).fill("0"), ...back];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}

/** Strips the port that some proxies add: `[2001:db8::1]:443` and `192.0.2.1:443`. */
function bareAddress(entry: string): string {
  const bracketed = /^\[([^\]]*)\]/.exec(entry)?.[1];
  if (bracketed !== undefined) return bracketed;
  const [address = "", port, ...rest] = entry.split(":");
  return port !== undefined && rest.length === 0 ? address : entry;
}

function forwardedFor(c: Context<HttpEnvironment>): string {
  return c.req.header("x-forwarded-for")?.trim() ?? "";
}

function socketAddress(c: Context<HttpEnvironment>): string {
  return c.env?.incoming?.socket?.remoteAddress ?? "local";
}

export function isPrivate(address: string): boolean {
  const plain = mappedIPv4(address) ?? address;
  if (isIPv4(plain)) return privateNetworks.check(plain, "ipv4");
  return isIPv6(plain) && privateNetworks.check(plain, "ipv6");
}

function mappedIPv4(address: string): string | undefined {
  return /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
}

const privateNetworks = new BlockList();
privateNetworks.addSubnet("127.0.0.0", 8);
privateNetworks.addSubnet("10.0.0.0", 8);
privateNetworks.addSubnet("172.16.0.0", 12);
privateNetworks.addSubnet("192.168.0.0", 16);
privateNetworks.addAddress("::1", "ipv6");
privateNetworks.addSubnet("fc00::", 7, "ipv6");
privateNetworks.addSubnet("fe80::", 10, "ipv6");
