import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";

/** A script that pages load: its hashed address, and those of all scripts that it imports. */
export type ClientEntry = { address: string; imports: string[] };

const virtualEntries = "virtual:client-entries";
const virtualEntry = "virtual:client-entry/";

/**
 * Builds small scripts for the browser beside React Router's own, and tells the pages where they are:
 * `import entries from "virtual:client-entries"` holds a `ClientEntry` by name.
 * @param sources name of the entry, and its source from the project's root
 */
export function clientEntries(sources: Record<string, string>): Plugin {
  let serving = false;
  return {
    name: "client-entries",
    configResolved(config) {
      serving = config.command === "serve";
    },
    buildStart() {
      if (serving || this.environment.name !== "client") return;
      for (const [name, id] of Object.entries(sources)) this.emitFile({ type: "chunk", id, name });
    },
    resolveId(source) {
      return source.startsWith("virtual:client-entr") ? `\0${source}` : undefined;
    },
    async load(id) {
      const source = sources[id.replace(`\0${virtualEntry}`, "")];
      // React's refresh refuses to run before its preamble, which only React Router's own entry has.
      if (source) return `import "virtual:react-router/inject-hmr-runtime";\nimport "/${source}";`;
      if (id !== `\0${virtualEntries}`) return;
      // The addresses are known once the client is built, and only the server's half writes them.
      if (!serving && this.environment.name === "client") return "export default {}";
      const entries = serving ? served(sources) : await built(sources, "build/client");
      return `export default ${JSON.stringify(entries)}`;
    },
  };
}

function served(sources: Record<string, string>): Record<string, ClientEntry> {
  return Object.fromEntries(
    Object.keys(sources).map((name) => [
      name,
      { address: `/@id/${virtualEntry}${name}`, imports: [] },
    ]),
  );
}

/**
 * Where the client's build put each entry.
 * @param folder the client's build, which Vite has written with its manifest
 */
export async function built(
  sources: Record<string, string>,
  folder: string,
): Promise<Record<string, ClientEntry>> {
  const manifest = JSON.parse(
    await readFile(join(folder, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const [own, ...imported] = withImports(manifest, source);
      return [name, { address: `/${own}`, imports: imported.map((file) => `/${file}`) }];
    }),
  );
}

/** The file of a chunk, and then those of the chunks that it imports, each once. */
function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client's build has no ${key}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}
