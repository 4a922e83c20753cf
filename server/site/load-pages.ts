import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "react-router";
import { StartError } from "#server/errors.ts";
import {
  finishedFile,
  readStaticFiles,
  type StaticFile,
  type StaticFiles,
} from "#server/http/serve-file.ts";
import type { Pages } from "./page-routes.ts";

/** The path of a part of the newest build, such as `client`. @throws StartError without a build */
export function builtPath(part: string): string {
  const pointer = "build/current";
  if (!existsSync(pointer))
    throw new StartError('Cannot start: there is no build. Run "npm run build" first.');
  return join("build", readFileSync(pointer, "utf8"), part);
}

/** Loads the newest build and inserts the site's public URL. @throws StartError without a build */
export async function loadPages(siteUrl: string): Promise<Pages> {
  const build = await import(pathToFileURL(builtPath("server/index.js")).href);
  const { addressMark, styles } = JSON.parse(readFileSync(builtPath("site.json"), "utf8")) as {
    addressMark: string;
    styles: string[];
  };
  const handle = createRequestHandler(build, "production");
  const fillIn = (text: string) => text.replaceAll(addressMark, () => siteUrl);
  return {
    files: fillInFiles(readStaticFiles(builtPath("client")), addressMark, fillIn),
    styles,
    async render(request, context) {
      const response = await handle(request, context);
      return new Response(response.body && fillIn(await response.text()), response);
    },
  };
}

function fillInFiles(
  files: StaticFiles,
  mark: string,
  fillIn: (text: string) => string,
): StaticFiles {
  const filled = [...files].map(([path, file]) => {
    const { buffer, byteOffset, byteLength } = file.bodies.identity;
    const bytes = Buffer.from(buffer, byteOffset, byteLength);
    if (!bytes.includes(mark)) return [path, file] as const;
    return [path, finishedFile(fillIn(bytes.toString()), file.type)] as const;
  });
  return new Map(filled);
}

const speculationRules = "/speculation-rules.json";

const cacheControl = {
  /** One year: the file's name includes a hash of its content. */
  hashed: "public, max-age=31536000, immutable",
  /** Always revalidated, so that a new build shows at once. */
  page: "no-cache",
  /** Icons, and pictures that other sites link to by name. */
  media: "public, max-age=3600, stale-while-revalidate=86400",
} as const;

type Headers = Readonly<Record<string, string>>;

/** @param ofStyles the headers of a page, by the hash of its style sheet */
export function fileHeaders(files: StaticFiles, ofStyles: ReadonlyMap<string, Headers>) {
  return (path: string, { type, bodies }: StaticFile): Headers => {
    if (path === speculationRules)
      return {
        "Content-Type": "application/speculationrules+json",
        "Cache-Control": cacheControl.page,
      };
    if (path.startsWith("/assets/")) return { "Cache-Control": cacheControl.hashed };
    if (/^(image|video)\//.test(type)) return { "Cache-Control": cacheControl.media };
    if (!type.startsWith("text/html")) return { "Cache-Control": cacheControl.page };
    return {
      ...ofStyles.get(styleHash(Buffer.from(bodies.identity).toString())),
      "Cache-Control": cacheControl.page,
      ...(files.has(speculationRules) && { "Speculation-Rules": `"${speculationRules}"` }),
    };
  };
}

/** The hash of a page's only inlined style sheet, as a Content-Security-Policy lists it. */
function styleHash(html: string): string {
  const [, sheet = ""] = html.split(/<\/?style>/, 2);
  return `sha256-${createHash("sha256").update(sheet).digest("base64")}`;
}
