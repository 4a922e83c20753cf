import type { Resort } from "./types.ts";

export const keystone = {
  slug: "keystone",
  name: "Keystone",
  mountain: "Keystone Resort",
  state: "Colorado",
  nearestTown: "Keystone",
  tagline: "Three ridges deep, lit after dark",
  description: [
    "Keystone hides its size. From the base one sees a single friendly mountain with runs named for a schoolteacher; behind it stand two more, each lower in the valley and quieter than the one before, with bowls above them. It opens early, often in October, and its lights let the day go on after dark, which few big Colorado hills offer.",
    "The way from Denver is under the Divide and off at Silverthorne, then ten minutes past the reservoir. Highway 6 over Loveland Pass runs to the same door and is the prettier road; it is also the one that trucks take, at 11,990 feet, without guard rails. In snow we take the tunnel.",
  ],
  statistics: {
    skiableAcres: 3148,
    summitFeet: 12408,
    baseFeet: 9280,
    verticalFeet: 3128,
    snowfallInches: 235,
    lifts: 20,
    expertPercent: 49,
    openedYear: 1970,
    season: "mid- to late October to mid-April",
  },
  openingDate: "2025-10-31",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.605,
    longitude: -105.9542,
  },
  access: {
    roads: ["I-70", "US-6"],
    words:
      "I-70 through the Eisenhower Tunnel to Silverthorne (exit 205), then US-6 east past Dillon. US-6 over Loveland Pass is a slower scenic alternative.",
    airports: [
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 95,
        winterMinutes: 115,
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
    "Keystone Lodge & Spa",
    "Kindred Resort at Keystone",
    "Ski Tip Lodge",
    "River Run Village condominiums",
  ],
  dining: ["Alpenglow Stube", "Ski Tip Lodge", "Keystone Ranch", "Der Fondue Chessel"],
  summer: [
    "Lift-served bike park",
    "36 holes of golf",
    "Boating on Keystone Lake",
    "Hiking and gondola rides",
  ],
  winter: [
    "Night skiing",
    "Skating on the lake rink",
    "Sleigh rides",
    "Tubing",
    "Kidtopia children's events",
  ],
} as const satisfies Resort;
