import { createMiddleware } from "hono/factory";
import { refuse } from "./responses.ts";
import type { HttpEnvironment } from "./environment.ts";

/** The largest body that a post may have, in bytes. */
export const bodyLimit = 64 * 1024;

/**
 * Reads the whole body into `c.var.body` and counts it on the way, whatever Content-Length claims.
 */
export const readBody = createMiddleware<HttpEnvironment>(async (c, next) => {
  const announced = Number(c.req.header("content-length") ?? 0);
  // Node's own stream: a web stream made of it takes as long as all else that a post goes through.
  const stream = c.env?.incoming?.iterator({ destroyOnReturn: false }) ?? c.req.raw.body ?? [];
  const body = announced > bodyLimit ? null : await readAtMost(stream, bodyLimit);
  if (body === null) {
    // What is left of the body is not worth reading: the connection ends with the answer.
    c.header("Connection", "close");
    return refuse(c, 413, "The message is larger than 64 KB. Please shorten it and send it again.");
  }
  c.set("body", body);
  return next();
});

/** The bytes of the stream, or null as soon as there are more than `limit` of them. */
async function readAtMost(
  stream: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limit: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
