import type { ResortGuide } from "./types.ts";

export const copperMountain = {
  slug: "copper-mountain",
  name: "Copper Mountain",
  mountain: "Copper Mountain",
  state: "Colorado",
  town: "Frisco",
  listed: {
    section: "colorado",
    place: 7,
  },
  tagline: "Gentle to the west, steep to the east",
  highlights: [
    "Beside I-70",
    "Sorted by difficulty",
    "Tucker Mountain",
    "Woodward parks and half-pipe",
  ],
  statistics: {
    skiableAcres: 2465,
    summitFeet: 12313,
    baseFeet: 9712,
    verticalFeet: 2601,
    annualSnowfallInches: 310,
    lifts: {
      total: 24,
      detail: null,
    },
    season: "Early November to early May",
    openedYear: 1972,
    expertTerrainPercent: 54,
  },
  openingDate: "2025-11-07",
  dailySkierLimit: null,
  skiersOnly: false,
  coordinates: {
    latitude: 39.5017,
    longitude: -106.1564,
  },
  sources: {
    skiableAcres: "specification",
    summitFeet: "Wikipedia, OnTheSnow 2021-22",
    baseFeet: "Wikipedia, OnTheSnow 2021-22",
    verticalFeet: "Wikipedia",
    annualSnowfallInches: "Wikipedia, Colorado resort table",
    lifts: "5280, OnTheSnow 2021-22",
    season: "Denver Post copy, CBS Colorado 2025",
    openedYear: "Wikipedia, 5280",
    expertTerrainPercent: "Wikipedia",
    openingDate: "specification",
    dailySkierLimit: null,
    coordinates: "Wikipedia",
    airports:
      "derived from the published 75 miles from Denver and the operator's time to Breckenridge",
  },
  access: {
    road: "Directly beside I-70 at its junction with CO-91, about 75 miles west of Denver and just short of Vail Pass.",
    airports: [
      {
        code: "DEN",
        name: "Denver International Airport",
        driveWinter: "2 h in winter",
        miles: 100,
      },
    ],
    note: "Parking lots have filled on busy days, even after 900 spaces were added in 2023. Being dropped at Center Village avoids them.",
  },
  accommodations: [
    {
      name: "Passage Point",
      note: "Condominiums in Center Village, by the American Eagle.",
    },
    {
      name: "Element 29",
      note: "Among the newer buildings of Center Village.",
    },
    {
      name: "Copper Springs Lodge",
      note: "In East Village, near the Super Bee.",
    },
    {
      name: "The inns of Frisco",
      note: "Six miles east, on or near a Main Street with restaurants.",
    },
  ],
  dining: [
    {
      name: "Aerie",
      note: "At the top of the American Eagle.",
    },
    {
      name: "Ten Mile Tavern",
      note: "Center Village, for after the last run.",
    },
    {
      name: "JJ's Rocky Mountain Tavern",
      note: "Under the Super Bee in East Village.",
    },
    {
      name: "Koko's Hut",
      note: "A quick lunch on the hill.",
    },
  ],
  summer: [
    "The Rocky Mountain Coaster",
    "Ramps and foam at Woodward's barn",
    "Mountain biking",
    "Golf at Copper Creek",
  ],
  winter: [
    "Expert terrain on Tucker Mountain",
    "Woodward's parks and half-pipe",
    "Tubing",
    "The coaster, open in snow too",
  ],
  description: [
    "Copper sorts itself. Stand in Center Village and look up: easy runs lie to the right, middling ones straight ahead under the American Eagle, steep ones to the left under the Super Bee. A family can part after breakfast and meet again without a map. Behind the ridge, above the trees, are Spaulding Bowl, Copper Bowl and Tucker Mountain, once reached by snowcat and now by the Three Bears chair. National teams train on its early snow in November, when most other hills are still brown.",
    "Few resorts are simpler to find. The exit is at the foot of the hill, about two hours from Denver's airport, with the Eisenhower Tunnel behind you and Vail Pass not yet begun. At 9,712 feet the base is high, higher than Breckenridge's, and a first night deserves some care. Saturday mornings after a storm are the crush, on I-70 rather than on the hill. The village keeps to itself; for a long dinner most people ride the six miles to Frisco and back.",
  ],
} as const satisfies ResortGuide;
