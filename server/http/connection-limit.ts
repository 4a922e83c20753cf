import type { Server } from "node:http";
import { isPrivate, networkOf } from "./client-address.ts";

/** Bounds the connections of a public address; a private one may be a proxy with everybody behind. */
export function limitConnections(
  server: Server,
  { mostPerClient = 256, isExempt = isPrivate } = {},
): void {
  const open = new Map<string, number>();
  server.on("connection", (socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isExempt(address)) return;
    const key = networkOf(address);
    const count = open.get(key) ?? 0;
    if (count >= mostPerClient) return void socket.destroy();
    open.set(key, count + 1);
    socket.once("close", () => {
      const left = (open.get(key) ?? 1) - 1;
      if (left > 0) open.set(key, left);
      else open.delete(key);
    });
  });
}
