import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { BuildEnvironmentOptions, Manifest, Plugin } from "vite";

/** A placeholder for the public URL, which the server inserts at startup (decision 030). */
export const addressMark = "https://site-address.invalid";

export const buildFolder = process.env["BUILD_FOLDER"] ?? "build/by-hand";

export const buildTarget: BuildEnvironmentOptions = { target: "es2022", assetsInlineLimit: 0 };

/** Node runs server/ directly, so it is never bundled. */
export function excludeServer(): Plugin {
  return {
    name: "exclude-server",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.startsWith("#server/")) return;
      if (this.environment.name !== "client")
        return this.environment.mode === "build" ? { id: source, external: true } : undefined;
      return this.error(`${importer} imports ${source}, which must never reach a browser.`);
    },
  };
}

/** Reloads the browser when a file that the server renders is saved. */
export function reloadPages(): Plugin {
  return {
    name: "reload-pages",
    apply: "serve",
    hotUpdate({ modules, server }) {
      if (this.environment.name === "ssr" && modules.length > 0)
        server.environments.client.hot.send({ type: "full-reload" });
    },
  };
}

/** A script that pages load, every script that it imports, and what it may import later. */
export type ClientEntry = { address: string; imports: string[]; late: string[] };

const virtualEntries = "virtual:client-entries";
const clientRoute = "?__react-router-build-client-route";
const virtualEntry = "virtual:client-entry/";

/** Builds these scripts instead of each page's; `virtual:client-entries` has their addresses. */
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
      for (const [name, id] of Object.entries(sources))
        this.emitFile({ type: "chunk", id, name, preserveSignature: "allow-extension" });
    },
    resolveId(source) {
      return source.startsWith("virtual:client-entr") ? `\0${source}` : undefined;
    },
    transform: {
      order: "post",
      handler(_, id) {
        if (!serving && this.environment.name === "client" && id.endsWith(clientRoute))
          return { code: "export default null", map: null };
        return undefined;
      },
    },
    async load(id) {
      const source = sources[id.replace(`\0${virtualEntry}`, "")];
      // React Refresh needs its preamble, which React Router only adds to its own entry.
      if (source)
        return `import "virtual:react-router/inject-hmr-runtime";\nexport * from "/${source}";`;
      if (id !== `\0${virtualEntries}`) return;
      // Not built yet; only the server needs them, to write pages.
      if (!serving && this.environment.name === "client") return "export default {}";
      const entries = serving ? served(sources) : await built(sources, join(buildFolder, "client"));
      return `export default ${JSON.stringify(entries)}`;
    },
  };
}

function served(sources: Record<string, string>): Record<string, ClientEntry> {
  return Object.fromEntries(
    Object.keys(sources).map((name) => [
      name,
      { address: `/@id/${virtualEntry}${name}`, imports: [], late: [] },
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
  return Object.fromEntries(
    Object.entries(sources).map(([name, source]) => {
      const files = withImports(manifest, source);
      const [own = "", ...imports] = [...files].map((file) => `/${file}`);
      const late = (manifest[source]?.dynamicImports ?? [])
        .flatMap((key) => [...withImports(manifest, key, new Set(files))])
        .map((file) => `/${file}`);
      return [name, { address: own, imports, late }];
    }),
  );
}

function withImports(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The client's build has no ${key}.`);
  if (seen.has(chunk.file)) return seen;
  seen.add(chunk.file);
  for (const imported of chunk.imports ?? []) withImports(manifest, imported, seen);
  return seen;
}
