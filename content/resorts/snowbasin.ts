import type { Resort } from "./types.ts";

export const snowbasin = {
  slug: "snowbasin",
  name: "Snowbasin",
  mountain: "Snowbasin",
  state: "Utah",
  nearestTown: "Huntsville",
  tagline: "Olympic downhills without a hotel",
  description: [
    "The downhill of 2002 was run here, and the course still looks absurd from the bottom. Around it lie three thousand acres that most visitors to Utah never see: long benches, open bowls under the Needles, gullies that hold powder into the afternoon. The day lodges are of marble and timber, grander than anything in the valley.",
    "Nobody sleeps at the base, and that is the secret. Guests stay in Ogden or Huntsville and drive up in the morning on Trappers Loop, a good road with little traffic. Salt Lake City's airport is under an hour away on the interstate, without a canyon to close. A car at the door at four o'clock is the only thing to arrange.",
  ],
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
