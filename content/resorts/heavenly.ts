import type { ResortGuide } from "./types.ts";

export const heavenly = {
  slug: "heavenly",
  name: "Heavenly",
  mountain: "Heavenly Mountain Resort",
  state: "California",
  town: "South Lake Tahoe",
  tagline: "Two states above one lake",
  highlights: [
    "Skiing in California and Nevada",
    "10,067 ft summit",
    "Gondola from town",
    "Lake Tahoe in view",
  ],
  statistics: {
    skiableAcres: { value: 4800, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 10067, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 6255, source: "Wikipedia" },
    verticalFeet: { value: 3500, source: "OnTheSnow 2021-22, Spokesman-Review" },
    annualSnowfallInches: { value: 360, source: "Wikipedia" },
    lifts: { value: 28, source: "OnTheSnow 2021-22" },
    season: {
      value: { opens: ["mid November"], closes: ["mid April"] },
      source: "Wikipedia, Unique Sportz 2025",
    },
    openedYear: { value: 1955, source: "Wikipedia" },
    expertTerrainPercent: { value: 30, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 38.9353, longitude: -119.94 }, source: "Wikipedia" },
  access: {
    road: "From Sacramento, US-50 over Echo Summit. From Reno, I-580 to Carson City, then US-50 over Spooner Summit.",
    airports: [
      {
        code: "RNO",
        miles: { value: 58, source: "estimate" },
        winterMinutes: { value: 75, source: "EatSip365, travel pages" },
      },
      {
        code: "SMF",
        miles: { value: 112, source: "estimate" },
        winterMinutes: { value: 130, source: "EatSip365" },
      },
      {
        code: "SFO",
        miles: { value: 200, source: "estimate" },
        winterMinutes: { value: 235, source: "estimate" },
      },
    ],
    note: "The base areas are in two states, miles apart by road. Please confirm your pickup point before the first run.",
  },
  accommodations: [
    {
      name: "Edgewood Tahoe",
      note: "A lakefront resort at Stateline.",
    },
    {
      name: "Marriott's Grand Residence and Timber Lodge",
      note: "In Heavenly Village, beside the gondola.",
    },
    { name: "The Landing Resort & Spa", note: "A small hotel across from the beach." },
    { name: "Harrah's Lake Tahoe", note: "A casino hotel, just over the state line." },
  ],
  dining: [
    { name: "Tamarack Lodge", note: "Lunch at the top of the gondola." },
    { name: "Cafe Fiore", note: "A small Italian restaurant with a long wine list." },
    { name: "Gunbarrel Tavern", note: "In Heavenly Village, for after skiing." },
    { name: "Evans American Gourmet Cafe", note: "Seasonal American cooking on Emerald Bay Road." },
  ],
  summer: [
    "The gondola to the observation deck",
    "Emerald Bay cruises on the M.S. Dixie II",
    "Hiking Mount Tallac and the Desolation Wilderness",
    "Beaches and paddling on the South Shore",
  ],
  winter: [
    "Two states on one lift ticket",
    "Lake views from the California side",
    "Steep lines in Mott and Killebrew canyons",
    "Casinos and shows at Stateline",
  ],
  description: [
    "Heavenly crosses the California-Nevada line above the south shore of Lake Tahoe. On the California side, Ridge Run and the trails off Sky Express look over the lake, and Gunbarrel drops steeply to the base lodge in long mogul fields. The Nevada side faces the desert and has expert terrain in Mott and Killebrew canyons. Between the two are miles of intermediate cruising. The summit is 10,067 feet, among the highest of Tahoe's ski areas, which helps keep the snow cold.",
    "There are four base areas, and they are far apart by road: the gondola in South Lake Tahoe, the California Lodge on Ski Run Boulevard, and Boulder and Stagecoach off Kingsbury Grade in Nevada. Wind can stop the gondola and send riders down on another side, so agree on a pickup point in the morning. Reno's airport is about an hour and a quarter away via Carson City and Spooner Summit. From Sacramento, US-50 over Echo Summit is slow on Friday evenings and Sundays.",
  ],
} as const satisfies ResortGuide;
