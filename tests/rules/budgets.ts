/** The maximum size of each resource, in bytes as transferred (brotli), so that no page grows unnoticed. */
export const budgets = {
  /** HTML with the style sheet inside; one initial congestion window is 14,000. */
  page: 11_400,
  /** Home and the guides. */
  contentPage: 9_000,
  /** A visitor's own page, compressed with gzip on request. */
  privatePage: 12_000,
  /** The one script of every page. */
  enhance: 2_000,
  /** The second script, for browsers without a mouse for the speculation rules. */
  swap: 1_750,
  /** What /booking loads until its form works; an empty, fully hydrated page of this stack loads 92,000. */
  bookingScript: 72_000,
  contactScript: 67_000,
  /** What the desk loads before it shows the queue: React, its router, queries and Temporal. */
  deskScript: 140_000,
  /** The fonts that every page loads, combined. */
  fonts: 34_000,
  /** A full-width picture, by the width of its file. */
  hero: { 780: 45_000, 1600: 120_000, 2400: 180_000 },
  /** The same for a phone, where it is the first picture of its page. */
  upright: { 390: 16_000, 780: 30_000 },
  card: 25_000,
  film: 700_000,
  /** /sedan.png, /suv.png and /van.png. */
  vehicle: 200_000,
  /** A guide's preview picture when shared; some services load at most 300,000. */
  share: 90_000,
} as const;
