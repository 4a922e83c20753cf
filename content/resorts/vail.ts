import type { ResortGuide } from "./types.ts";

export const vail = {
  slug: "vail",
  name: "Vail",
  mountain: "Vail Mountain",
  state: "Colorado",
  town: "Vail",
  tagline: "The Back Bowls and a car-free village",
  highlights: [
    "3,017 acres of Back Bowls",
    "Blue Sky Basin faces north",
    "Riva Ridge, four miles long",
    "Directly off I-70",
  ],
  statistics: {
    skiableAcres: { value: 5317, source: "Wikipedia, Storm Skiing Journal 2022" },
    summitFeet: { value: 11570, source: "Wikipedia, Storm Skiing Journal 2022" },
    baseFeet: { value: 8120, source: "Wikipedia, Storm Skiing Journal 2022" },
    verticalFeet: { value: 3450, source: "Wikipedia, Storm Skiing Journal 2022" },
    annualSnowfallInches: { value: 354, source: "Wikipedia, Storm Skiing Journal 2022" },
    lifts: { value: 31, source: "Wikipedia, OnTheSnow 2021-22" },
    season: {
      value: { opens: ["mid November"], closes: ["mid April"] },
      source: "Real Colorado Travel",
    },
    openedYear: { value: 1962, source: "Wikipedia, Departures" },
    expertTerrainPercent: { value: 53, source: "Wikipedia, Storm Skiing Journal 2022" },
  },
  openingDate: { value: "2025-11-14", source: "operator" },
  coordinates: { value: { latitude: 39.639, longitude: -106.374 }, source: "Wikipedia" },
  access: {
    road: "I-70 to Vail. From Denver, the route goes through the Eisenhower Tunnel and over Vail Pass.",
    airports: [
      {
        code: "EGE",
        miles: { value: 35, source: "estimate" },
        winterMinutes: { value: 40, source: "derived from Concierge.com" },
      },
      {
        code: "DEN",
        miles: { value: 120, source: "jasoncote.co" },
        winterMinutes: { value: 150, source: "Concierge.com" },
      },
    ],
    note: "Vail Pass can close in wind and snow, and weekend ski traffic can double the drive time from Denver.",
  },
  accommodations: [
    {
      name: "Four Seasons Resort and Residences Vail",
      note: "At the main entrance to the village.",
    },
    { name: "Sonnenalp", note: "A family-run Bavarian-style hotel on Gore Creek." },
    {
      name: "The Arrabelle at Vail Square",
      note: "In Lionshead, across the square from the Eagle Bahn Gondola.",
    },
    {
      name: "The Lodge at Vail",
      note: "One of the village's original hotels, beside Gondola One.",
    },
    { name: "The Hythe", note: "At Lionshead, a short walk from the lifts." },
  ],
  dining: [
    { name: "Sweet Basil", note: "American cooking above Gore Creek Drive since 1977." },
    { name: "La Tour", note: "French cooking on East Meadow Drive." },
    { name: "Swiss Chalet", note: "Fondue and raclette at the Sonnenalp." },
    { name: "Root & Flower", note: "Wine by the glass and small plates in Vail Village." },
  ],
  summer: [
    "Orchestras at the Bravo! Vail festival",
    "The Vail Dance Festival",
    "Gondola rides and ridge walks on the mountain",
    "The Betty Ford Alpine Gardens",
    "Fly fishing on Gore Creek",
  ],
  winter: [
    "The Back Bowls after a storm",
    "Powder in Blue Sky Basin",
    "Snowshoe tours at the Betty Ford Alpine Gardens",
    "Skating in the villages",
  ],
  description: [
    "Vail's size is hidden from the interstate. Behind the front side are the Back Bowls, which mostly face south, and across Two Elk Creek is Blue Sky Basin, which faces north and keeps its snow cold for days longer. The front side has most of the groomed runs, including Riva Ridge, four miles from top to bottom. The bowls open once the snowpack is deep enough, and the first lines on powder mornings form at Chair 4.",
    "The center of the village is closed to cars, but most hotels have an entrance at its edge where a chauffeur can pull in. Otherwise, drop-off is at the transportation center in Vail Village or at Lionshead. Eagle's airport is about 40 minutes away. Denver's is two and a half hours, over the Continental Divide and Vail Pass, and traffic westbound on Saturday mornings and eastbound on Sunday afternoons can double that. When the pass closes, the detour is via Leadville.",
  ],
} as const satisfies ResortGuide;
