import type { Resort } from "./types.ts";

export const snowbasin = {
  slug: "snowbasin",
  name: "Snowbasin",
  mountain: "Snowbasin",
  state: "Utah",
  nearestTown: "Huntsville",
  statistics: {
    skiableAcres: 3000,
    summitFeet: 9350,
    baseFeet: 6391,
    verticalFeet: 2959,
    snowfallInches: 300,
    lifts: 13,
    expertPercent: 30,
    openedYear: 1939,
    season: "late November to mid- or late April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 41.216,
    longitude: -111.857,
  },
  access: {
    roads: ["I-84", "UT-167", "UT-226"],
    words:
      "I-84 from Ogden or Salt Lake City, then UT-167 (Trappers Loop) and UT-226 to the base. There is no lodging at the base: stay in Ogden or the Ogden Valley.",
    airports: [
      {
        iata: "SLC",
        name: "Salt Lake City International Airport",
        miles: 40,
        winterMinutes: 50,
      },
    ],
  },
  accommodations: [
    "Compass Rose Lodge, Huntsville",
    "The Bigelow Hotel, Ogden",
    "Atomic Chalet Bed & Breakfast, Huntsville",
    "Hampton Inn & Suites Ogden",
  ],
  dining: [
    "Earl's Lodge (base)",
    "Needles Lodge (on the mountain)",
    "Shooting Star Saloon, Huntsville",
    "Hearth on 25th, Ogden",
  ],
  summer: [
    "Scenic gondola rides",
    "Mountain biking and hiking",
    "Boating on Pineview Reservoir",
    "Historic 25th Street in Ogden",
  ],
  winter: [
    "Skiing the Olympic downhill courses",
    "Long groomed cruisers with short lift lines",
    "Snowshoeing and fat biking nearby",
    "Lunch in the marble-and-timber lodges",
  ],
} as const satisfies Resort;
