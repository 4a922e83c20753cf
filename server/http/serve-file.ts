import type { Context } from "hono";
import { parseAccept } from "hono/utils/accept";
import { getMimeType } from "hono/utils/mime";
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { HttpEnvironment } from "./responses.ts";

type Headers = Record<string, string>;
type ContentEncoding = keyof StaticFile["bodies"];

type FilePolicy = {
  headers: Readonly<Headers>;
  headersOf: (path: string, file: StaticFile) => Headers;
};

export function createFileServer(files: StaticFiles, policy: FilePolicy) {
  // Plain objects, computed once: building a `Headers` for each response is slow.
  const cache = new WeakMap<Uint8Array, Headers>();

  function headersFor(path: string, file: StaticFile, encoding: ContentEncoding) {
    const body = file.bodies[encoding] ?? file.bodies.identity;
    const cached = cache.get(body);
    if (cached) return cached;
    const headers = {
      ...policy.headers,
      "Content-Type": file.type,
      "Content-Length": String(body.byteLength),
      ETag: `"${file.hash}${encoding === "identity" ? "" : `-${encoding}`}"`,
      ...(encoding !== "identity" && { "Content-Encoding": encoding }),
      ...(Object.keys(file.bodies).length > 1 && { Vary: "Accept-Encoding" }),
      ...policy.headersOf(path, file),
    };
    cache.set(body, headers);
    return headers;
  }

  return function serve(
    c: Context<HttpEnvironment>,
    path: string,
    status: 200 | 404 | 429 | 500 | 503 = 200,
  ): Response | null {
    const file = files.get(path);
    if (!file) return null;
    const encoding = pickEncoding(file, c.req.header("accept-encoding"));
    const headers = headersFor(path, file, encoding);
    if (status === 200 && isUnchanged(c.req.header("if-none-match"), file.hash)) {
      const { "Content-Length": _, "Content-Encoding": __, ...kept } = headers;
      return new Response(null, { status: 304, headers: kept });
    }
    if (file.type.startsWith("video/")) return serveRange(c, file, headers);
    void file.improve?.();
    return new Response(file.bodies[encoding] ?? file.bodies.identity, { status, headers });
  };
}

const picked = new WeakMap<StaticFile, Map<string, ContentEncoding>>();

/** The encoding with the highest q-value; among equals, the smallest file. */
export function pickEncoding(file: StaticFile, acceptEncoding = ""): ContentEncoding {
  const cache = picked.get(file) ?? new Map<string, ContentEncoding>();
  picked.set(file, cache);
  const encoding = cache.get(acceptEncoding) ?? negotiate(file, acceptEncoding);
  // Capped, so that clients cannot grow the cache with made-up headers.
  if (cache.size < 32) cache.set(acceptEncoding, encoding);
  return encoding;
}

function negotiate({ bodies }: StaticFile, acceptEncoding: string): ContentEncoding {
  const accepted = new Map(
    parseAccept(acceptEncoding.toLowerCase()).map(({ type, q }) => [type, q] as const),
  );
  const quality = (encoding: ContentEncoding) => accepted.get(encoding) ?? accepted.get("*") ?? 0;
  const size = (encoding: ContentEncoding) => bodies[encoding]?.byteLength ?? 0;
  const [best] = (Object.keys(bodies) as ContentEncoding[])
    .filter((encoding) => quality(encoding) > 0)
    .toSorted((a, b) => quality(b) - quality(a) || size(a) - size(b));
  return best ?? "identity";
}

/** The browser's copy may be in any encoding. */
function isUnchanged(ifNoneMatch: string | undefined, hash: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch.split(",").some((tag) => {
    const opaque = tag.trim().replace(/^W\//, "").replaceAll('"', "");
    return opaque === hash || opaque === `${hash}-br` || opaque === `${hash}-gzip`;
  });
}

/** Safari only plays video from servers that support ranges. */
function serveRange(c: Context<HttpEnvironment>, file: StaticFile, whole: Headers): Response {
  const body = file.bodies.identity;
  const headers: Headers = { ...whole, "Accept-Ranges": "bytes" };
  const ifRange = c.req.header("if-range");
  // A range of another version would not fit the bytes that the player already has.
  const isSameVersion = ifRange === undefined || ifRange === whole["ETag"];
  const range = isSameVersion ? readRange(c.req.header("range"), body.byteLength) : null;
  if (range === null) return new Response(body, { headers });
  if (range === "unsatisfiable") {
    headers["Content-Range"] = `bytes */${body.byteLength}`;
    headers["Content-Length"] = "0";
    return new Response(null, { status: 416, headers });
  }
  headers["Content-Range"] = `bytes ${range.first}-${range.last}/${body.byteLength}`;
  headers["Content-Length"] = String(range.last - range.first + 1);
  return new Response(body.subarray(range.first, range.last + 1), { status: 206, headers });
}

/** Reads a Range header, both ends included. Ignores multiple ranges, as RFC 9110 allows. */
export function readRange(
  header: string | undefined,
  size: number,
): { first: number; last: number } | "unsatisfiable" | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? "");
  if (!match || (match[1] === "" && match[2] === "")) return null;
  if (match[1] === "") {
    const length = Math.min(Number(match[2]), size);
    return length === 0 ? "unsatisfiable" : { first: size - length, last: size - 1 };
  }
  const first = Number(match[1]);
  const last = match[2] === "" ? size - 1 : Math.min(Number(match[2]), size - 1);
  if (match[2] !== "" && Number(match[2]) < first) return null;
  return first >= size ? "unsatisfiable" : { first, last };
}

/** File extensions by Content-Encoding. */
const contentEncodings = { br: ".br", gzip: ".gz" } as const;

/** One file of a build, in all its encodings. */
export type StaticFile = {
  type: string;
  /** Of the uncompressed bytes. */
  hash: string;
  bodies: Partial<Record<keyof typeof contentEncodings, Uint8Array<ArrayBuffer>>> & {
    identity: Uint8Array<ArrayBuffer>;
  };
  /** Compresses the file as well as a build does; removes itself when called. */
  improve?: () => Promise<void>;
};

/** The files of a build by path; the paths of pages omit `/index.html`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/**
 * Reads a whole build into memory at startup. A `.br` or `.gz` file becomes an encoding of the file
 * that it compresses.
 */
export function readStaticFiles(folder: string): StaticFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(names);
  return new Map(
    names
      .filter((name) => !isCompressed(name, all))
      .map((name) => [addressOf(relative(folder, name)), read(name, all)]),
  );
}

function isCompressed(name: string, all: Set<string>): boolean {
  const extension = extname(name);
  return (
    Object.values(contentEncodings).some((ending) => ending === extension) &&
    all.has(name.slice(0, -extension.length))
  );
}

function read(name: string, all: Set<string>): StaticFile {
  const identity = readFileSync(name);
  const bodies: StaticFile["bodies"] = { identity };
  for (const [encoding, extension] of Object.entries(contentEncodings)) {
    if (all.has(name + extension))
      bodies[encoding as keyof typeof contentEncodings] = readFileSync(name + extension);
  }
  const type = extname(name) === ".html" ? htmlType : getMimeType(name);
  return hashed({ type: type ?? "application/octet-stream", bodies });
}

const htmlType = "text/html; charset=utf-8";
const brotli = promisify(brotliCompress);

/**
 * A text completed after the build, served like the build's files. Its first request compresses it
 * quickly, and then as well as a build does.
 */
export function finishedFile(text: string, type = htmlType): StaticFile {
  const identity = Buffer.from(text);
  const bodies = { identity } as StaticFile["bodies"];
  define(bodies, "br", () => brotliCompressSync(identity, ofQuality(5)));
  define(bodies, "gzip", () => gzipSync(identity));
  const file: StaticFile = hashed({
    type,
    bodies,
    async improve() {
      delete file.improve;
      file.bodies.br = await brotli(identity, ofQuality(constants.BROTLI_MAX_QUALITY));
    },
  });
  return file;
}

function ofQuality(level: number) {
  return { params: { [constants.BROTLI_PARAM_QUALITY]: level } };
}

function hashed(file: Omit<StaticFile, "hash">): StaticFile {
  const hash = () =>
    createHash("sha256").update(file.bodies.identity).digest("base64url").slice(0, 22);
  return define(file as StaticFile, "hash", hash);
}

/** Computes a property on first read: computing hundreds of them would delay the start. */
function define<T, Key extends keyof T>(target: T, key: Key, compute: () => T[Key]): T {
  const settle = (value: T[Key]) => {
    Object.defineProperty(target, key, { value, enumerable: true, writable: true });
    return value;
  };
  const property = {
    configurable: true,
    enumerable: true,
    get: () => settle(compute()),
    set: settle,
  };
  return Object.defineProperty(target, key, property);
}

function addressOf(file: string): string {
  const path = `/${file.split(sep).join("/")}`;
  return path === "/index.html" ? "/" : path.replace(/\/index\.html$/, "");
}
