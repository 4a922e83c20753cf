import type { Resort } from "./types.ts";

export const beaverCreek = {
  slug: "beaver-creek",
  name: "Beaver Creek",
  mountain: "Beaver Creek Resort",
  state: "Colorado",
  nearestTown: "Avon",
  tagline: "Groomed, gated, and steeper than it looks",
  description: [
    "Beaver Creek has the manners of a good hotel: carpets of corduroy, escalators from the car to the snow, a cookie at three. Behind them stands a racer's mountain. The Birds of Prey downhill drops through the trees on a pitch that television flattens, and Grouse Mountain beside it holds some of the best sustained bumps in the state.",
    "It lies a quarter of an hour beyond Vail and, for that, outside most of its traffic. The exit is Avon, where a gatehouse marks the resort road; villages higher up the hill have their own doors, and it pays to tell the driver which. Eagle's airport is half an hour away on a road that stays at the valley's floor.",
  ],
  statistics: {
    skiableAcres: 1832,
    summitFeet: 11440,
    baseFeet: 8100,
    verticalFeet: 3340,
    snowfallInches: 323,
    lifts: 24,
    expertPercent: 38,
    openedYear: 1980,
    season: "late November to mid-April",
  },
  openingDate: "2025-11-26",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.6314,
    longitude: -106.5217,
  },
  access: {
    roads: ["I-70"],
    words:
      "I-70 to Avon (exit 167), then the resort road up to the village; from Denver it is a quarter of an hour beyond Vail.",
    airports: [
      {
        iata: "EGE",
        name: "Eagle County Regional Airport",
        miles: 25,
        winterMinutes: 30,
      },
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 130,
        winterMinutes: 165,
      },
    ],
  },
  accommodations: [
    "The Ritz-Carlton, Bachelor Gulch",
    "Park Hyatt Beaver Creek",
    "The Osprey at Beaver Creek",
    "The Pines Lodge",
    "The Charter at Beaver Creek",
  ],
  dining: ["Zach's Cabin", "Citrea", "Beano's Cabin", "Splendido at the Chateau"],
  summer: ["Hiking from the village", "Fly fishing on the Eagle River", "Horseback riding", "Golf"],
  winter: [
    "Snowcat-drawn sleigh dinners at mountain cabins",
    "Ice skating in the village",
    "Men's World Cup races on Birds of Prey in December",
    "Shows at the Vilar Performing Arts Center",
  ],
} as const satisfies Resort;
