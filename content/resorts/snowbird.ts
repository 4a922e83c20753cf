import type { Resort } from "./types.ts";

export const snowbird = {
  slug: "snowbird",
  name: "Snowbird",
  mountain: "Snowbird",
  state: "Utah",
  nearestTown: "Sandy",
  statistics: {
    skiableAcres: 2500,
    summitFeet: 11000,
    baseFeet: 7760,
    verticalFeet: 3240,
    snowfallInches: 500,
    lifts: 14,
    expertPercent: 35,
    openedYear: 1971,
    season: "late November to late May",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 40.5811,
    longitude: -111.6564,
  },
  access: {
    roads: ["I-80", "I-215", "UT-210"],
    words:
      "I-215 to Little Cottonwood Canyon, then UT-210, a two-lane dead-end road that closes for avalanche control; guests already inside may be held indoors ('interlodge') until it reopens.",
    airports: [
      {
        iata: "SLC",
        name: "Salt Lake City International Airport",
        miles: 29,
        winterMinutes: 50,
      },
    ],
  },
  accommodations: [
    "The Cliff Lodge",
    "The Lodge at Snowbird",
    "The Inn at Snowbird",
    "Iron Blosam Lodge",
  ],
  dining: ["The Summit on Hidden Peak", "The Steak Pit", "The Forklift", "SeventyOne"],
  summer: [
    "Aerial tram to Hidden Peak",
    "Alpine slide and mountain coaster",
    "Hiking and mountain biking",
    "Ropes courses and climbing",
    "Oktoberfest weekends",
  ],
  winter: [
    "Tram laps from base to 11,000 ft",
    "Mineral Basin through the mountain tunnel",
    "Joint skiing with Alta on a combined ticket (skiers only on the Alta side)",
    "Late-spring skiing",
  ],
} as const satisfies Resort;
