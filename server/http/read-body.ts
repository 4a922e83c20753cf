import { createMiddleware } from "hono/factory";
import { refuse } from "./answers.ts";
import type { HttpEnvironment } from "./environment.ts";

/** The largest body that a post may have, in bytes. */
export const bodyLimit = 64 * 1024;

/**
 * Reads the whole body into `c.var.body` and counts it on the way, whatever Content-Length claims.
 */
export const readBody = createMiddleware<HttpEnvironment>(async (c, next) => {
  const announced = Number(c.req.header("content-length") ?? 0);
  const body = announced > bodyLimit ? null : await readAtMost(c.req.raw.body, bodyLimit);
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
  stream: ReadableStream<Uint8Array> | null,
  limit: number,
): Promise<Uint8Array | null> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream ?? []) {
    size += chunk.byteLength;
    if (size > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}
