import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import {
  addressMark,
  buildTarget,
  clientEntries,
  excludeServer,
  reloadPages,
} from "./build-tools/vite-settings.ts";
import { clientEntrySources } from "./site/client-entries.ts";

const { origin: developmentUrl } = new URL(
  process.env["SITE_URL"] || `http://localhost:${process.env["PORT"] || 3000}`,
);

export default defineConfig(({ command }) => ({
  // Apart from the desk's, which is developed beside it.
  cacheDir: "node_modules/.vite/site",
  define: { __SITE_URL__: JSON.stringify(command === "build" ? addressMark : developmentUrl) },
  plugins: [
    tailwindcss(),
    reactRouter(),
    clientEntries(clientEntrySources),
    excludeServer(),
    reloadPages(),
  ],
  server: { watch: { ignored: ["**/build/**", "**/data/**", "**/test-results/**"] } },
  build: {
    ...buildTarget,
    manifest: true,
    // Hashes do not compress, and a page may name a hundred pictures.
    rolldownOptions: { output: { assetFileNames: "assets/[name]-[hash:5][extname]" } },
  },
}));
