/** The addresses of the seven service pages, in the order of the specification's route table. */
export const serviceSlugs = [
  "stretch-limousines",
  "suv-limousines",
  "airport-transfers",
  "group-transportation",
  "executive-sedans",
  "premium-suvs",
  "luxury-vans",
] as const;
