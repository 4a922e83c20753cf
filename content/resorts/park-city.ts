import type { Resort } from "./types.ts";

export const parkCity = {
  slug: "park-city",
  name: "Park City",
  mountain: "Park City Mountain",
  state: "Utah",
  nearestTown: "Park City",
  tagline: "The largest of them, half an hour from a hub",
  description: [
    "Two resorts were joined in 2015, and the result is 7,300 acres that take a week to learn. The Canyons side is a maze of small valleys; the Park City side runs down to a mining town whose Main Street can be reached on skis. The ground is friendly more often than fierce, and the best of it is found by crossing early and coming back late.",
    "Few big mountains are so near to a big airport. Interstate 80 climbs Parleys Canyon from Salt Lake City and is a freeway nearly all the way, steep enough that storms slow it but seldom for long. A flight that lands at noon still leaves an afternoon; the last miles through Kimball Junction take longest on holiday Saturdays.",
  ],
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
