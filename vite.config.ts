import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { clientEntries } from "./build-tools/client-entries.ts";
import { reloadPages } from "./build-tools/reload-pages.ts";
import { buildTarget, keepServerOut } from "./build-tools/shared-config.ts";
import { siteUrl } from "./build-tools/site-url.ts";
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
  // Else React Router empties build/, where `npm run art` keeps its renders; setup/build.mjs clears the rest.
  build: { ...buildTarget, manifest: true, emptyOutDir: false },
});
