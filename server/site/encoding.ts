import Negotiator from "negotiator";
import type { StaticFile } from "./static-files.ts";

type Coding = keyof StaticFile["bodies"];

/**
 * The form of a file that the browser likes best by its q-values; among equals the smallest.
 * @param acceptEncoding the request's header
 */
export function pickCoding(file: StaticFile, acceptEncoding: string | undefined): Coding {
  const known = picked.get(file) ?? new Map<string | undefined, Coding>();
  picked.set(file, known);
  const coding = known.get(acceptEncoding) ?? negotiate(file, acceptEncoding);
  // Browsers send a handful of headers; whoever sends many is answered, not remembered.
  if (known.size < 32) known.set(acceptEncoding, coding);
  return coding;
}

const picked = new WeakMap<StaticFile, Map<string | undefined, Coding>>();

function negotiate(file: StaticFile, acceptEncoding: string | undefined): Coding {
  const offered = (Object.keys(file.bodies) as Coding[]).toSorted(
    (a, b) => size(file, a) - size(file, b),
  );
  if (acceptEncoding === undefined) return "identity";
  const negotiator = new Negotiator({ headers: { "accept-encoding": acceptEncoding } });
  const liked = negotiator.encodings(offered, { preferred: offered })[0];
  return offered.find((coding) => coding === liked) ?? "identity";
}

function size(file: StaticFile, coding: Coding): number {
  return file.bodies[coding]?.byteLength ?? Number.POSITIVE_INFINITY;
}
