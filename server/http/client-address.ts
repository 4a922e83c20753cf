import { isIPv4, isIPv6 } from "node:net";
import type { Context } from "hono";
import type { HttpEnvironment } from "./environment.ts";

/**
 * The key that limits are counted by: an IPv4 address, or the /64 that an IPv6 address lies in,
 * since a single household holds 2^64 of those.
 * @param trustProxy how many proxies stand in front; that many entries of X-Forwarded-For, counted
 *   from its right end, were written by machines that we trust
 */
export function clientKey(c: Context<HttpEnvironment>, trustProxy: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress ?? "local";
  const hops = (c.req.header("x-forwarded-for") ?? "").split(",").map((hop) => hop.trim());
  const believed = trustProxy > 0 ? hops.at(-Math.min(trustProxy, hops.length)) : undefined;
  return networkOf(believed || socket);
}

/** Shortens an address to what one client holds. Text that is no address stands for itself. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (isIPv4(address) || !isIPv6(address)) return address.slice(0, 64);
  const [head = "", tail = ""] = address.replace(/%.*$/, "").split("::");
  const front = head === "" ? [] : head.split(":");
  const back = tail === "" ? [] : tail.split(":");
  const missing = address.includes("::") ? 8 - front.length - back.length : 0;
  const groups = [...front, ...Array<string>(Math.max(missing, 0)).fill("0"), ...back];
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(":")}::/64`;
}
