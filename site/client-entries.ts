/** The scripts that pages load: the small one of every page, and one for each island. */
export const clientEntrySources = {
  enhance: "site/enhance/main.ts",
  booking: "site/pages/booking/booking-entry.ts",
  contact: "site/pages/contact/contact-entry.ts",
} as const;

export type IslandName = Exclude<keyof typeof clientEntrySources, "enhance">;
