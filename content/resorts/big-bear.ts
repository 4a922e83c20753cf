import type { ResortGuide } from "./types.ts";

export const bigBear = {
  slug: "big-bear",
  name: "Big Bear",
  mountain: "Big Bear Mountain Resort",
  state: "California",
  town: "Big Bear Lake",
  tagline: "Bear Mountain and Snow Summit, above the lake",
  highlights: [
    "Less than two miles between the two",
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
      detail: "Across Bear Mountain and Snow Summit.",
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
    road: "CA-330 to CA-18 from San Bernardino is the fastest route. CA-38 through Redlands is longer, less winding and often better in snow.",
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
    note: "CA-18 through Lucerne Valley connects to the high desert and Las Vegas. Chains can be required on all three roads.",
  },
  accommodations: [
    { name: "Best Western Big Bear Chateau", note: "A full-service hotel near the village." },
    { name: "Noon Lodge", note: "Renovated cabins among the pines." },
    { name: "Black Forest Lodge", note: "Chalets and motel rooms on the main road." },
    { name: "Lagonita Lodge", note: "Condominiums on the lakeshore." },
    { name: "The Lodge at Big Bear Lake", note: "The larger hotel at the edge of the village." },
  ],
  dining: [
    { name: "Grizzly Manor Cafe", note: "A popular breakfast spot; expect a wait." },
    { name: "Stella Luna" },
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
    "Bald eagle watching",
    "Tubing and sledding",
  ],
  description: [
    "Bear Mountain and Snow Summit are less than two miles apart, with 438 acres between them. Snow Valley, which joined the resort in 2023, is not counted here. Bear Mountain is the center of Southern California snowboarding, with terrain parks from beginner features to large jumps. Snow Summit suits families, with wide runs, lake views and night skiing on selected evenings. About 100 inches of snow fall in an average winter, and snowmaking fed by the lake covers the rest. Cold mornings have the firmest snow, and spring afternoons turn soft early.",
    "Saturdays are the busiest days, and Sunday afternoon traffic down the mountain is slow. CA-330 climbs from San Bernardino in tight curves, and chains are checked at the bottom after fresh snow. CA-38 through Redlands is longer and gentler. Ontario is the nearest airport, about an hour and a half away. Palm Springs is just under two hours, and Los Angeles about two and a half. Midweek, the roads and the slopes are both quieter.",
  ],
} as const satisfies ResortGuide;
