import { readFile, stat } from "node:fs/promises";
import { basename, join } from "node:path";

/** The scripts that a page fetches, at once or later, with their compressed bytes. */
export async function reachableScripts(
  root: string,
  page: string,
): Promise<{ name: string; bytes: number }[]> {
  const html = await readFile(join(root, page, "index.html"), "utf8");
  const attributes = html.matchAll(/ (?:src|data-entry|data-preload)="([^"]+\.js)"/g);
  const addresses = new Set(Array.from(attributes).flatMap(([, list = ""]) => list.split(" ")));
  return Promise.all(
    Array.from(addresses, async (address) => ({
      name: basename(address),
      bytes: (await stat(join(root, `${address}.br`))).size,
    })),
  );
}
