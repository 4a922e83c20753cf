import type { ResortGuide } from "./types.ts";

export const vail = {
  slug: "vail",
  name: "Vail",
  mountain: "Vail Mountain",
  state: "Colorado",
  town: "Vail",
  tagline: "Seven bowls behind a village without cars",
  highlights: [
    "3,017 acres of Back Bowls",
    "Blue Sky Basin faces north",
    "Riva Ridge, four miles long",
    "I-70 at the door",
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
  openingDate: { value: "2025-11-14", source: "specification" },
  coordinates: { value: { latitude: 39.639, longitude: -106.374 }, source: "Wikipedia" },
  access: {
    road: "I-70 runs past the village; from Denver it climbs through the Eisenhower Tunnel and over Vail Pass.",
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
    note: "Vail Pass is often the first stretch to close in wind and snow, and weekend ski traffic can double the time from Denver.",
  },
  accommodations: [
    {
      name: "Four Seasons Resort and Residences Vail",
      note: "At the main entrance to the village.",
    },
    { name: "Sonnenalp", note: "Bavarian in manner, family-run, on Gore Creek." },
    {
      name: "The Arrabelle at Vail Square",
      note: "In Lionshead, across the square from the Eagle Bahn Gondola.",
    },
    { name: "The Lodge at Vail", note: "Among the village's first buildings, beside Gondola One." },
    { name: "The Hythe", note: "At Lionshead, a short walk from the lifts." },
  ],
  dining: [
    { name: "Sweet Basil", note: "American cooking above Gore Creek Drive since 1977." },
    { name: "La Tour", note: "French, on East Meadow Drive." },
    { name: "Swiss Chalet", note: "Fondue and raclette at the Sonnenalp." },
    { name: "Root & Flower", note: "Wine by the glass and small plates in the village." },
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
    "A cold, late afternoon in Blue Sky Basin",
    "Snowshoe tours at the Betty Ford Alpine Gardens",
    "Skating in the villages",
  ],
  description: [
    "From the interstate Vail looks like one long, tame wall of trails. The mountain begins in earnest behind it: seven Back Bowls that face mostly south, and across Two Elk Creek, Blue Sky Basin, which faces north and stays cold for days after the bowls have gone soft. The front side has the groomed miles, and Riva Ridge runs four of them down to the village. The bowls want a base before they open, and on a powder morning the first line of the day forms at Chair 4.",
    "The village was built at one stroke with the lifts in 1962, and its middle is closed to cars. Most hotels keep a door on the edge where a chauffeur can pull in; otherwise it is the transportation center in Vail Village or the stop at Lionshead. Eagle's airport is about forty minutes down the valley. Denver is two and a half hours off, over the Divide and then over Vail Pass, and the westbound Saturday morning and the eastbound Sunday afternoon can take twice that. When the pass shuts, cars from Denver wait or go the long way round by Leadville.",
  ],
} as const satisfies ResortGuide;
