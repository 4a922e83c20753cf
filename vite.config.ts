import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { coreFonts } from "./build-tools/subset-fonts.ts";
import { clientEntries } from "./build-tools/client-entries.ts";

// Canonical addresses are written into the pages, so the build has to know the public one.
const siteUrl = (
  process.env["SITE_URL"] || `http://localhost:${process.env["PORT"] || 3000}`
).replace(/\/+$/, "");

export default defineConfig({
  define: { __SITE_URL__: JSON.stringify(siteUrl) },
  resolve: { alias: await coreFonts() },
  plugins: [
    tailwindcss(),
    reactRouter(),
    clientEntries({ enhance: "site/enhance/main.ts" }),
    keepServerOut(),
  ],
  server: { watch: { ignored: ["**/build/**", "**/data/**", "**/test-results/**"] } },
  build: { target: "es2022", assetsInlineLimit: 0 },
});

/**
 * One copy of server/: Node runs it as it is, the pages only refer to it. And its secrets stay there:
 * a page that reaches #server/ from its browser half stops the build.
 */
function keepServerOut(): Plugin {
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
