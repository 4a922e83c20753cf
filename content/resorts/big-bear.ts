import type { ResortGuide } from "./types.ts";

export const bigBear = {
  slug: "big-bear",
  name: "Big Bear",
  mountain: "Big Bear Mountain Resort",
  state: "California",
  town: "Big Bear Lake",
  tagline: "Two hills and a lake above Los Angeles",
  highlights: [
    "Two mountains, one ticket",
    "Snowmaking from the lake",
    "Parks at Bear Mountain",
    "About two and a half hours from LAX",
  ],
  statistics: {
    skiableAcres: { value: 438, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 8805, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 7140, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 1665, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 100, source: "Wikipedia" },
    lifts: {
      value: 26,
      source: "Las Vegas Review-Journal",
      detail: "Bear Mountain and Snow Summit together.",
    },
    season: {
      value: { opens: ["late November"], closes: ["early April"] },
      source: "Big Bear Grizzly 2019, Orange County Register 2021, KBHR 2018",
    },
    openedYear: { value: 1952, source: "Wikipedia" },
    expertTerrainPercent: {
      value: 27,
      source: "derived from Wikipedia's shares and acres of both mountains",
    },
  },
  coordinates: { value: { latitude: 34.2286, longitude: -116.8911 }, source: "Wikipedia" },
  access: {
    road: "CA-330 to CA-18 from San Bernardino is the quick way; CA-38 through Redlands is longer, less winding and often better in snow.",
    airports: [
      {
        code: "ONT",
        miles: { value: 65, source: "estimate" },
        winterMinutes: { value: 90, source: "derived from bigbearlake.net" },
      },
      {
        code: "PSP",
        miles: { value: 85, source: "estimate" },
        winterMinutes: { value: 115, source: "Desert Sun" },
      },
      {
        code: "LAX",
        miles: { value: 110, source: "estimate" },
        winterMinutes: { value: 145, source: "derived from losangelesairportlax.com" },
      },
    ],
    note: "CA-18 from Lucerne Valley serves the high desert and the way to Las Vegas. Chains can be required on all three.",
  },
  accommodations: [
    { name: "Best Western Big Bear Chateau", note: "A hotel of the usual sort, near the village." },
    { name: "Noon Lodge", note: "Refitted cabins under pines." },
    { name: "Black Forest Lodge", note: "Chalets and motel rooms on the main road." },
    { name: "Lagonita Lodge", note: "Apartments on the lakeshore." },
    { name: "The Lodge at Big Bear Lake", note: "The larger hotel at the edge of the village." },
  ],
  dining: [
    { name: "Grizzly Manor Cafe", note: "Breakfast, stickers on every wall, a wait outside." },
    { name: "Stella Luna", note: "Dinner in town." },
    { name: "Evergreen Restaurant", note: "Steak by the water, west of the village." },
    { name: "Peppercorn Grille", note: "Pasta and fish in the village." },
  ],
  summer: [
    "Boating and fishing on Big Bear Lake",
    "Summit Bike Park and the Scenic Sky Chair",
    "Hiking in the San Bernardino National Forest",
    "The Big Bear Alpine Zoo",
  ],
  winter: [
    "Terrain parks at Bear Mountain",
    "Family runs at Snow Summit",
    "Looking for bald eagles",
    "Tubing and sledding",
  ],
  description: [
    "Big Bear is two hills less than two miles apart. Bear Mountain is the one that snowboarders in Southern California grew up on: lap after lap of rails and jumps, music, and a crowd that watches. Snow Summit is for families, with wide runs, a view of the lake and lights on some evenings. Together they hold 438 acres. Nature sends about a hundred inches, and the rest is pumped up from the lake and blown at night. Given a cold week, nearly every run is covered, and by noon in March it is soft.",
    "Everyone in the basin has the same idea on the same Saturday. CA-330 climbs from San Bernardino in tight curves; in fresh snow chains are checked at the bottom, and on Sunday afternoon the cars creep down it nose to tail for hours. CA-38, round by Redlands, is longer and kinder. Ontario is the handy airport, about an hour and a half, Palm Springs just under two, Los Angeles nearer two and a half when nothing is wrong. Midweek the mountain is half empty, and the drive is a pleasure.",
  ],
} as const satisfies ResortGuide;
