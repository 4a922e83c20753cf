import type { ResortGuide } from "./types.ts";

export const heavenly = {
  slug: "heavenly",
  name: "Heavenly",
  mountain: "Heavenly Mountain Resort",
  state: "California",
  town: "South Lake Tahoe",
  listed: {
    section: "california",
    place: 3,
  },
  tagline: "Two states above one lake",
  highlights: [
    "Skiing in California and Nevada",
    "10,067 ft summit",
    "Gondola from town",
    "Lake Tahoe in view",
  ],
  statistics: {
    skiableAcres: 4800,
    summitFeet: 10067,
    baseFeet: 6255,
    verticalFeet: 3500,
    annualSnowfallInches: 360,
    lifts: {
      total: 28,
      detail: null,
    },
    season: "Mid-November to mid-April",
    openedYear: 1955,
    expertTerrainPercent: 30,
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  coordinates: {
    latitude: 38.9353,
    longitude: -119.94,
  },
  sources: {
    skiableAcres: "Wikipedia, OnTheSnow 2021-22",
    summitFeet: "Wikipedia, OnTheSnow 2021-22",
    baseFeet: "Wikipedia",
    verticalFeet: "OnTheSnow 2021-22, Spokesman-Review",
    annualSnowfallInches: "Wikipedia",
    lifts: "OnTheSnow 2021-22",
    season: "Wikipedia, Unique Sportz 2025",
    openedYear: "Wikipedia",
    expertTerrainPercent: "OnTheSnow 2021-22",
    openingDate: null,
    dailySkierLimit: null,
    coordinates: "Wikipedia",
    airports: "travel pages",
  },
  access: {
    road: "US-50: from Sacramento over Echo Summit, or from Reno by I-580 to Carson City and then US-50 over Spooner Summit.",
    airports: [
      {
        code: "RNO",
        name: "Reno-Tahoe International Airport",
        driveWinter: "1 h 15 min in winter",
        miles: null,
      },
      {
        code: "SMF",
        name: "Sacramento International Airport",
        driveWinter: "2 h 10 min in winter",
        miles: null,
      },
    ],
    note: "The base areas lie in two states, miles apart by road. Settle the pick-up point before the first run.",
  },
  accommodations: [
    {
      name: "Edgewood Tahoe",
      note: "On the lake at Stateline, with a golf course under the snow.",
    },
    {
      name: "Marriott's Grand Residence and Timber Lodge",
      note: "Over Heavenly Village, beside the gondola.",
    },
    {
      name: "The Landing Resort & Spa",
      note: "Small, across from a town beach.",
    },
    {
      name: "Harrah's Lake Tahoe",
      note: "High rooms, just over the state line.",
    },
  ],
  dining: [
    {
      name: "Tamarack Lodge",
      note: "Lunch at the top of the gondola.",
    },
    {
      name: "Cafe Fiore",
      note: "A handful of tables and a long Italian list.",
    },
    {
      name: "Gunbarrel Tavern",
      note: "In Heavenly Village, for when boots come off.",
    },
    {
      name: "Evans American Gourmet Cafe",
      note: "A small house on Emerald Bay Road.",
    },
  ],
  summer: [
    "The gondola to its observation deck",
    "Emerald Bay by the M.S. Dixie II",
    "Mount Tallac and the Desolation Wilderness",
    "Beaches and paddling on the South Shore",
  ],
  winter: [
    "Two states on one lift ticket",
    "Lake views from the California side",
    "Steep lines in Mott and Killebrew canyons",
    "Casinos and shows at Stateline",
  ],
  description: [
    "Heavenly's trails cross the state line, and the two sides differ as much as their taxes do. California has the view: Ridge Run and the runs off Sky Express fall toward a lake so blue that it looks retouched, and at the bottom Gunbarrel's moguls drop straight to the lodge. Nevada looks the other way, over brown desert, and hides the steep ground in Mott and Killebrew canyons. Between lie miles of easy blue. The boundary takes in 4,800 acres, of which about a third has been developed for skiing.",
    "There are four ways in, and they are not close to one another: the gondola in the middle of South Lake Tahoe, the California Lodge up Ski Run Boulevard, and Boulder and Stagecoach over Kingsbury Grade in Nevada. In a wind the gondola may stop and its riders come down elsewhere, so the meeting place should be agreed in the morning. Reno's airport is about an hour and a quarter by Carson City and Spooner. From Sacramento the road is US-50 over Echo Summit, slow on Friday evening and slower on Sunday.",
  ],
} as const satisfies ResortGuide;
