import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";

const brotli = promisify(brotliCompress);

/** What the desk's index.html fetches before it shows anything, with its compressed bytes. */
export async function firstLoad(
  root: string,
  extension: "js" | "css",
): Promise<{ name: string; bytes: number }[]> {
  const html = await readFile(join(root, "index.html"), "utf8");
  const addresses = Array.from(html.matchAll(/ (?:src|href)="([^"]+)"/g), ([, url = ""]) => url);
  return Promise.all(
    addresses
      .filter((address) => address.endsWith(`.${extension}`))
      .map(async (address) => ({
        name: basename(address),
        bytes: (await brotli(await readFile(join(root, address)))).byteLength,
      })),
  );
}
