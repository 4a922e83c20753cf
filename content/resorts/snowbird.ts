import type { Resort } from "./types.ts";

export const snowbird = {
  slug: "snowbird",
  name: "Snowbird",
  mountain: "Snowbird",
  state: "Utah",
  nearestTown: "Sandy",
  tagline: "Concrete, granite, and very deep snow",
  description: [
    "Snowbird was built for people who came to ski. The village is plain, the tram is large, and the ground beneath it drops three thousand feet without a pause for breath. Cirques, gullies and long fall lines face north and keep their snow; Mineral Basin, through a tunnel in the ridge, takes the morning sun. Few places stay open so late in spring.",
    "Little Cottonwood Canyon is seven miles of two-lane road beneath some sixty slide paths. When it snows hard the road closes for control work, and guests above may be asked to stay indoors until it is done. It is the price of the snow. We watch the canyon's schedule through the night and leave a margin before flights.",
  ],
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
