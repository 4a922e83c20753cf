import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { Readable } from "node:stream";
import { reject, type HttpEnvironment } from "./responses.ts";

const bodyLimit = 64 * 1024;
/** Chunks of one byte cost far more than their bytes. */
const pieceLimit = 1024;

/** Hono's own body limit was bypassed twice (CVE-2026-44456, CVE-2026-54288). */
export const readBody = createMiddleware<HttpEnvironment>(async (c, next) => {
  const encoding = c.req.header("content-encoding")?.toLowerCase() || "identity";
  if (encoding !== "identity") {
    c.header("Accept-Encoding", "identity");
    return reject(c, 415, "Send the body without a Content-Encoding.");
  }
  const announced = Number(c.req.header("content-length") ?? 0);
  const body = announced > bodyLimit ? "too large" : await readAtMost(streamOf(c));
  if (body === "aborted") return reject(c, 400, "The upload ended before it was complete.");
  if (body === "too large") {
    c.header("Connection", "close");
    return reject(c, 413, "The message is larger than 64 KB. Please shorten it and send it again.");
  }
  c.set("body", body);
  return next();
});

const utf8 = new TextDecoder("utf-8", { fatal: true });

/** @returns undefined unless the bytes are JSON in UTF-8 */
export function parseJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch {
    return undefined;
  }
}

function streamOf(c: Context<HttpEnvironment>): Readable {
  // Node's own stream is much faster than a web stream around it.
  return c.env?.incoming ?? Readable.from(c.req.raw.body ?? []);
}

async function readAtMost(stream: Readable): Promise<Uint8Array | "too large" | "aborted"> {
  const { promise, resolve } = Promise.withResolvers<Uint8Array | "too large" | "aborted">();
  const pieces: Uint8Array[] = [];
  let size = 0;
  // Events, because a promise for each piece would cost several times as much.
  function onData(piece: Uint8Array) {
    size += piece.byteLength;
    pieces.push(piece);
    if (size <= bodyLimit && pieces.length <= pieceLimit) return;
    stream.off("data", onData).pause();
    resolve("too large");
  }
  stream.on("data", onData);
  stream.once("end", () => resolve(Buffer.concat(pieces, size)));
  stream.once("error", () => resolve("aborted"));
  stream.once("close", () => resolve("aborted"));
  if (stream.destroyed) return "aborted";
  return promise;
}
