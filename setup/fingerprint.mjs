import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

export function fingerprint(paths) {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch}`);
  for (const path of paths) add(hash, path);
  return hash.digest("hex");
}

function add(hash, path) {
  if (!existsSync(path)) return;
  if (statSync(path).isDirectory()) {
    for (const name of readdirSync(path).toSorted()) add(hash, join(path, name));
    return;
  }
  hash.update(path).update(readFileSync(path));
}
