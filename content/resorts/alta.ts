import type { Resort } from "./types.ts";

export const alta = {
  slug: "alta",
  name: "Alta",
  mountain: "Alta Ski Area",
  state: "Utah",
  nearestTown: "Alta",
  tagline: "Skiers only, since 1939",
  description: [
    "Alta has changed slowly on purpose. A chairlift came in January 1939, snowboards never did, and the five lodges at the foot of the hill still serve dinner to their guests at long tables. The terrain looks small from the road and is not: most of it is reached by a traverse, a sidestep or a short walk, and the best of it by all three.",
    "The road ends here. Little Cottonwood Canyon climbs past Snowbird to Alta's last parking lot and goes no farther in winter. On big mornings it is closed for avalanche work, sometimes with everybody above it kept inside. Those who sleep up the canyon then have the mountain to themselves, which is reason enough to arrive the night before.",
  ],
  statistics: {
    skiableAcres: 2614,
    summitFeet: 11068,
    baseFeet: 8530,
    verticalFeet: 2538,
    snowfallInches: 545,
    lifts: 6,
    expertPercent: 55,
    openedYear: 1939,
    season: "mid- to late November to mid- or late April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: true,
  location: {
    latitude: 40.5808,
    longitude: -111.6372,
  },
  access: {
    roads: ["I-80", "I-215", "UT-210"],
    words:
      "I-215 to Little Cottonwood Canyon and UT-210 to its end, just above Snowbird. The road closes for avalanche control; while 'interlodge' is on, no one may be outdoors.",
    airports: [
      {
        iata: "SLC",
        name: "Salt Lake City International Airport",
        miles: 31,
        winterMinutes: 50,
      },
    ],
  },
  accommodations: [
    "Alta Lodge",
    "Alta's Rustler Lodge",
    "Snowpine Lodge",
    "Goldminer's Daughter Lodge",
    "Alta Peruvian Lodge",
  ],
  dining: [
    "Alf's Restaurant (mid-mountain)",
    "Watson Shelter",
    "Alta Lodge dining room",
    "Swen's at Snowpine Lodge",
  ],
  summer: [
    "Wildflower walks in Albion Basin",
    "Hiking to Cecret Lake",
    "Wasatch Wildflower Festival in July",
    "Camping and picnics in the basin",
  ],
  winter: [
    "Powder skiing and long traverses",
    "A combined Alta-Snowbird ticket for skiers",
    "Catskiing in Grizzly Gulch",
    "Lodge evenings with meals included",
  ],
} as const satisfies Resort;
