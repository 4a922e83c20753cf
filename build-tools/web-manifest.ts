import { company } from "#content/company.ts";
import { themeColor } from "#ui/theme-color.ts";

export function webManifest(): string {
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: company.descriptor,
    start_url: "/",
    display: "browser",
    background_color: themeColor,
    theme_color: themeColor,
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/touch-icon.png", type: "image/png", sizes: "180x180" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
