import type { Resort } from "./types.ts";

export const winterPark = {
  slug: "winter-park",
  name: "Winter Park",
  mountain: "Winter Park Resort",
  state: "Colorado",
  nearestTown: "Winter Park",
  statistics: {
    skiableAcres: 3081,
    summitFeet: 12060,
    baseFeet: 9000,
    verticalFeet: 3060,
    snowfallInches: 370,
    lifts: 23,
    expertPercent: 74,
    openedYear: 1940,
    season: "mid- to late November to late April",
  },
  openingDate: "2025-11-26",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.8869,
    longitude: -105.7625,
  },
  access: {
    roads: ["I-70", "US-40"],
    words:
      "I-70 west to exit 232 at Empire, then US-40 over Berthoud Pass, a switchback road that closes for avalanche work at times.",
    airports: [
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 90,
        winterMinutes: 110,
      },
    ],
  },
  accommodations: [
    "Zephyr Mountain Lodge",
    "Fraser Crossing and Founders Pointe",
    "Viking Lodge",
    "Devil's Thumb Ranch, Tabernash",
  ],
  dining: [
    "Sunspot Mountaintop Lodge",
    "Doc's Roadhouse",
    "Goody's Mountain Creperie",
    "Deno's Mountain Bistro",
  ],
  summer: [
    "Trestle Bike Park downhill mountain biking",
    "Whitewater rafting",
    "Horseback riding",
    "Hiking the Fraser Valley's 600 miles of trails",
    "Alpine slide",
  ],
  winter: [
    "Bumps and trees on the Mary Jane side",
    "Arriving by the Winter Park Express ski train",
    "Guided snowshoe tours",
    "Ice skating in the village",
  ],
} as const satisfies Resort;
