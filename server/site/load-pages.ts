import { existsSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createRequestHandler } from "react-router";
import type { Pages } from "./page-routes.ts";
import { readStaticFiles } from "./static-files.ts";
import { StartError } from "#server/errors.ts";

/**
 * Loads what the build made.
 * @param folder the build's folder, with `client` and `server` in it
 * @throws StartError when nothing was built yet
 */
export async function loadPages(folder: string): Promise<Pages> {
  const entry = join(folder, "server", "index.js");
  if (!existsSync(entry)) {
    throw new StartError(`Cannot start: ${folder} holds no build. Run "npm run build" first.`);
  }
  const build = await import(pathToFileURL(entry).href);
  return {
    files: await readStaticFiles(join(folder, "client")),
    render: createRequestHandler(build, "production"),
  };
}
