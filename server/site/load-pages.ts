import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "react-router";
import { StartError } from "#server/errors.ts";
import { readStaticFiles, type StaticFile, type StaticFiles } from "#server/http/serve-file.ts";
import type { Pages } from "./page-routes.ts";

/** Loads a build from `folder`. @throws StartError when there is none */
export async function loadPages(folder: string): Promise<Pages & { builtFor: string }> {
  const entry = join(folder, "server", "index.js");
  if (!existsSync(entry)) {
    throw new StartError(`Cannot start: ${folder} holds no build. Run "npm run build" first.`);
  }
  const { siteUrl: builtFor, styles } = JSON.parse(
    await readFile(join(folder, "site.json"), "utf8"),
  ) as { siteUrl: string; styles: string[] };
  const build = await import(pathToFileURL(entry).href);
  return {
    builtFor,
    files: await readStaticFiles(join(folder, "client")),
    styles,
    render: createRequestHandler(build, "production"),
  };
}

/** The pages' canonical links hold the address; a warning if just a local port differs. @throws StartError if it is another one */
export function checkAddress({ builtFor }: { builtFor: string }, siteUrl: string) {
  if (builtFor === siteUrl) return;
  if (isLocal(builtFor) && isLocal(siteUrl))
    return `The pages were built for ${builtFor}, so their canonical links and the sitemap name that port.`;
  throw new StartError(
    `Cannot start: the pages were built for ${builtFor}, but SITE_URL is ${siteUrl}. ` +
      'Run "npm run build" with the same SITE_URL.',
  );
}

function isLocal(url: string): boolean {
  return new URL(url).hostname === "localhost";
}

const speculationRules = "/speculation-rules.json";

const cacheControl = {
  /** A year: the file's name carries a hash of its content. */
  hashed: "public, max-age=31536000, immutable",
  /** Always revalidated, so that a new build is seen at once. */
  page: "no-cache",
  /** Icons, and pictures that others link to by name. */
  media: "public, max-age=3600, stale-while-revalidate=86400",
} as const;

export function fileHeaders(files: StaticFiles) {
  return (path: string, { type }: StaticFile): Record<string, string> => {
    if (path === speculationRules)
      return {
        "Content-Type": "application/speculationrules+json",
        "Cache-Control": cacheControl.page,
      };
    if (path.startsWith("/assets/")) return { "Cache-Control": cacheControl.hashed };
    if (/^(image|video)\//.test(type)) return { "Cache-Control": cacheControl.media };
    const offersRules = type.startsWith("text/html") && files.has(speculationRules);
    return {
      "Cache-Control": cacheControl.page,
      ...(offersRules && { "Speculation-Rules": `"${speculationRules}"` }),
    };
  };
}
