import type { Resort } from "./types.ts";

export const copperMountain = {
  slug: "copper-mountain",
  name: "Copper Mountain",
  mountain: "Copper Mountain",
  state: "Colorado",
  nearestTown: "Frisco",
  statistics: {
    skiableAcres: 2465,
    summitFeet: 12313,
    baseFeet: 9712,
    verticalFeet: 2601,
    snowfallInches: 310,
    lifts: 24,
    expertPercent: 54,
    openedYear: 1972,
    season: "early November to early May",
  },
  openingDate: "2025-11-07",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.5017,
    longitude: -106.1564,
  },
  access: {
    roads: ["I-70", "CO-91"],
    words:
      "Directly beside I-70 (exit 195, at the CO-91 junction), about 75 miles west of Denver and just east of Vail Pass.",
    airports: [
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 100,
        winterMinutes: 120,
      },
      {
        iata: "EGE",
        name: "Eagle County Regional Airport",
        miles: 58,
        winterMinutes: 65,
      },
    ],
  },
  accommodations: ["Passage Point, Center Village", "Element 29", "Copper Springs Lodge"],
  dining: [
    "Aerie (mid-mountain, top of American Eagle)",
    "Ten Mile Tavern",
    "JJ's Rocky Mountain Tavern",
    "Koko's Hut",
  ],
  summer: [
    "Rocky Mountain Coaster",
    "Woodward Copper indoor barn",
    "Mountain biking",
    "Golf at Copper Creek",
  ],
  winter: [
    "Expert terrain on Tucker Mountain",
    "Woodward terrain parks and half-pipe",
    "Tubing",
    "Rocky Mountain Coaster rides",
  ],
} as const satisfies Resort;
