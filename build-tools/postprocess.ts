import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { formPages, company } from "#content/company.ts";
import { themeColor } from "#ui/theme-color.ts";
import { addressMark, built } from "./vite-settings.ts";

/** Runs after React Router has built the pages into `folder`. */
export async function postprocess(
  folder: string,
  pages: readonly SitemapPage[],
  entries: Record<string, string>,
): Promise<void> {
  await removeUnused(folder, entries);
  await writeFile(join(folder, "sitemap.xml"), sitemap(pages));
  await writeFile(join(folder, "robots.txt"), robots());
  await writeFile(join(folder, "site.webmanifest"), webManifest());
  await writeFile(
    join(folder, "speculation-rules.json"),
    speculationRules(pages.map(({ path }) => path)),
  );
  await precompress(await list(folder));
  await writeFile(join(folder, "../site.json"), JSON.stringify(await facts(folder)));
}

async function facts(folder: string): Promise<{ addressMark: string; styles: string[] }> {
  const entry = pathToFileURL(join(folder, "../server/index.js")).href;
  const server = await import(/* @vite-ignore */ entry);
  return { addressMark, styles: server.entry.module.styleHashes };
}

/** React Router also builds every page's code and data, which our pages don't use. */
async function removeUnused(folder: string, entries: Record<string, string>): Promise<void> {
  const used = new Set(
    Object.values(await built(entries, folder)).flatMap(({ address, imports, late }) => [
      address,
      ...imports,
      ...late,
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

const textTypes = new Set([
  ".html",
  ".js",
  ".css",
  ".json",
  ".svg",
  ".xml",
  ".txt",
  ".webmanifest",
]);

/** Writes a `.br` and a `.gz` next to each text file, so that the server need not compress it. */
async function precompress(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => textTypes.has(extname(file))).map(precompressFile));
}

async function precompressFile(file: string): Promise<void> {
  const bytes = await readFile(file);
  const compressed = {
    ".br": await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    ".gz": await zip(bytes, { level: 9 }),
  };
  await Promise.all(
    Object.entries(compressed)
      .filter(([, { byteLength }]) => byteLength < bytes.byteLength)
      .map(([extension, content]) => writeFile(file + extension, content)),
  );
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page as the sitemap lists it. */
type SitemapPage = { path: string; changed: string };

function sitemap(pages: readonly SitemapPage[]): string {
  const urls = pages
    .map(
      ({ path, changed }) =>
        `  <url><loc>${addressMark}${path}</loc><lastmod>${changed}</lastmod></url>`,
    )
    .join("\n");
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  );
}

function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${addressMark}/sitemap.xml\n`;
}

function webManifest(): string {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: company.descriptor,
    start_url: "/",
    display: "browser",
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/touch-icon.png", type: "image/png", sizes: "180x180" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}

/** Lists public pages one by one, so that no page with a token is ever prefetched. */
function speculationRules(addresses: readonly string[]): string {
  const publicPages = { href_matches: addresses };
  const forms = { href_matches: formPages };
  // On a phone, rules would fetch again what the script has fetched, and prerender too late.
  const withMouse = { selector_matches: "[data-mouse] a" };
  return JSON.stringify({
    prefetch: [{ where: { and: [publicPages, withMouse] }, eagerness: "eager" }],
    prerender: [
      { where: { and: [publicPages, { not: forms }, withMouse] }, eagerness: "moderate" },
    ],
  });
}
