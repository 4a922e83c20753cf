import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import {
  buildTarget,
  clientEntries,
  keepServerOut,
  reloadPages,
  siteUrl,
} from "./build-tools/vite-settings.ts";
import { clientEntrySources } from "./site/client-entries.ts";

export default defineConfig({
  // Apart from the desk's, which is developed beside it.
  cacheDir: "node_modules/.vite/site",
  define: { __SITE_URL__: JSON.stringify(siteUrl) },
  plugins: [
    tailwindcss(),
    reactRouter(),
    clientEntries(clientEntrySources),
    keepServerOut(),
    reloadPages(),
  ],
  server: { watch: { ignored: ["**/build/**", "**/data/**", "**/test-results/**"] } },
  // Else React Router empties build/, where `npm run art` keeps its renders; setup/prepare.mjs clears the rest.
  build: {
    ...buildTarget,
    manifest: true,
    emptyOutDir: false,
    // Hashes do not compress, and a page may name a hundred pictures.
    rolldownOptions: { output: { assetFileNames: "assets/[name]-[hash:6][extname]" } },
  },
});
