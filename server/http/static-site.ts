import type { Context } from "hono";
import { pickCoding } from "./encoding.ts";
import type { HttpEnvironment } from "./environment.ts";
import { readRange } from "./range.ts";
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
  /** Pictures and film keep their names when they are redrawn. */
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
  const etag = `"${file.hash}${coding === "identity" ? "" : `-${coding}`}"`;
  const type = path === speculationRules ? "application/speculationrules+json" : file.type;
  c.header("Content-Type", type);
  c.header("Cache-Control", policyOf(file, path));
  c.header("ETag", etag);
  if (file.type.startsWith("text/html") && files.has(speculationRules))
    c.header("Speculation-Rules", `"${speculationRules}"`);
  if (Object.keys(file.bodies).length > 1) c.header("Vary", "Accept-Encoding");
  if (status === 200 && isSame(c.req.header("if-none-match"), file.hash)) {
    return c.body(null, 304);
  }
  if (coding !== "identity") c.header("Content-Encoding", coding);
  if (file.type.startsWith("video/")) return serveRange(c, file);
  const body = file.bodies[coding] ?? file.bodies.identity;
  c.header("Content-Length", String(body.byteLength));
  return c.body(body, status);
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
function serveRange(c: Context<HttpEnvironment>, file: StaticFile): Response {
  const body = file.bodies.identity;
  const range = readRange(c.req.header("range"), body.byteLength);
  c.header("Accept-Ranges", "bytes");
  if (range === "unsatisfiable") {
    c.header("Content-Range", `bytes */${body.byteLength}`);
    return c.body(null, 416);
  }
  if (range === null) {
    c.header("Content-Length", String(body.byteLength));
    return c.body(body);
  }
  c.header("Content-Range", `bytes ${range.first}-${range.last}/${body.byteLength}`);
  c.header("Content-Length", String(range.last - range.first + 1));
  return c.body(body.slice(range.first, range.last + 1), 206);
}
