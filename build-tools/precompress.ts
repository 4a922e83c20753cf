import { readFile, writeFile } from "node:fs/promises";
import { extname } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip, zstdCompress, type ZstdOptions } from "node:zlib";

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
 * Writes a `.br`, a `.zst` and a `.gz` beside each text, as small as they go: done once here, the
 * server never has to. One that would be larger than the text itself is left out.
 */
export async function squeeze(files: readonly string[]): Promise<void> {
  await Promise.all(files.filter((file) => squeezable.has(extname(file))).map(squeezeOne));
}

async function squeezeOne(file: string): Promise<void> {
  const bytes = await readFile(file);
  const forms = [
    [".br", await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })],
    [".zst", await zstd(bytes, zstdOptions(bytes))],
    [".gz", await zip(bytes, { level: 9 })],
  ] as const;
  await Promise.all(
    forms
      .filter(([, squeezed]) => squeezed.byteLength < bytes.byteLength)
      .map(([extension, squeezed]) => writeFile(file + extension, squeezed)),
  );
}

/** Told how much will come, it sets aside as much: without that 90 MB a file, two thirds of the build. */
const zstdOptions = (bytes: Uint8Array): ZstdOptions => ({
  pledgedSrcSize: bytes.byteLength,
  params: { [constants.ZSTD_c_compressionLevel]: 19 },
});

const brotli = promisify(brotliCompress);
const zstd = promisify(zstdCompress);
const zip = promisify(gzip);
