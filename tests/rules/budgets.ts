/** The heaviest that each thing may be, in bytes as they travel (brotli), so that nobody fattens a page unseen. */
export const budgets = {
  /** HTML with the style sheet inside; one initial congestion window is 14,000. */
  page: 11_300,
  /** Home and the guides. */
  contentPage: 9_000,
  /** A visitor's own page, compressed by gzip when it is asked for. */
  privatePage: 12_000,
  /** The one script of every page. */
  enhance: 2_000,
  /** The second one, where there is no mouse for the speculation rules. */
  swap: 1_750,
  /** The script that /booking fetches until its form works; an empty page of this stack that hydrates as a whole has 92,000. */
  bookingScript: 72_000,
  contactScript: 67_000,
  /** What the desk runs before it shows the queue: React, its router, queries and Temporal. */
  deskScript: 140_000,
  /** The fonts that every page fetches, together. */
  fonts: 34_000,
  /** A picture over the whole width, by the width of its file. */
  hero: { 780: 45_000, 1600: 120_000 },
  card: 25_000,
  film: 700_000,
  /** /sedan.png, /suv.png and /van.png. */
  vehicle: 200_000,
  /** What stands for a guide where it is shared; some services fetch no more than 300,000. */
  share: 90_000,
} as const;
