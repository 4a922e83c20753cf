/** The origin that is written into pages. */
export const { origin: siteUrl } = new URL(
  process.env["SITE_URL"] || `http://localhost:${process.env["PORT"] || 3000}`,
);
