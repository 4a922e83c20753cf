import type { BuildEnvironmentOptions, Plugin } from "vite";

export const buildTarget: BuildEnvironmentOptions = { target: "es2022", assetsInlineLimit: 0 };

/** Node runs server/ as it is, so it is never bundled. */
export function keepServerOut(): Plugin {
  return {
    name: "keep-server-out",
    enforce: "pre",
    resolveId(source, importer) {
      if (!source.startsWith("#server/")) return;
      if (this.environment.name !== "client")
        return this.environment.mode === "build" ? { id: source, external: true } : undefined;
      return this.error(`${importer} imports ${source}, which must never reach a browser.`);
    },
  };
}
