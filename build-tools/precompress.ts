import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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

/** Writes a `.br` and a `.gz` beside each text file, so that the server never compresses. */
export async function precompress(files: readonly string[]): Promise<void> {
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
