import { readFile } from "node:fs/promises";
import { basename, extname } from "node:path";

/** One script of the built site. */
export type Script = { path: string; text: string };

/** The browser's scripts by name; names carry a hash, so that one is met only where it is meant. */
export async function readScripts(files: readonly string[]): Promise<Map<string, Script>> {
  const paths = files.filter((file) => extname(file) === ".js");
  const scripts = paths.map(
    async (path) => [basename(path), { path, text: await readFile(path, "utf8") }] as const,
  );
  return new Map(await Promise.all(scripts));
}

/** Every script that a text names, or that one of those names. */
export function reachable(text: string, scripts: ReadonlyMap<string, Script>): Script[] {
  const reached = new Set<Script>();
  const waiting = [text];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [name, script] of scripts) {
      if (reached.has(script) || !next.includes(name)) continue;
      reached.add(script);
      waiting.push(script.text);
    }
  }
  return [...reached];
}
