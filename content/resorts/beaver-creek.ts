import type { ResortGuide } from "./types.ts";

export const beaverCreek = {
  slug: "beaver-creek",
  name: "Beaver Creek",
  mountain: "Beaver Creek Resort",
  state: "Colorado",
  town: "Avon",
  tagline: "Heated walkways and World Cup terrain",
  highlights: [
    "World Cup racing each December",
    "Three villages linked on skis",
    "Half an hour from Eagle's airport",
    "Beginner terrain at the summit",
  ],
  statistics: {
    skiableAcres: { value: 1832, source: "operator" },
    summitFeet: { value: 11440, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 8100, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3340, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 323, source: "Wikipedia" },
    lifts: { value: 24, source: "Wikipedia, OnTheSnow 2021-22" },
    season: {
      value: { opens: ["late November"], closes: ["mid April"] },
      source: "opening: operator; KOAA 2023, Denver Post 2022",
    },
    openedYear: { value: 1980, source: "D Magazine, Concierge.com" },
    expertTerrainPercent: { value: 38, source: "Wikipedia" },
  },
  openingDate: { value: "2025-11-26", source: "operator" },
  coordinates: { value: { latitude: 39.6314, longitude: -106.5217 }, source: "Wikipedia" },
  access: {
    road: "I-70 to Avon, then the resort road past a gatehouse to the village.",
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
    note: "Beaver Creek, Bachelor Gulch and Arrowhead connect on skis but have separate entrances by road, so please give us the name of your hotel.",
  },
  accommodations: [
    {
      name: "The Ritz-Carlton, Bachelor Gulch",
      note: "A log-and-stone hotel on the slopes of Bachelor Gulch.",
    },
    {
      name: "Park Hyatt Beaver Creek",
      note: "In the middle of the village, a few steps from the Centennial lift.",
    },
    {
      name: "The Osprey at Beaver Creek",
      note: "A small hotel beside the Strawberry Park lift.",
    },
    { name: "The Pines Lodge", note: "Ski-in, ski-out, on the hillside above the village." },
    {
      name: "The Charter at Beaver Creek",
      note: "Condominiums in a lodge from the resort's early years.",
    },
  ],
  dining: [
    {
      name: "Zach's Cabin",
      note: "Dinner above Bachelor Gulch, reached by snowcat-drawn sleigh.",
    },
    { name: "Beano's Cabin", note: "Fireside dinner in Larkspur Bowl, also reached by sleigh." },
    { name: "Citrea", note: "Mediterranean plates in the village." },
    { name: "Splendido at the Chateau", note: "Formal dining with live piano music." },
  ],
  summer: ["Hiking from the village", "Fly fishing on the Eagle River", "Horseback riding", "Golf"],
  winter: [
    "Snowcat-drawn sleighs to cabin dinners",
    "Skating on the village rink",
    "The men's World Cup on Birds of Prey",
    "Evenings at the Vilar Performing Arts Center",
  ],
  description: [
    "Beaver Creek opened in 1980 and is known for grooming, service and heated walkways, but it also has serious terrain. Grouse Mountain is moguls from top to bottom, and Royal Elk Glades are beyond it. The men's World Cup races on Birds of Prey each December. Beginner terrain is at the summit, below the Cinch chair, and in McCoy Park, 250 acres opened in 2022, so first-time skiers get views of the Gore Range.",
    "The main village is above Avon at the end of its own access road, and hotels receive guests at the entrance. Eagle's airport is about half an hour west, nearly all on the interstate. From Denver, allow about a quarter of an hour beyond Vail, with the Eisenhower Tunnel and Vail Pass on the way. Lift lines are short except at Christmas and on Presidents' Day weekend. Every afternoon at three, chocolate-chip cookies are handed out free.",
  ],
} as const satisfies ResortGuide;
