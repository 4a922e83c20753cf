import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "react-router";
import { StartError } from "#server/errors.ts";
import { readStaticFiles } from "#server/http/static-files.ts";
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
