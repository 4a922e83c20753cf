import type { ResortGuide } from "./types.ts";

export const parkCity = {
  slug: "park-city",
  name: "Park City",
  mountain: "Park City Mountain",
  state: "Utah",
  town: "Park City",
  tagline: "Two base areas and one Main Street",
  highlights: [
    "7,300 acres, all lift-linked",
    "A chairlift from Main Street",
    "36 miles from Salt Lake City's airport",
    "2002 Olympic venue",
  ],
  statistics: {
    skiableAcres: { value: 7300, source: "operator" },
    summitFeet: { value: 10026, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 6800, source: "OnTheSnow 2021-22" },
    verticalFeet: { value: 3226, source: "OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 355, source: "Wikipedia" },
    lifts: { value: 43, source: "The Week" },
    season: {
      value: { opens: ["mid November", "late November"], closes: ["mid April", "late April"] },
      source: "KPCW 2023-25",
    },
    openedYear: { value: 1963, source: "Wikipedia" },
    expertTerrainPercent: { value: 51, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 40.6508, longitude: -111.5075 }, source: "Wikipedia" },
  access: {
    road: "I-80 east from Salt Lake City through Parleys Canyon, then UT-224 south into town.",
    airports: [
      {
        code: "SLC",
        miles: { value: 36, source: "Rochester Media" },
        winterMinutes: { value: 45, source: "derived from Travelmag and Xpert Fly Fisher" },
      },
    ],
    note: "Parleys Canyon is steep, and storms slow it. Canyons Village and the Park City base have separate entrances.",
  },
  accommodations: [
    {
      name: "Waldorf Astoria Park City",
      note: "At Canyons Village, beside the Frostwood gondola.",
    },
    {
      name: "Washington School House Hotel",
      note: "A small hotel in a former schoolhouse in the old town.",
    },
    { name: "Pendry Park City", note: "On the plaza of Canyons Village." },
    { name: "Hotel Park City", note: "A stone-and-timber hotel on the golf course north of town." },
  ],
  dining: [
    { name: "High West Saloon", note: "A distillery and restaurant at the foot of the Town Lift." },
    {
      name: "Riverhorse on Main",
      note: "A longtime favorite for dinner, upstairs on Main Street.",
    },
    { name: "Handle", note: "Shared plates on Heber Avenue." },
    { name: "Chimayo", note: "Southwestern cooking on Main Street." },
  ],
  summer: [
    "The mountain coaster and zip lines at the base",
    "Utah Olympic Park",
    "Mountain biking on the Mid-Mountain Trail",
    "Hot-air balloons and hiking",
  ],
  winter: [
    "The Quicksilver gondola between the two base areas",
    "The Town Lift from Main Street",
    "Dog sledding, snowshoeing and tubing nearby",
    "The bobsled track at Utah Olympic Park",
  ],
  description: [
    "Park City Mountain joined with Canyons in 2015, when the Quicksilver gondola linked the two. The result is 7,300 acres on one ticket, large enough that crossing from one end to the other takes most of a morning. Jupiter Bowl and Ninety Nine 90 have the steepest terrain. Wide groomed runs fill the middle of the resort, and one trail descends past historic houses to the foot of Main Street and the Town Lift.",
    "Salt Lake City's airport is 36 miles away, and most of the route is interstate. Parleys Canyon is the one stretch to watch, where trucks slow down in snow. UT-224 backs up on weekend mornings, and winter parking at the base areas requires a reservation, so a drop-off saves time. Check which base you need: Park City and the Town Lift are in town, and Canyons Village is a few miles north. Christmas week and Presidents' Day weekend are the busiest.",
  ],
} as const satisfies ResortGuide;
