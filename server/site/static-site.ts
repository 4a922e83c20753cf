import type { Context } from "hono";
import { pickCoding } from "./encoding.ts";
import type { HttpEnvironment } from "#server/http/environment.ts";
import { readRange } from "./range.ts";
import { contentSecurityPolicy } from "#server/http/security-headers.ts";
import type { StaticFile, StaticFiles } from "./static-files.ts";

/** Files under here carry a hash in their name: what they hold never changes. */
const hashedFolder = "/assets/";

/** What a browser may make ready before it is clicked; see scripts/search-files.ts. */
const speculationRules = "/speculation-rules.json";

const cachePolicies = {
  /** A year, and never asked about again. */
  hashed: "public, max-age=31536000, immutable",
  /** Asked about each time, so that a new build is seen at once; answered with 304. */
  page: "no-cache",
  /** The few that keep their names when they are redrawn: icons, and what others link to. */
  media: "public, max-age=3600, stale-while-revalidate=86400",
} as const;

/**
 * Answers GET and HEAD with a file from memory, or null when there is none.
 * @param path the request's path, decoded
 */
export function serveFile(
  c: Context<HttpEnvironment>,
  files: StaticFiles,
  path: string,
  status: 200 | 404 = 200,
): Response | null {
  const file = files.get(path);
  if (!file) return null;
  const coding = pickCoding(file, c.req.header("accept-encoding"));
  const body = file.bodies[coding] ?? file.bodies.identity;
  const headers = headersOf(files, file, path, coding);
  if (status === 200 && isSame(c.req.header("if-none-match"), file.hash)) {
    const { "Content-Length": _, "Content-Encoding": __, ...kept } = headers;
    return new Response(null, { status: 304, headers: kept });
  }
  if (file.type.startsWith("video/")) return serveRange(c, file, headers);
  return new Response(body, { status, headers });
}

const known = new WeakMap<Uint8Array, Record<string, string>>();

/** They are the same each time: a plain object, because `Headers` would be half the work of a page. */
function headersOf(
  files: StaticFiles,
  file: StaticFile,
  path: string,
  coding: keyof StaticFile["bodies"],
): Record<string, string> {
  const body = file.bodies[coding] ?? file.bodies.identity;
  const earlier = known.get(body);
  if (earlier) return earlier;
  const type = path === speculationRules ? "application/speculationrules+json" : file.type;
  const headers: Record<string, string> = {
    "Content-Type": type,
    "Content-Length": String(body.byteLength),
    "Cache-Control": policyOf(file, path),
    ETag: `"${file.hash}${coding === "identity" ? "" : `-${coding}`}"`,
  };
  if (coding !== "identity") headers["Content-Encoding"] = coding;
  if (Object.keys(file.bodies).length > 1) headers["Vary"] = "Accept-Encoding";
  if (file.type.startsWith("text/html") && files.has(speculationRules))
    headers["Speculation-Rules"] = `"${speculationRules}"`;
  if (file.style) headers["Content-Security-Policy"] = contentSecurityPolicy(file.style);
  known.set(body, headers);
  return headers;
}

function policyOf(file: StaticFile, path: string): string {
  if (path.startsWith(hashedFolder)) return cachePolicies.hashed;
  const isMedia = /^(image|video)\//.test(file.type);
  return isMedia ? cachePolicies.media : cachePolicies.page;
}

/** Whether the browser's copy, in whatever coding it was kept, is the file that we have. */
function isSame(ifNoneMatch: string | undefined, hash: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === "*") return true;
  return ifNoneMatch
    .split(",")
    .map((tag) =>
      tag
        .trim()
        .replace(/^W\//, "")
        .replaceAll('"', "")
        .replace(/-[a-z]+$/, ""),
    )
    .includes(hash);
}

/** Players ask for a film piece by piece; some refuse to play what cannot be asked for so. */
function serveRange(
  c: Context<HttpEnvironment>,
  file: StaticFile,
  whole: Record<string, string>,
): Response {
  const body = file.bodies.identity;
  const headers: Record<string, string> = { ...whole, "Accept-Ranges": "bytes" };
  const range = readRange(c.req.header("range"), body.byteLength);
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
