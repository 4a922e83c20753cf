import { siteUrl } from "./site-url.ts";

export function sitemap(addresses: readonly string[]): string {
  const urls = addresses.map((path) => `  <url><loc>${siteUrl}${path}</loc></url>`).join("\n");
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
  );
}

export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
