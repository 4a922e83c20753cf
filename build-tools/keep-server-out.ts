import type { Plugin } from "vite";

/**
 * Leaves server/ out of both bundles: Node runs it as it is, so there is one copy of it, and a page
 * that would take it to a browser stops the build.
 */
export function keepServerOut(): Plugin {
  return {
    name: "keep-server-out",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.startsWith("#server/")) return;
      if (this.environment.name !== "client")
        return this.environment.mode === "build" ? { id: source, external: true } : undefined;
      return this.error(`${importer} reaches ${source}, which must never travel to a browser.`);
    },
  };
}
