import type { Resort } from "./types.ts";

export const breckenridge = {
  slug: "breckenridge",
  name: "Breckenridge",
  mountain: "Breckenridge Ski Resort",
  state: "Colorado",
  nearestTown: "Breckenridge",
  statistics: {
    skiableAcres: 2908,
    summitFeet: 12998,
    baseFeet: 9600,
    verticalFeet: 3398,
    snowfallInches: 355,
    lifts: 34,
    expertPercent: 58,
    openedYear: 1961,
    season: "early November to mid- or late May",
  },
  openingDate: "2025-11-07",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.48,
    longitude: -106.067,
  },
  access: {
    roads: ["I-70", "CO-9"],
    words: "I-70 to exit 203 at Frisco, then CO-9 south about nine miles.",
    airports: [
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 98,
        winterMinutes: 120,
      },
      {
        iata: "EGE",
        name: "Eagle County Regional Airport",
        miles: 68,
        winterMinutes: 80,
      },
    ],
  },
  accommodations: [
    "Beaver Run Resort",
    "One Ski Hill Place",
    "Grand Colorado on Peak 8",
    "Mountain Thunder Lodge",
    "Marriott's Mountain Valley Lodge",
  ],
  dining: [
    "Rootstalk",
    "Hearthstone Restaurant",
    "Breckenridge Distillery Restaurant",
    "Gold Pan Saloon",
  ],
  summer: [
    "Hiking, including the Burro Trail and Hoosier Pass",
    "Alpine coaster and slide at Peak 8",
    "Mountain biking and whitewater rafting",
    "The Trollstigen trail to the troll Isak Heartstone",
  ],
  winter: [
    "High-alpine bowls from the Imperial Express",
    "Dog sledding",
    "Cross-country skiing at Gold Run Nordic Center",
    "Fat biking on packed trails",
    "The free BreckConnect Gondola from town",
  ],
} as const satisfies Resort;
