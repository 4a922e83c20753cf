import { readdir, rm, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { built } from "./client-entries.ts";
import { precompress } from "./precompress.ts";
import { speculationRules } from "./speculation-rules.ts";
import { siteUrl } from "./site-url.ts";
import { robots, sitemap } from "./sitemap.ts";
import { webManifest } from "./web-manifest.ts";

/** Runs after React Router has built the pages into `folder`. */
export async function postprocess(
  folder: string,
  addresses: readonly string[],
  entries: Record<string, string>,
): Promise<void> {
  await removeUnused(folder, entries);
  await writeFile(join(folder, "sitemap.xml"), sitemap(addresses));
  await writeFile(join(folder, "robots.txt"), robots());
  await writeFile(join(folder, "site.webmanifest"), webManifest());
  await writeFile(join(folder, "speculation-rules.json"), speculationRules(addresses));
  await precompress(await list(folder));
  await writeFile(join(folder, "../site.json"), JSON.stringify(await facts(folder)));
}

async function facts(folder: string): Promise<{ siteUrl: string; styles: string[] }> {
  const entry = pathToFileURL(join(folder, "../server/index.js")).href;
  const server = await import(/* @vite-ignore */ entry);
  return { siteUrl, styles: server.entry.module.styleHashes };
}

/** React Router also builds every page's code and data, which our pages do not use. */
async function removeUnused(folder: string, entries: Record<string, string>): Promise<void> {
  const used = new Set(
    Object.values(await built(entries, folder)).flatMap(({ address, imports }) => [
      address,
      ...imports,
    ]),
  );
  const unused = (await list(folder)).filter((file) => {
    const address = `/${relative(folder, file).split(sep).join("/")}`;
    return extname(file) === ".data" || (extname(file) === ".js" && !used.has(address));
  });
  await Promise.all(unused.map((file) => rm(file)));
  await rm(join(folder, ".vite"), { recursive: true });
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
