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
    road: "US-50: from Sacramento over Echo Summit, or from Reno by I-580 to Carson City and then US-50 over Spooner Summit.",
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
    { name: "The Landing Resort & Spa", note: "Small, across from a town beach." },
    { name: "Harrah's Lake Tahoe", note: "High rooms, just over the state line." },
  ],
  dining: [
    { name: "Tamarack Lodge", note: "Lunch at the top of the gondola." },
    { name: "Cafe Fiore", note: "A handful of tables and a long Italian list." },
    { name: "Gunbarrel Tavern", note: "In Heavenly Village, for when boots come off." },
    { name: "Evans American Gourmet Cafe", note: "A small house on Emerald Bay Road." },
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
