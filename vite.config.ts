import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { coreFonts } from "./build-tools/subset-fonts.ts";
import { clientEntries } from "./build-tools/client-entries.ts";
import { buildTarget, keepServerOut } from "./build-tools/shared-config.ts";

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
  build: buildTarget,
});
