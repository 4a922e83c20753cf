import type { Resort } from "./types.ts";

export const deerValley = {
  slug: "deer-valley",
  name: "Deer Valley",
  mountain: "Deer Valley Resort",
  state: "Utah",
  nearestTown: "Park City",
  statistics: {
    skiableAcres: 2026,
    summitFeet: 9570,
    baseFeet: 6570,
    verticalFeet: 3000,
    snowfallInches: 300,
    lifts: 21,
    expertPercent: 32,
    openedYear: 1981,
    season: "early December to mid-April",
  },
  openingDate: null,
  dailySkierLimit: 7500,
  skiersOnly: true,
  location: {
    latitude: 40.6228,
    longitude: -111.4894,
  },
  access: {
    roads: ["I-80", "UT-224", "US-40"],
    words:
      "I-80 east from Salt Lake City, then UT-224 through Park City to Snow Park; the East Village base is reached from US-40 on the other side.",
    airports: [
      {
        iata: "SLC",
        name: "Salt Lake City International Airport",
        miles: 36,
        winterMinutes: 45,
      },
    ],
  },
  accommodations: [
    "Stein Eriksen Lodge",
    "Montage Deer Valley",
    "The St. Regis Deer Valley",
    "Goldener Hirsch",
    "Grand Hyatt Deer Valley (East Village)",
  ],
  dining: [
    "Fireside Dining at Empire Canyon Lodge",
    "Glitretind at Stein Eriksen Lodge",
    "The Mariposa",
    "Royal Street Cafe",
  ],
  summer: [
    "Outdoor concerts at Snow Park amphitheatre, including the Deer Valley Music Festival",
    "Lift-served mountain biking and hiking",
    "Hot-air ballooning around Park City",
    "Horseback riding and fly fishing nearby",
  ],
  winter: [
    "Groomed cruising with ski valets at the base",
    "Skiing with an Olympian through the Ski with a Champion programme",
    "Freestyle World Cup moguls and aerials",
    "Alpine dinners by the hearth at Fireside Dining",
  ],
} as const satisfies Resort;
