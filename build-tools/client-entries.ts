import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manifest, Plugin } from "vite";

/** A script that pages load, its hash for `integrity`, and every script that it imports. */
export type ClientEntry = { address: string; imports: string[]; integrity?: string };

const virtualEntries = "virtual:client-entries";
const virtualEntry = "virtual:client-entry/";

/** Builds browser scripts; `virtual:client-entries` gives their addresses by name. */
export function clientEntries(sources: Record<string, string>): Plugin {
  let serving = false;
  return {
    name: "client-entries",
    config: () => ({ optimizeDeps: { entries: Object.values(sources) } }),
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
      // React Refresh needs its preamble, which React Router gives to its own entry alone.
      if (source) return `import "virtual:react-router/inject-hmr-runtime";\nimport "/${source}";`;
      if (id !== `\0${virtualEntries}`) return;
      // Not built yet; only the server needs them, to write pages.
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

export async function built(
  sources: Record<string, string>,
  folder: string,
): Promise<Record<string, ClientEntry>> {
  const manifest = JSON.parse(
    await readFile(join(folder, ".vite/manifest.json"), "utf8"),
  ) as Manifest;
  const entries = Object.entries(sources).map(async ([name, source]) => {
    const [own = "", ...imported] = withImports(manifest, source);
    const imports = imported.map((file) => `/${file}`);
    const integrity = hashOf(await readFile(join(folder, own)));
    return [name, { address: `/${own}`, imports, integrity }] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

function hashOf(script: Buffer): string {
  return `sha384-${createHash("sha384").update(script).digest("base64")}`;
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client's build has no ${key}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}
