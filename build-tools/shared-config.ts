import type { BuildEnvironmentOptions, Plugin } from "vite";

/** What the site's and the desk's bundles have in common. */
export const buildTarget: BuildEnvironmentOptions = { target: "es2022", assetsInlineLimit: 0 };

/**
 * Keeps one copy of server/: Node runs it as it is, pages only refer to it. A page that reaches
 * #server/ from its browser half stops the build.
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
