import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildFolder, buildTarget, excludeServer } from "#build-tools/vite-settings.ts";

/** The quote desk: a separate client app, so that the public site contains none of its code. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [tailwindcss(), excludeServer()],
  oxc: { jsx: { runtime: "automatic" } },
  build: { ...buildTarget, outDir: `../${buildFolder}/desk`, emptyOutDir: true },
});
