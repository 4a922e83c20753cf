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
  // A link that is hovered or touched is already there when it is clicked: made ready unseen once the
  // browser takes it for meant, and fetched as soon as a mouse is on it. Phones have no mouse, and
  // would fetch what is merely in view, so the second rule asks for the mark of `ahead`. Forms are only
  // fetched: nothing on them should run before somebody means to see them.
  const inside = { href_matches: "/*" };
  const forms = { href_matches: ["/booking", "/contact"] };
  const withMouse = { selector_matches: "[data-mouse] a" };
  const speculation = {
    prefetch: [
      { where: forms, eagerness: "moderate" },
      { where: { and: [inside, withMouse] }, eagerness: "eager" },
    ],
    prerender: [{ where: { and: [inside, { not: forms }] }, eagerness: "moderate" }],
  };
  await writeFile(join(folder, "speculation-rules.json"), JSON.stringify(speculation));
  await writeFile(join(folder, "sitemap.xml"), sitemap);
  const robots = `User-agent: *\nDisallow: /api/\n\nSitemap: ${site}/sitemap.xml\n`;
  await writeFile(join(folder, "robots.txt"), robots);
  await writeFile(join(folder, "site.webmanifest"), `${JSON.stringify(manifest, null, 2)}\n`);
}
