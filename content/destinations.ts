import { resorts } from "./resorts/index.ts";

export const destinations = {
  title: "Where the road goes white",
  lead: `${resorts.length} mountains in four states, each with its figures, its season and the road that leads to it.`,
  leads: {
    colorado: "High bases, broad bowls, and one interstate under the divide.",
    utah: "Light snow, short drives, and canyons that close when it falls.",
    california: "Granite, a deep blue lake, and storms that arrive by the yard.",
    more: "Across Montana, and one quiet canyon in Utah.",
  },
} as const;
