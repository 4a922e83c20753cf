import type { ResortGuide } from "./types.ts";

export const sugarBowl = {
  slug: "sugar-bowl",
  name: "Sugar Bowl",
  mountain: "Sugar Bowl Resort",
  state: "California",
  town: "Norden",
  tagline: "Donner Summit's snowbound village",
  highlights: [
    "500 inches in an average winter",
    "California's first chairlift, 1939",
    "A village reached by gondola",
    "Still independent",
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
    road: "I-80 to the Soda Springs exit on Donner Summit, then a few miles of the old highway, Donner Pass Road, to the Village gondola or on to Judah.",
    airports: [
      {
        code: "RNO",
        miles: { value: 48, source: "derived from Wikipedia's miles to Reno" },
        winterMinutes: { value: 55, source: "derived from Bay Area Orienteering Club times" },
      },
      {
        code: "SMF",
        miles: { value: 95, source: "estimate" },
        winterMinutes: { value: 110, source: "derived from Bay Area Orienteering Club times" },
      },
      {
        code: "SFO",
        miles: { value: 185, source: "estimate" },
        winterMinutes: { value: 210, source: "derived from Bay Area Orienteering Club times" },
      },
    ],
    note: "The pass slows or closes in big storms, and this mountain is on top of it. There are two arrivals, the Village gondola and the Judah lodge.",
  },
  accommodations: [
    { name: "The Hotel at Sugar Bowl", note: "In the snowbound village; luggage goes by gondola." },
    { name: "Clair Tappaan Lodge", note: "The Sierra Club's bunkhouse at Norden, chores shared." },
    { name: "Cedar House Sport Hotel", note: "On the Truckee side of the pass." },
    { name: "The Truckee Hotel", note: "A railroad hotel facing the tracks." },
  ],
  dining: [
    { name: "Village Lodge Dining Room", note: "Dinner in the 1939 lodge." },
    { name: "Belt Room Bar", note: "The lodge's bar, once the last chair has stopped." },
    { name: "Nob Hill Cafe", note: "On the mountain, at lunch." },
    { name: "Judah Lodge", note: "The day lodge, quick and large." },
  ],
  summer: [
    "The Mount Judah loop",
    "Day walks on the Pacific Crest Trail",
    "Climbing on Donner Summit granite",
    "Swimming and paddling on Donner Lake",
  ],
  winter: [
    "Chairs on Mounts Judah, Lincoln and Disney",
    "Nordic skiing at Royal Gorge",
    "The gondola ride into the village",
    "A night at the Sierra Club's lodge",
  ],
  description: [
    "Hannes Schroll, an Austrian racer, opened Sugar Bowl in December 1939 with the first chairlift in California and Walt Disney among his backers; Mount Disney carries the name. The hill is small by Tahoe's measure and steep by anyone's. Mount Lincoln has the Palisades, a band of cliffs that makes reputations. Mount Judah, next to it, is where everyone else is happy. Because it stands on the crest itself, the storms unload here first, and the average is about 500 inches.",
    "The village has no road in winter. Guests leave the car by the old highway, and a gondola, successor to the first on the West Coast, carries people, trunks and dogs over the railroad to a lodge with its feet in snow. Day skiers mostly arrive at Judah, where a car can set down at the door. It is among the nearest of Tahoe's mountains to the Bay Area, about three and a half hours, and 55 minutes from Reno; but I-80 is the only way up, and when Donner closes everyone waits together.",
  ],
} as const satisfies ResortGuide;
