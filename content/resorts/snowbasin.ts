import type { ResortGuide } from "./types.ts";

export const snowbasin = {
  slug: "snowbasin",
  name: "Snowbasin",
  mountain: "Snowbasin",
  state: "Utah",
  town: "Huntsville",
  tagline: "Olympic downhill terrain and short lines",
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
    note: "The mountain has no lodging. Guests stay in Ogden, Huntsville or Eden.",
  },
  accommodations: [
    { name: "Compass Rose Lodge", note: "A small hotel with an observatory, in Huntsville." },
    { name: "The Bigelow Hotel", note: "A restored 1920s hotel in downtown Ogden." },
    {
      name: "Atomic Chalet Bed & Breakfast",
      note: "A small bed and breakfast by Pineview Reservoir.",
    },
    { name: "Hampton Inn & Suites Ogden", note: "In downtown Ogden, on Washington Boulevard." },
  ],
  dining: [
    { name: "Earl's Lodge", note: "Casual lunch in grand surroundings at the base." },
    { name: "Needles Lodge", note: "Lunch at the top of the Needles gondola." },
    { name: "Shooting Star Saloon", note: "Burgers in a Huntsville bar dating from 1879." },
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
    "Long, quiet groomed runs",
    "Snowshoeing and fat biking nearby",
    "Lunch in the mountaintop lodges",
  ],
  description: [
    "Snowbasin hosted the downhill races of the 2002 Olympics. The men's course, Grizzly, starts steeply from Allen Peak, and the women's course, Wildflower, begins nearby. Most of the mountain is far gentler, with wide groomed runs off the Needles and Strawberry gondolas and open bowls below a rock ridge. Lift lines are short. The day lodges, built for the Games, have marble washrooms and chandeliers, and racing is scheduled to return for the 2034 Olympics.",
    "There is no hotel at the base, which is one reason the slopes stay quiet. From Salt Lake City, the drive is 40 miles and about 50 minutes: the interstate to Weber Canyon, then Trappers Loop, a low pass that can be windy. The final access road was built wide for the Olympics. A car for the day works well here, with a morning pickup in Ogden or at the airport and a return from Earl's Lodge at closing time.",
  ],
} as const satisfies ResortGuide;
