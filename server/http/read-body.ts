import { createMiddleware } from "hono/factory";
import { reject } from "./responses.ts";
import type { HttpEnvironment } from "./environment.ts";

const bodyLimit = 64 * 1024;

/** Hono's own body limit was bypassed twice (CVE-2026-44456, CVE-2026-54288). */
export const readBody = createMiddleware<HttpEnvironment>(async (c, next) => {
  const announced = Number(c.req.header("content-length") ?? 0);
  // Node's own stream is much faster than a web stream around it.
  const stream = c.env?.incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? [];
  const body = announced > bodyLimit ? "too large" : await readAtMost(stream, bodyLimit);
  if (body === "aborted") return reject(c, 400, "The upload ended before it was complete.");
  if (body === "too large") {
    c.header("Connection", "close");
    return reject(c, 413, "The message is larger than 64 KB. Please shorten it and send it again.");
  }
  c.set("body", body);
  return next();
});

async function readAtMost(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
): Promise<Uint8Array | "too large" | "aborted"> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of stream) {
      size += chunk.byteLength;
      if (size > limit) return "too large";
      chunks.push(chunk);
    }
  } catch {
    return "aborted";
  }
  return Buffer.concat(chunks, size);
}
