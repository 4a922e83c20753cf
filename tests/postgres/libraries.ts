import { readFile, symlink } from "node:fs/promises";
import { join } from "node:path";

/**
 * npm packages cannot hold links: the package makes them in an install script, which does not run
 * where scripts are switched off. So they are made here.
 * @param native the copy of the package's `native` folder
 */
export async function linkLibraries(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const name = source.split("/").at(-1) ?? "";
    const link = join(native, "..", target);
    // Already there where the script did run.
    await symlink(name, link).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}
