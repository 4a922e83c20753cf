import type { ResortGuide } from "./types.ts";

export const alta = {
  slug: "alta",
  name: "Alta",
  mountain: "Alta Ski Area",
  state: "Utah",
  town: "Alta",
  tagline: "Skis only, since 1939",
  highlights: [
    "Skiers only",
    "545 inches in an average winter",
    "Five lodges at the foot of the hill",
    "Six chairlifts, no village",
  ],
  statistics: {
    skiableAcres: { value: 2614, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 11068, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 8530, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 2538, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 545, source: "Wikipedia" },
    lifts: {
      value: 6,
      source: "Wikipedia, OnTheSnow 2021-22",
      detail: "Chairlifts only; surface tows not counted.",
    },
    season: {
      value: { opens: ["mid November", "late November"], closes: ["mid April", "late April"] },
      source: "KPCW 2023-25, Axios 2024",
    },
    openedYear: { value: 1939, source: "Wikipedia, Alta Historical Society" },
    expertTerrainPercent: { value: 55, source: "Wikipedia, OnTheSnow 2021-22" },
  },
  skiersOnly: true,
  coordinates: { value: { latitude: 40.5808, longitude: -111.6372 }, source: "Wikipedia" },
  access: {
    road: "I-215 to Little Cottonwood Canyon, then UT-210 to its end, just past Snowbird.",
    airports: [
      {
        code: "SLC",
        miles: { value: 31, source: "derived from the published miles to Snowbird" },
        winterMinutes: { value: 50, source: "derived from Ride First Chair" },
      },
    ],
    note: "The road closes for avalanche control. During an interlodge order, everyone in town must stay indoors, and vehicles wait until it is lifted.",
  },
  accommodations: [
    { name: "Alta Lodge", note: "Breakfast and dinner included, with many returning guests." },
    { name: "Alta's Rustler Lodge", note: "Below High Rustler, with a heated outdoor pool." },
    { name: "Snowpine Lodge", note: "A historic stone lodge, fully renovated." },
    {
      name: "Goldminer's Daughter Lodge",
      note: "Beside the Collins lift and the Wildcat ticket window.",
    },
    { name: "Alta Peruvian Lodge", note: "Dormitory rooms to suites, with shared dinner tables." },
  ],
  dining: [
    { name: "Alf's Restaurant", note: "Halfway up the Albion side." },
    { name: "Watson Shelter", note: "Mid-mountain below Collins, for a quick lunch." },
    { name: "Alta Lodge dining room", note: "A set dinner, also open to outside guests." },
    { name: "Swen's", note: "The Snowpine's restaurant, facing the mountain." },
  ],
  summer: [
    "Wildflowers in Albion Basin",
    "The short climb to Cecret Lake",
    "The Wasatch Wildflower Festival in July",
    "Camping and picnics in the basin",
  ],
  winter: [
    "Powder skiing and long traverses",
    "Alta and Snowbird on one ticket",
    "Snowcat skiing in Grizzly Gulch",
    "Long dinners at the lodges",
  ],
  description: [
    "Alta has run lifts since January 1939 and still feels close to its beginnings: six chairlifts, skis only and some of the deepest snow in the country. About 545 inches fall in an average winter, and north-facing slopes keep it cold. The best-known terrain starts with a traverse, such as the High Traverse from Collins to Eagle's Nest and High Rustler, or the longer route from Supreme to Catherine's Area. The Albion side has gentle runs for beginners and families.",
    "Alta is at the end of UT-210, about 50 minutes from Salt Lake City's airport when the canyon is clear. There is a post office, a shop and five lodges, most of which include dinner with the room. On storm mornings an avalanche crew may close the road, and everyone stays indoors until it reopens. Weekend parking requires a reservation, so being dropped at the lodge or at the Wildcat base is the simplest plan.",
  ],
} as const satisfies ResortGuide;
