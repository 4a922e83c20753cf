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
      detail: "Chairlifts; surface tows are extra.",
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
    road: "I-215 to Little Cottonwood Canyon and UT-210 to its end, just above Snowbird.",
    airports: [
      {
        code: "SLC",
        miles: { value: 31, source: "derived from the published miles to Snowbird" },
        winterMinutes: { value: 50, source: "derived from Ride First Chair" },
      },
    ],
    note: "The road closes for avalanche control. While 'interlodge' is on, nobody may be outdoors, guests and chauffeurs included.",
  },
  accommodations: [
    { name: "Alta Lodge", note: "Meals included, and many of the same guests every winter." },
    { name: "Alta's Rustler Lodge", note: "Right under High Rustler, with a pool in the snow." },
    { name: "Snowpine Lodge", note: "The oldest stone in town, lately rebuilt around." },
    {
      name: "Goldminer's Daughter Lodge",
      note: "Beside the Collins lift and the Wildcat ticket window.",
    },
    { name: "Alta Peruvian Lodge", note: "Bunk rooms to suites, and long shared tables." },
  ],
  dining: [
    { name: "Alf's Restaurant", note: "Halfway up the Albion side." },
    { name: "Watson Shelter", note: "Mid-mountain under Collins, for soup and dry gloves." },
    { name: "Alta Lodge dining room", note: "A set dinner that guests from outside may join." },
    { name: "Swen's", note: "The Snowpine's restaurant, facing the mountain." },
  ],
  summer: [
    "Wildflowers in Albion Basin",
    "The short climb to Cecret Lake",
    "The Wasatch Wildflower Festival in July",
    "Camping and picnics in the basin",
  ],
  winter: [
    "Powder, and the traverses that lead to it",
    "Both canyon resorts on one ticket, on skis",
    "Snowcat skiing in Grizzly Gulch",
    "Long dinners at the lodges",
  ],
  description: [
    "Alta has had lifts since January 1939 and has changed less than anything around it. Six chairs, skis only, and a trail map that leaves out most of what matters, because the best snow is found at the end of a traverse: the High Traverse out of Collins toward Eagle's Nest and High Rustler, the long way round to Catherine's Area from Supreme. The Albion side is as kind as the other is stern. Some 545 inches fall in an average winter, and the mountain keeps them cold by facing mostly north.",
    "The road ends here. There is no village beyond a post office, a shop and five lodges, most of which count dinner with the room, and after dark the town goes to bed early on purpose. UT-210 is watched by an avalanche crew, and on storm mornings everyone, cook and guest alike, stays indoors until the work is done. Weekend parking goes by reservation, so a drop at the lodge door or the Wildcat base is the simple way. Salt Lake City's airport is thirty miles and, when the canyon is open and dry, fifty minutes.",
  ],
} as const satisfies ResortGuide;
