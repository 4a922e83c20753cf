import Negotiator from "negotiator";
import type { StaticFile } from "./static-files.ts";

type ContentEncoding = keyof StaticFile["bodies"];

/** The encoding with the highest q-value; among equals the smallest. */
export function pickEncoding(
  file: StaticFile,
  acceptEncoding: string | undefined,
): ContentEncoding {
  const picked = cache.get(file) ?? new Map<string | undefined, ContentEncoding>();
  cache.set(file, picked);
  const encoding = picked.get(acceptEncoding) ?? negotiate(file, acceptEncoding);
  // Capped, so that clients cannot grow the cache with made-up headers.
  if (picked.size < 32) picked.set(acceptEncoding, encoding);
  return encoding;
}

const cache = new WeakMap<StaticFile, Map<string | undefined, ContentEncoding>>();

function negotiate(file: StaticFile, acceptEncoding: string | undefined): ContentEncoding {
  const offered = (Object.keys(file.bodies) as ContentEncoding[]).toSorted(
    (a, b) => size(file, a) - size(file, b),
  );
  if (acceptEncoding === undefined) return "identity";
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const preferred = negotiator.encodings(offered, { preferred: offered })[0];
  return offered.find((encoding) => encoding === preferred) ?? "identity";
}

function size(file: StaticFile, encoding: ContentEncoding): number {
  return file.bodies[encoding]?.byteLength ?? Number.POSITIVE_INFINITY;
}
