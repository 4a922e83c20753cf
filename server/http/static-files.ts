import { getMimeType } from "hono/utils/mime";
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join, relative, sep } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

/** By the value of Content-Encoding. */
const contentEncodings = { br: ".br", gzip: ".gz" } as const;

/** One file of a build in all its encodings. */
export type StaticFile = {
  type: string;
  /** Of the uncompressed bytes. */
  hash: string;
  bodies: Partial<Record<keyof typeof contentEncodings, Uint8Array<ArrayBuffer>>> & {
    identity: Uint8Array<ArrayBuffer>;
  };
};

/** A build by path; pages without `/index.html`. */
export type StaticFiles = ReadonlyMap<string, StaticFile>;

/** Reads a whole build into memory. A `.br` or `.gz` file belongs to the file it compresses. */
export async function readStaticFiles(folder: string): Promise<StaticFiles> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = found
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  const all = new Set(names);
  const files = new Map<string, StaticFile>();
  await Promise.all(
    names
      .filter((name) => !isCompressed(name, all))
      .map(async (name) => files.set(addressOf(relative(folder, name)), await read(name, all))),
  );
  return files;
}

function isCompressed(name: string, all: Set<string>): boolean {
  const extension = extname(name);
  return (
    Object.values(contentEncodings).some((ending) => ending === extension) &&
    all.has(name.slice(0, -extension.length))
  );
}

async function read(name: string, all: Set<string>): Promise<StaticFile> {
  const identity = await readFile(name);
  const bodies: StaticFile["bodies"] = { identity };
  for (const [encoding, extension] of Object.entries(contentEncodings)) {
    if (all.has(name + extension))
      bodies[encoding as keyof typeof contentEncodings] = await readFile(name + extension);
  }
  const type = extname(name) === ".html" ? htmlType : getMimeType(name);
  return { type: type ?? "application/octet-stream", hash: hashOf(identity), bodies };
}

const htmlType = "text/html; charset=utf-8";
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A page that was rendered after the build, as if it were one of its files. */
export async function renderedFile(html: string): Promise<StaticFile> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([brotli(identity), zip(identity)]);
  return { type: htmlType, hash: hashOf(identity), bodies: { identity, br, gzip: gz } };
}

function hashOf(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("base64url").slice(0, 22);
}

function addressOf(file: string): string {
  const path = `/${file.split(sep).join("/")}`;
  return path === "/index.html" ? "/" : path.replace(/\/index\.html$/, "");
}
