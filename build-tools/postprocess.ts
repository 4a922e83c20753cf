import { createHash } from "node:crypto";
import { readFile, readdir, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import { reachable, readScripts } from "./built-scripts.ts";
import { createPageStyles } from "./page-styles.ts";
import { writeSearchFiles } from "./search-files.ts";
import { squeeze } from "./precompress.ts";

/**
 * What is left to do when React Router has built the pages: throw away what no page asks for, and
 * squeeze the rest once, as hard as it goes, so that the server never has to.
 * @param folder the browser's half of the build
 * @param addresses every public page
 */
export async function finishBuild(folder: string, addresses: readonly string[]): Promise<void> {
  await writeSearchFiles(folder, addresses);
  await removeUnreachable(folder);
  await nameNeeds(folder);
  await inlineStyles(folder);
  await moveFontHints(folder);
  await squeeze(await list(folder));
  await writeFile(join(folder, "../site.json"), JSON.stringify(await facts(folder)));
}

async function facts(folder: string) {
  const pages = (await list(folder)).filter((file) => extname(file) === ".html");
  const styles = new Set<string>();
  for (const page of pages) {
    const css = /<style>(.*?)<\/style>/s.exec(await readFile(page, "utf8"))?.[1];
    if (css) styles.add(`sha256-${createHash("sha256").update(css).digest("base64")}`);
  }
  const port = process.env["PORT"] || 3000;
  const siteUrl = new URL(process.env["SITE_URL"] || `http://localhost:${port}`).origin;
  return { siteUrl, styles: [...styles] };
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
  const scripts = await readScripts(files);
  const pages = files.filter((file) => extname(file) === ".html");
  const texts = await Promise.all(pages.map((page) => readFile(page, "utf8")));
  const reached = new Set(texts.flatMap((text) => reachable(text, scripts)));
  const unreachable = [...scripts.values()].filter((script) => !reached.has(script));
  const data = files.filter((file) => extname(file) === ".data");
  const gone = [...unreachable.map(({ path }) => path), ...data];
  await Promise.all(gone.map((file) => rm(file)));
}

/**
 * Tells a page that wakes an island all scripts which that takes. Without it the browser learns of
 * each only from the one before, and on a phone three of them in a row take a second.
 */
async function nameNeeds(folder: string): Promise<void> {
  const files = await list(folder);
  const scripts = await readScripts(files);
  for (const page of files.filter((file) => extname(file) === ".html")) {
    const html = await readFile(page, "utf8");
    const [attribute, entry] = /data-entry="([^"]+)"/.exec(html) ?? [];
    const island = /data-island="([^"]+)"/.exec(html)?.[1];
    if (!attribute || !entry) continue;
    const needs = reachable(entry, scripts)
      .map(({ path }) => `/assets/${basename(path)}`)
      // The entry can wake either form, but only the one that the page shows.
      .filter((path) => !path.includes("-island-") || path.includes(`/${island}-island-`));
    await writeFile(
      page,
      html.replace(attribute, () => `${attribute} data-needs="${needs.join(" ")}"`),
    );
  }
}

/**
 * Writes into each page the styles that it uses: on a slow wire the first paint then waits for one
 * answer instead of two. The whole sheet stays, for the pages that are rendered on request.
 */
async function inlineStyles(folder: string): Promise<void> {
  const files = await list(folder);
  const scripts = await readScripts(files);
  const sheets = new Map<string, (text: string) => string>();
  for (const page of files.filter((file) => extname(file) === ".html")) {
    const html = await readFile(page, "utf8");
    const [link, href] = /<link rel="stylesheet" href="([^"]+)"\/>/.exec(html) ?? [];
    if (!link || !href) continue;
    const stylesOf =
      sheets.get(href) ?? createPageStyles(await readFile(join(folder, href), "utf8"));
    sheets.set(href, stylesOf);
    const run = reachable(html, scripts).map(({ text }) => text);
    const css = stylesOf([html, ...run].join("\n"));
    await writeFile(
      page,
      html.replace(link, () => `<style>${css}</style>`),
    );
  }
}

/**
 * Moves the hints for fonts from a page's head to its end. The browser sees them as early as there,
 * but in the head Chromium waits up to 50 ms for them before it paints anything at all: on a phone
 * the first paint came after 430 ms instead of 550. Until they come, fonts of the same measure stand
 * in (ui/styles/fonts.css).
 */
async function moveFontHints(folder: string): Promise<void> {
  const pages = (await list(folder)).filter((file) => extname(file) === ".html");
  for (const page of pages) {
    const html = await readFile(page, "utf8");
    const hints = html.match(/<link rel="preload" as="font"[^>]*>/g) ?? [];
    const rest = hints.reduce((text, hint) => text.replace(hint, () => ""), html);
    await writeFile(
      page,
      rest.replace("</body>", () => `${hints.join("")}</body>`),
    );
  }
}
