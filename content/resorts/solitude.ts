import type { Resort } from "./types.ts";

export const solitude = {
  slug: "solitude",
  name: "Solitude",
  mountain: "Solitude Mountain Resort",
  state: "Utah",
  nearestTown: "Brighton",
  tagline: "The canyon's quiet middle",
  description: [
    "The name was chosen for a reason and has stayed true. Solitude lies between better-known places and takes what they leave: moderate crowds, steady snow, groomers at the front and, over the ridge, Honeycomb Canyon, a long gulf of trees and chutes that would be famous anywhere else. After storms its gates open late, and those who wait are paid.",
    "Twelve miles up Big Cottonwood Canyon a small village stands beside the road. On busy days parking wants a reservation, so being driven has more than one advantage. The canyon has its closures, fewer than Little Cottonwood's, mostly at first light while the slide paths are cleared. Salt Lake City's airport is about an hour down the hill.",
  ],
  statistics: {
    skiableAcres: 1200,
    summitFeet: 10488,
    baseFeet: 7994,
    verticalFeet: 2494,
    snowfallInches: 500,
    lifts: 9,
    expertPercent: 51,
    openedYear: 1957,
    season: "mid-November to late April or later",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 40.6151,
    longitude: -111.5889,
  },
  access: {
    roads: ["I-80", "I-215", "UT-190"],
    words:
      "I-215 to Cottonwood Heights, then UT-190 about 12 miles up Big Cottonwood Canyon; parking may need a reservation on busy days.",
    airports: [
      {
        iata: "SLC",
        name: "Salt Lake City International Airport",
        miles: 33,
        winterMinutes: 45,
      },
    ],
  },
  accommodations: [
    "The Inn at Solitude",
    "Powderhorn Lodge",
    "Creekside at Solitude",
    "Silver Fork Lodge",
  ],
  dining: [
    "The Yurt (snowshoe dinner)",
    "Honeycomb Grill",
    "Roundhouse (mid-mountain)",
    "St. Bernard's",
  ],
  summer: [
    "Lift-served biking on the Sunrise chair",
    "18-hole disc golf at 9,000 ft",
    "Wildflower hikes, with a festival in July",
    "Scenic chairlift rides",
  ],
  winter: [
    "Honeycomb Canyon's ungroomed bowls",
    "Nordic trails at Silver Lake",
    "Snowshoe dinner at the yurt",
    "SolBright crossing to Brighton",
  ],
} as const satisfies Resort;
