/** The origin in canonical links. */
export const { origin: siteUrl } = new URL(
  process.env["SITE_URL"] || `http://localhost:${process.env["PORT"] || 3000}`,
);
