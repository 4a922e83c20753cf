import type { Resort } from "./types.ts";

export const parkCity = {
  slug: "park-city",
  name: "Park City",
  mountain: "Park City Mountain",
  state: "Utah",
  nearestTown: "Park City",
  statistics: {
    skiableAcres: 7300,
    summitFeet: 10026,
    baseFeet: 6800,
    verticalFeet: 3226,
    snowfallInches: 355,
    lifts: 43,
    expertPercent: 51,
    openedYear: 1963,
    season: "mid- to late November to mid-April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 40.6508,
    longitude: -111.5075,
  },
  access: {
    roads: ["I-80", "UT-224"],
    words:
      "I-80 east from Salt Lake City through Parleys Canyon, then UT-224 into town; a freeway for most of the way, but the canyon is steep and slow in storms.",
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
    "Waldorf Astoria Park City",
    "Washington School House Hotel",
    "Pendry Park City",
    "Hotel Park City",
  ],
  dining: ["High West Saloon", "Riverhorse on Main", "350 Main", "Handle"],
  summer: [
    "Mountain Coaster and zip lines at the resort base",
    "Utah Olympic Park visits",
    "Lift-served and cross-country mountain biking, including the Mid-Mountain Trail",
    "Hot-air ballooning and hiking",
  ],
  winter: [
    "Skiing and riding two base areas joined by the Quicksilver gondola",
    "Riding the Town Lift straight from Main Street",
    "Dog sledding, snowshoeing and tubing nearby",
    "Watching or trying sliding sports at Utah Olympic Park",
  ],
} as const satisfies Resort;
