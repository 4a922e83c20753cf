import type { ResortGuide } from "./types.ts";

export const vail = {
  slug: "vail",
  name: "Vail",
  mountain: "Vail Mountain",
  state: "Colorado",
  town: "Vail",
  listed: {
    section: "colorado",
    place: 1,
  },
  tagline: "Seven bowls behind a village without cars",
  highlights: [
    "3,017 acres of Back Bowls",
    "Blue Sky Basin faces north",
    "Riva Ridge, four miles long",
    "I-70 at the door",
  ],
  statistics: {
    skiableAcres: 5317,
    summitFeet: 11570,
    baseFeet: 8120,
    verticalFeet: 3450,
    annualSnowfallInches: 354,
    lifts: {
      total: 31,
      detail: "Carpets are counted differently by different sources.",
    },
    season: "Mid-November to mid-April",
    openedYear: 1962,
    expertTerrainPercent: 53,
  },
  openingDate: "2025-11-14",
  dailySkierLimit: null,
  skiersOnly: false,
  coordinates: {
    latitude: 39.639,
    longitude: -106.374,
  },
  sources: {
    skiableAcres: "Wikipedia, Storm Skiing Journal 2022",
    summitFeet: "Wikipedia, Storm Skiing Journal 2022",
    baseFeet: "Wikipedia, Storm Skiing Journal 2022",
    verticalFeet: "Wikipedia, Storm Skiing Journal 2022",
    annualSnowfallInches: "Wikipedia, Storm Skiing Journal 2022",
    lifts: "Wikipedia, OnTheSnow 2021-22",
    season: "Real Colorado Travel",
    openedYear: "Wikipedia, Departures",
    expertTerrainPercent: "Wikipedia, Storm Skiing Journal 2022",
    openingDate: "specification",
    dailySkierLimit: null,
    coordinates: "Wikipedia",
    airports: "vail.net, Concierge.com, jasoncote.co",
  },
  access: {
    road: "I-70 runs past the village; from Denver it climbs through the Eisenhower Tunnel and over Vail Pass.",
    airports: [
      {
        code: "EGE",
        name: "Eagle County Regional Airport",
        driveWinter: "40 min in winter",
        miles: null,
      },
      {
        code: "DEN",
        name: "Denver International Airport",
        driveWinter: "2 h 30 min in winter",
        miles: 120,
      },
    ],
    note: "Vail Pass is often the first stretch to close in wind and snow, and weekend ski traffic can double the time from Denver.",
  },
  accommodations: [
    {
      name: "Four Seasons Resort and Residences Vail",
      note: "At the main entrance to the village.",
    },
    {
      name: "Sonnenalp",
      note: "Bavarian in manner, family-run, on Gore Creek.",
    },
    {
      name: "The Arrabelle at Vail Square",
      note: "In Lionshead, across the square from the Eagle Bahn Gondola.",
    },
    {
      name: "The Lodge at Vail",
      note: "Among the village's first buildings, beside Gondola One.",
    },
    {
      name: "The Hythe",
      note: "At Lionshead, a short walk from the lifts.",
    },
  ],
  dining: [
    {
      name: "Sweet Basil",
      note: "American cooking above Gore Creek Drive since 1977.",
    },
    {
      name: "La Tour",
      note: "French, on East Meadow Drive.",
    },
    {
      name: "Swiss Chalet",
      note: "Fondue and raclette at the Sonnenalp.",
    },
    {
      name: "Root & Flower",
      note: "Wine by the glass and small plates in the village.",
    },
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
