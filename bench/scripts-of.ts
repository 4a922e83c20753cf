import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";

/**
 * The scripts that a page makes a browser fetch, at once or later, with their bytes as they travel.
 * @param root the built site
 * @param page its folder; empty for the home page
 */
export async function reachableScripts(
  root: string,
  page: string,
): Promise<{ name: string; bytes: number }[]> {
  const html = await readFile(join(root, page, "index.html"), "utf8");
  const island = /data-island="([a-z]+)"/.exec(html)?.[1];
  const found = new Set<string>();
  const waiting = namesIn(html);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    // The entry names every island's file, but fetches only the one that the page shows.
    const foreign = name.includes("-island-") && !name.startsWith(`${island}-`);
    if (found.has(name) || foreign) continue;
    found.add(name);
    waiting.push(...namesIn(await readFile(join(root, "assets", name), "utf8")));
  }
  return Promise.all(
    [...found].map(async (name) => ({
      name,
      bytes: (await stat(join(root, "assets", `${name}.br`))).size,
    })),
  );
}

function namesIn(text: string): string[] {
  return Array.from(text.matchAll(/[\w./-]+\.js\b/g), ([name]) => basename(name)).filter((name) =>
    /-[\w-]{8}\.js$/.test(name),
  );
}
