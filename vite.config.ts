import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import { clientEntries } from "./scripts/client-entries.ts";

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    clientEntries({ enhance: "app/shell/enhance.ts" }),
    keepServerOut(),
  ],
  build: { target: "es2022", assetsInlineLimit: 0 },
  environments: {
    // One copy of server/: Node runs it as it is, the pages' build only refers to it.
    ssr: { build: { rolldownOptions: { external: [/^#server\//] } } },
  },
});

/** Secrets stay on the server: a page that reaches #server/ from its browser half stops the build. */
function keepServerOut(): Plugin {
  return {
    name: "keep-server-out",
    enforce: "pre",
    resolveId(source, importer) {
      if (this.environment.name !== "client" || !source.startsWith("#server/")) return;
      this.error(`${importer} reaches ${source}, which must never travel to a browser.`);
    },
  };
}
