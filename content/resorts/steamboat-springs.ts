import type { Resort } from "./types.ts";

export const steamboatSprings = {
  slug: "steamboat-springs",
  name: "Steamboat Springs",
  mountain: "Steamboat Resort",
  state: "Colorado",
  nearestTown: "Steamboat Springs",
  statistics: {
    skiableAcres: 2965,
    summitFeet: 10568,
    baseFeet: 6900,
    verticalFeet: 3668,
    snowfallInches: 349,
    lifts: 21,
    expertPercent: 44,
    openedYear: 1963,
    season: "late November to mid-April",
  },
  openingDate: "2025-11-22",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 40.459,
    longitude: -106.803,
  },
  access: {
    roads: ["US-40", "CO-9", "I-70"],
    words:
      "From Hayden, US-40 east into town. From Denver, I-70 to Silverthorne, CO-9 north to Kremmling, then US-40 west over Rabbit Ears Pass, which is often snow-packed.",
    airports: [
      {
        iata: "HDN",
        name: "Yampa Valley Regional Airport",
        miles: 25,
        winterMinutes: 40,
      },
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 180,
        winterMinutes: 225,
      },
    ],
  },
  accommodations: [
    "The Steamboat Grand",
    "Sheraton Steamboat Resort",
    "One Steamboat Place",
    "Gravity Haus Steamboat",
  ],
  dining: [
    "Hazie's (on the mountain)",
    "Ragnar's (on the mountain)",
    "Aurum Food & Wine",
    "Cafe Diva",
  ],
  summer: [
    "Soaking at Strawberry Park Hot Springs",
    "Hiking to Fish Creek Falls",
    "Mountain and road biking",
    "Tubing and fishing the Yampa River",
    "Summer rodeo nights",
  ],
  winter: [
    "Tree skiing in aspen and evergreen glades",
    "Night skiing",
    "Snow tubing at Howelsen Hill",
    "Cross-country skiing and snowshoeing at the touring centre",
    "Hot springs after skiing",
  ],
} as const satisfies Resort;
