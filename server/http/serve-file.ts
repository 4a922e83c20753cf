import type { Context } from "hono";
import { pickEncoding } from "./content-encoding.ts";
import type { HttpEnvironment } from "./environment.ts";
import { readRange } from "./range.ts";
import type { StaticFile, StaticFiles } from "./static-files.ts";

type Headers = Record<string, string>;

type FilePolicy = {
  headers: Readonly<Headers>;
  headersOf: (path: string, file: StaticFile) => Headers;
};

export function createFileServer(files: StaticFiles, policy: FilePolicy) {
  // Plain objects, computed once: building a `Headers` for each response is slow.
  const cache = new WeakMap<Uint8Array, Headers>();

  function headersFor(path: string, file: StaticFile, encoding: keyof StaticFile["bodies"]) {
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
    status: 200 | 404 | 429 | 500 = 200,
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
    return new Response(file.bodies[encoding] ?? file.bodies.identity, { status, headers });
  };
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

/** Safari plays no film from a server without ranges. */
function serveRange(c: Context<HttpEnvironment>, file: StaticFile, whole: Headers): Response {
  const body = file.bodies.identity;
  const headers: Headers = { ...whole, "Accept-Ranges": "bytes" };
  const ifRange = c.req.header("if-range");
  // A range of another version would not fit what the player has.
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
