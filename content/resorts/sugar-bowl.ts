import type { ResortGuide } from "./types.ts";

export const sugarBowl = {
  slug: "sugar-bowl",
  name: "Sugar Bowl",
  mountain: "Sugar Bowl Resort",
  state: "California",
  town: "Norden",
  tagline: "A car-free village on Donner Summit",
  highlights: [
    "500 inches in an average winter",
    "California's first chairlift, 1939",
    "A village reached by gondola",
    "Independently owned",
  ],
  statistics: {
    skiableAcres: { value: 1650, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 8383, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 6883, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 1500, source: "OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 500, source: "Wikipedia" },
    lifts: { value: 12, source: "OnTheSnow 2021-22" },
    season: {
      value: { opens: ["late November"], closes: ["mid April", "late April"] },
      source: "CBS Sacramento 2025, Unique Sportz 2025",
    },
    openedYear: { value: 1939, source: "Wikipedia, Los Angeles Times" },
    expertTerrainPercent: { value: 40, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 39.3044, longitude: -120.3358 }, source: "Wikipedia" },
  access: {
    road: "I-80 to the Soda Springs exit on Donner Summit, then a few miles on Donner Pass Road to the Village gondola or Judah Lodge.",
    airports: [
      {
        code: "RNO",
        miles: { value: 48, source: "derived from Wikipedia's miles to Reno" },
        winterMinutes: { value: 55, source: "derived from Bay Area Orienteering Club times" },
      },
      {
        code: "SMF",
        miles: { value: 95, source: "estimate" },
        winterMinutes: { value: 105, source: "derived from Bay Area Orienteering Club times" },
      },
      {
        code: "SFO",
        miles: { value: 185, source: "estimate" },
        winterMinutes: { value: 210, source: "derived from Bay Area Orienteering Club times" },
      },
    ],
    note: "Large storms slow or close the road over Donner Summit. There are two arrival points, the Village gondola and Judah Lodge.",
  },
  accommodations: [
    {
      name: "The Hotel at Sugar Bowl",
      note: "In the car-free village. Luggage travels by gondola.",
    },
    { name: "Clair Tappaan Lodge", note: "A rustic Sierra Club lodge at Norden." },
    { name: "Cedar House Sport Hotel", note: "A modern hotel on the Truckee side of the pass." },
    { name: "The Truckee Hotel", note: "A historic hotel in downtown Truckee." },
  ],
  dining: [
    { name: "Village Lodge Dining Room", note: "Dinner in the 1939 lodge." },
    { name: "Belt Room Bar", note: "Drinks in the Village Lodge." },
    { name: "Nob Hill Cafe", note: "Lunch on the mountain." },
    { name: "Judah Lodge", note: "Quick meals in the main day lodge." },
  ],
  summer: [
    "The Mount Judah loop",
    "Day hikes on the Pacific Crest Trail",
    "Climbing on Donner Summit granite",
    "Swimming and paddling on Donner Lake",
  ],
  winter: [
    "Skiing Mounts Judah, Lincoln and Disney",
    "Nordic skiing at Royal Gorge",
    "The gondola ride into the village",
    "Overnight stays at Clair Tappaan Lodge",
  ],
  description: [
    "Austrian ski racer Hannes Schroll opened Sugar Bowl in December 1939 with California's first chairlift. Walt Disney was an early backer, and Mount Disney is named for him. The resort is small by Tahoe standards, but its terrain is steep. Mount Lincoln has the Palisades, a band of expert cliffs and chutes, while Mount Judah has easier runs. The location on the Sierra crest brings about 500 inches of snow in an average winter, among the deepest totals at Tahoe.",
    "The village has no road access in winter. Overnight guests leave the car beside the old highway and ride a gondola over the railroad tracks to the lodge, with their luggage. Day visitors usually arrive at Judah Lodge, where drop-off is at the entrance. Reno's airport is 55 minutes away, and San Francisco's about three and a half hours. I-80 is the only route in winter, so a closure at Donner Summit stops traffic in both directions.",
  ],
} as const satisfies ResortGuide;
