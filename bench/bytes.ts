import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";

/**
 * Brotli-compressed bytes of script that a page makes a browser fetch: what its HTML names, and what
 * those files import, at once or later.
 */
const pages = { "/booking": "booking", "/contact": "contact", "/ (no form)": "" };

for (const [name, folder] of Object.entries(pages)) {
  const html = await readFile(`build/client/${folder}/index.html`, "utf8");
  const island = /data-island="([a-z]+)"/.exec(html)?.[1];
  const files = await reach(html, island);
  let bytes = 0;
  for (const file of files) bytes += (await stat(`build/client/assets/${file}.br`)).size;
  console.log(`${name}: ${bytes} bytes of script in ${files.size} files`);
  for (const file of files) {
    const { size } = await stat(`build/client/assets/${file}.br`);
    console.log(`  ${String(size).padStart(6)}  ${file}`);
  }
}

async function reach(html: string, island: string | undefined): Promise<Set<string>> {
  const files = new Set<string>();
  const waiting = namesIn(html);
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    // The entry names every island's file, but fetches only the one that the page shows.
    const foreign = file.includes("-island-") && !file.startsWith(`${island}-`);
    if (files.has(file) || foreign) continue;
    files.add(file);
    waiting.push(...namesIn(await readFile(`build/client/assets/${file}`, "utf8")));
  }
  return files;
}

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/[\w./-]+\.js\b/g), ([name]) => basename(name)).filter((name) =>
    /-[\w-]{8}\.js$/.test(name),
  );
}
