import type { ResortGuide } from "./types.ts";

export const beaverCreek = {
  slug: "beaver-creek",
  name: "Beaver Creek",
  mountain: "Beaver Creek Resort",
  state: "Colorado",
  town: "Avon",
  tagline: "Heated walks below, a fearsome downhill above",
  highlights: [
    "Birds of Prey, each December",
    "Three villages linked on skis",
    "Half an hour from Eagle's airport",
    "Beginner terrain at the summit",
  ],
  statistics: {
    skiableAcres: { value: 1832, source: "specification" },
    summitFeet: { value: 11440, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 8100, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3340, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 323, source: "Wikipedia" },
    lifts: { value: 24, source: "Wikipedia, OnTheSnow 2021-22" },
    season: {
      value: { opens: ["late November"], closes: ["mid April"] },
      source: "opening by the specification; KOAA 2023, Denver Post 2022",
    },
    openedYear: { value: 1980, source: "D Magazine, Concierge.com" },
    expertTerrainPercent: { value: 38, source: "Wikipedia" },
  },
  openingDate: { value: "2025-11-26", source: "specification" },
  coordinates: { value: { latitude: 39.6314, longitude: -106.5217 }, source: "Wikipedia" },
  access: {
    road: "I-70 to Avon, then the resort road up past a gatehouse to the village; from Denver it lies a quarter of an hour beyond Vail.",
    airports: [
      {
        code: "EGE",
        miles: { value: 25, source: "estimate" },
        winterMinutes: { value: 30, source: "derived from Concierge.com's time to Vail" },
      },
      {
        code: "DEN",
        miles: { value: 130, source: "derived from the published miles to Vail" },
        winterMinutes: { value: 165, source: "derived from Concierge.com's time to Vail" },
      },
    ],
    note: "Beaver Creek, Bachelor Gulch and Arrowhead join on skis but not by a short drive: the hotel's name matters to the chauffeur.",
  },
  accommodations: [
    {
      name: "The Ritz-Carlton, Bachelor Gulch",
      note: "Log and stone, on the Bachelor Gulch slope.",
    },
    {
      name: "Park Hyatt Beaver Creek",
      note: "In the middle of the village, a few steps from the Centennial lift.",
    },
    {
      name: "The Osprey at Beaver Creek",
      note: "Small, and all but touching the Strawberry Park lift.",
    },
    { name: "The Pines Lodge", note: "On the hillside above the village, next to the snow." },
    {
      name: "The Charter at Beaver Creek",
      note: "Condominium rooms in a lodge from the resort's early years.",
    },
  ],
  dining: [
    {
      name: "Zach's Cabin",
      note: "Dinner above Bachelor Gulch, by a sleigh that a snowcat draws.",
    },
    { name: "Beano's Cabin", note: "Another sleigh, another fire, in Larkspur Bowl." },
    { name: "Citrea", note: "Mediterranean plates in the village." },
    { name: "Splendido at the Chateau", note: "The formal dinner, with a piano nearby." },
  ],
  summer: ["Hiking from the village", "Fly fishing on the Eagle River", "Horseback riding", "Golf"],
  winter: [
    "Snowcat-drawn sleighs to cabin dinners",
    "Skating on the village rink",
    "The men's World Cup on Birds of Prey",
    "Evenings at the Vilar Performing Arts Center",
  ],
  description: [
    "Beaver Creek opened in 1980 with escalators to the snow, and it is easy to mistake the polish for softness. Grouse Mountain is bumps from top to bottom. Royal Elk Glades lie beyond it. The men's World Cup comes to Birds of Prey in early December because the course frightens people who are hard to frighten. Less usual is where the easy ground lies: at the summit, below the Cinch chair, and in McCoy Park, 250 acres opened in 2022, so that a beginner's first view is of the Gore Range rather than a parking lot.",
    "The main village stands above Avon at the end of its own road, and its hotels take cars at the door. Eagle's airport is about half an hour to the west, nearly all of it interstate. From Denver the tunnel and Vail Pass come first, and then another fifteen minutes. Lines are short except at Christmas and on Presidents' Day weekend. At three each afternoon cooks come out with trays of warm chocolate-chip cookies, a small habit that people plan their last run around.",
  ],
} as const satisfies ResortGuide;
