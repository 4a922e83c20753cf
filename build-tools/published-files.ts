import { formPages, company } from "#content/company.ts";
import { themeColor } from "#ui/theme-color.ts";
import { addressMark } from "./vite-settings.ts";

/** A page as the sitemap names it. */
export type SitemapPage = { path: string; changed: string };

export function sitemap(pages: readonly SitemapPage[]): string {
  const urls = pages
    .map(
      ({ path, changed }) =>
        `  <url><loc>${addressMark}${path}</loc><lastmod>${changed}</lastmod></url>`,
    )
    .join("\n");
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  );
}

export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${addressMark}/sitemap.xml\n`;
}

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

/** Lists public pages one by one, so that no page with a token is ever prefetched. */
export function speculationRules(addresses: readonly string[]): string {
  const publicPages = { href_matches: addresses };
  const forms = { href_matches: formPages };
  // On a phone, "eager" fetches whatever is in view, and prerendering on touch slows the tap down.
  const withMouse = { selector_matches: "[data-mouse] a" };
  return JSON.stringify({
    prefetch: [
      { where: publicPages, eagerness: "moderate" },
      { where: { and: [publicPages, withMouse] }, eagerness: "eager" },
    ],
    prerender: [
      { where: { and: [publicPages, { not: forms }, withMouse] }, eagerness: "moderate" },
    ],
  });
}
