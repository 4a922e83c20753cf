/** The public address that is written into pages: an origin, without a slash at its end. */
export const { origin: siteUrl } = new URL(
  process.env["SITE_URL"] || `http://localhost:${process.env["PORT"] || 3000}`,
);
