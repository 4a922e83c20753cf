import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { writeSearchFiles } from "./search-files.ts";
import { brotliCompress, constants, gzip, zstdCompress } from "node:zlib";

const squeezable = new Set([
  ".html",
  ".js",
  ".css",
  ".json",
  ".svg",
  ".xml",
  ".txt",
  ".webmanifest",
]);

/**
 * What is left to do when React Router has built the pages: throw away what no page asks for, and
 * squeeze the rest once, as hard as it goes, so that the server never has to.
 * @param folder the browser's half of the build
 * @param addresses every public page
 */
export async function finishBuild(folder: string, addresses: readonly string[]): Promise<void> {
  await writeSearchFiles(folder, addresses);
  await removeUnreachable(folder);
  await inlineStyles(folder);
  const files = await list(folder);
  await Promise.all(files.filter((file) => squeezable.has(extname(file))).map(squeeze));
}

async function list(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

/**
 * Every page's own code is built for the browser too, though only forms run there; and React Router
 * writes a `.data` file beside pages for navigations that this site does not make.
 */
async function removeUnreachable(folder: string): Promise<void> {
  const files = await list(folder);
  const scripts = files.filter((file) => extname(file) === ".js");
  const byName = new Map(scripts.map((file) => [file.split(/[\\/]/).at(-1) ?? "", file]));
  const reached = new Set<string>();
  const pages = files.filter((file) => extname(file) === ".html");
  const waiting = [...pages];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const text = await readFile(file, "utf8");
    for (const [name, path] of byName) {
      if (reached.has(path) || !text.includes(name)) continue;
      reached.add(path);
      waiting.push(path);
    }
  }
  const unreachable = scripts.filter((file) => !reached.has(file));
  const data = files.filter((file) => extname(file) === ".data");
  await Promise.all([...unreachable, ...data].map((file) => rm(file)));
}

/**
 * Writes the style sheet into each page: on a slow wire the first paint then waits for one answer
 * instead of two. The file itself stays, for the pages that are rendered on request.
 */
async function inlineStyles(folder: string): Promise<void> {
  const pages = (await list(folder)).filter((file) => extname(file) === ".html");
  const sheets = new Map<string, string>();
  for (const page of pages) {
    const html = await readFile(page, "utf8");
    const link = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html);
    if (!link?.[1]) continue;
    const css = sheets.get(link[1]) ?? (await readFile(join(folder, link[1]), "utf8")).trim();
    sheets.set(link[1], css);
    await writeFile(
      page,
      html.replace(link[0], () => `<style>${css}</style>`),
    );
  }
}

async function squeeze(file: string): Promise<void> {
  const bytes = await readFile(file);
  const forms = [
    [".br", await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
    [".zst", await zstd(bytes, { params: { [constants.ZSTD_c_compressionLevel]: 19 } })],
    [".gz", await zip(bytes, { level: 9 })],
  ] as const;
  await Promise.all(
    forms
      .filter(([, squeezed]) => squeezed.byteLength < bytes.byteLength)
      .map(([extension, squeezed]) => writeFile(file + extension, squeezed)),
  );
}

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const zip = promisify(gzip);
