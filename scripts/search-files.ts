import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { company } from "#content/company.ts";

/** What search engines and home screens read: made of the same list as the pages themselves. */
export async function writeSearchFiles(
  folder: string,
  addresses: readonly string[],
): Promise<void> {
  const port = process.env["PORT"] || 3000;
  const site = (process.env["SITE_URL"] || `http://localhost:${port}`).replace(/\/+$/, "");
  const urls = addresses.map((path) => `  <url><loc>${site}${path}</loc></url>`).join("\n");
  const sitemap =
    `<?xml version="1.0" encoding="UTF-8"?>\n` +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
  const manifest = {
    name: company.name,
    short_name: company.name,
    description: company.descriptor,
    start_url: "/",
    display: "browser",
    background_color: "#0a1322",
    theme_color: "#0a1322",
    icons: [
      { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/touch-icon.png", type: "image/png", sizes: "180x180" },
      { src: "/icon-512.png", type: "image/png", sizes: "512x512" },
    ],
  };
  // A link that is hovered or touched is already there when it is clicked. Forms are only fetched:
  // nothing on them should run before somebody means to see them.
  const inside = { href_matches: "/*" };
  const forms = { href_matches: ["/booking", "/contact"] };
  const speculation = {
    prerender: [{ where: { and: [inside, { not: forms }] }, eagerness: "moderate" }],
    prefetch: [{ where: forms, eagerness: "moderate" }],
  };
  await writeFile(join(folder, "speculation-rules.json"), JSON.stringify(speculation));
  await writeFile(join(folder, "sitemap.xml"), sitemap);
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`;
  await writeFile(join(folder, "robots.txt"), robots);
  await writeFile(join(folder, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}
