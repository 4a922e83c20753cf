import type { Resort } from "./types.ts";

export const copperMountain = {
  slug: "copper-mountain",
  name: "Copper Mountain",
  mountain: "Copper Mountain",
  state: "Colorado",
  nearestTown: "Frisco",
  tagline: "Beginners west, experts east, as nature drew it",
  description: [
    "Copper sorts its visitors by itself. At the western end the slopes are mild and wide; they steepen lift by lift towards the east, until the runs under Resolution fall straight down. Families can part in the morning without a map. In November national teams train here, because the snow comes early at this height and stays.",
    "No large mountain is closer to the interstate: the exit is the entrance. That makes it the simplest arrival in Summit County, and the first to feel a closed Vail Pass, whose eastern foot is the parking lot. The lots themselves have filled on good Saturdays; a car that drops and leaves has no such trouble.",
  ],
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
