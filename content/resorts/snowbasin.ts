import type { ResortGuide } from "./types.ts";

export const snowbasin = {
  slug: "snowbasin",
  name: "Snowbasin",
  mountain: "Snowbasin",
  state: "Utah",
  town: "Huntsville",
  tagline: "An Olympic downhill without a hotel",
  highlights: [
    "Olympic downhill, 2002",
    "2,959 ft of vertical",
    "No lodging at the base",
    "Short lines",
  ],
  statistics: {
    skiableAcres: { value: 3000, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 9350, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 6391, source: "Wikipedia" },
    verticalFeet: { value: 2959, source: "Wikipedia" },
    annualSnowfallInches: { value: 300, source: "Wikipedia, Sports Illustrated" },
    lifts: { value: 13, source: "Wikipedia" },
    season: {
      value: { opens: ["late November"], closes: ["mid April", "late April"] },
      source: "KPCW 2023-25, Axios 2024",
    },
    openedYear: { value: 1939, source: "Wikipedia" },
    expertTerrainPercent: { value: 30, source: "Wikipedia" },
  },
  coordinates: { value: { latitude: 41.216, longitude: -111.857 }, source: "Wikipedia" },
  access: {
    road: "I-84 up Weber Canyon, then UT-167 over Trappers Loop and UT-226 to the base.",
    airports: [
      {
        code: "SLC",
        miles: { value: 40, source: "TransWorld Snowboarding" },
        winterMinutes: { value: 50, source: "derived from a copy of the New York Times" },
      },
    ],
    note: "Nobody sleeps at the mountain. Guests stay in Ogden, Huntsville or Eden and are driven in the morning.",
  },
  accommodations: [
    { name: "Compass Rose Lodge", note: "A small hotel with an observatory, in Huntsville." },
    { name: "The Bigelow Hotel", note: "A 1920s hotel in downtown Ogden." },
    { name: "Atomic Chalet Bed & Breakfast", note: "By Pineview Reservoir, with breakfast." },
    { name: "Hampton Inn & Suites Ogden", note: "Downtown, on Washington Boulevard." },
  ],
  dining: [
    { name: "Earl's Lodge", note: "Marble, chandeliers and chili at the base." },
    { name: "Needles Lodge", note: "The same marble, at the top of the gondola." },
    { name: "Shooting Star Saloon", note: "Burgers in Huntsville in a bar from 1879." },
    { name: "Hearth on 25th", note: "Wood-fired dinner on Ogden's historic street." },
  ],
  summer: [
    "Scenic gondola rides",
    "Mountain biking and hiking",
    "Boating on Pineview Reservoir",
    "Ogden's Historic 25th Street",
  ],
  winter: [
    "The Olympic downhill courses",
    "Long groomers with nobody on them",
    "Snowshoeing and fat biking nearby",
    "Lunch among chandeliers",
  ],
  description: [
    "In 2002 the fastest men in skiing started from a shed on Allen Peak, and the first turns of Grizzly still make visitors stand and look for a while. Wildflower, the women's course, begins next door. Most of Snowbasin is nothing like them: wide groomed miles off the Needles and Strawberry gondolas, open bowls under a wall of rock, and lifts that seem too many for the people on them. The lodges have marble washrooms and chandeliers, a legacy of the games. Racing is due to return in 2034.",
    "No hotel was ever built at the base, and that is the secret of the short lines. From Salt Lake City it is forty miles, about fifty minutes: the interstate to Weber Canyon, then Trappers Loop over a low, windy shoulder. The last road was laid for the Olympics and is wider than it needs to be. Since everyone goes home at four, the useful arrangement is a car for the day, up from Ogden or the airport in the morning and waiting at Earl's Lodge when the last chair stops.",
  ],
} as const satisfies ResortGuide;
