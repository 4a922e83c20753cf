/** The scripts that pages load: the small one of public pages, one per island, and one for visitors' own pages. */
export const clientEntrySources = {
  enhance: "site/enhance/main.ts",
  swap: "site/enhance/swap.ts",
  booking: "site/pages/booking/booking-entry.ts",
  contact: "site/pages/contact/contact-entry.ts",
  visitor: "site/request/visitor-entry.ts",
} as const;

export type IslandName = Exclude<keyof typeof clientEntrySources, "enhance" | "swap" | "visitor">;
