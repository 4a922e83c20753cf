import type { ResortGuide } from "./types.ts";

export const kirkwood = {
  slug: "kirkwood",
  name: "Kirkwood",
  mountain: "Kirkwood Mountain Resort",
  state: "California",
  town: "Kirkwood",
  tagline: "A high valley walled with chutes",
  highlights: [
    "A base at 7,800 ft",
    "Chutes along a two-mile ridge",
    "58 percent advanced or expert",
    "Far from everything",
  ],
  statistics: {
    skiableAcres: { value: 2300, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 9800, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 7800, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 2000, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 354, source: "Wikipedia" },
    lifts: { value: 15, source: "Wikipedia, Aces Golf" },
    season: {
      value: { opens: ["early December"], closes: ["mid April"] },
      source: "KPCW 2025, Unique Sportz 2025",
    },
    openedYear: { value: 1972, source: "Record-Courier, Tahoe Daily Tribune" },
    expertTerrainPercent: { value: 58, source: "OnTheSnow 2021-22, Wikipedia" },
  },
  coordinates: { value: { latitude: 38.684, longitude: -120.068 }, source: "Wikipedia" },
  access: {
    road: "CA-88, over Carson Pass from the east and South Lake Tahoe, or along the Carson Spur from the Central Valley.",
    airports: [
      {
        code: "RNO",
        miles: { value: 80, source: "Wikipedia" },
        winterMinutes: { value: 105, source: "estimate" },
      },
      {
        code: "SMF",
        miles: { value: 108, source: "estimate" },
        winterMinutes: { value: 135, source: "estimate" },
      },
      {
        code: "SFO",
        miles: { value: 190, source: "estimate" },
        winterMinutes: { value: 225, source: "estimate" },
      },
    ],
    note: "Both approaches are remote and avalanche-prone, and can close for days in the largest storms. Leave slack on either side of the stay.",
  },
  accommodations: [
    { name: "The Lodge at Kirkwood", note: "Condominiums on the plaza, at the foot of the lifts." },
    { name: "Mountain Club at Kirkwood", note: "Suites in the village, by the lifts." },
    { name: "Sun Meadows condominiums", note: "Plain, with kitchens, by Timber Creek." },
    {
      name: "Wylder Hope Valley",
      note: "Cabins and a yurt camp, formerly Sorensen's, east of Carson Pass.",
    },
  ],
  dining: [
    { name: "Kirkwood Inn & Saloon", note: "A log roadhouse of 1864 where three counties meet." },
    { name: "Off the Wall Bar & Grill", note: "In the Lodge, looking up at the ridge." },
    { name: "Bub's Sports Bar & Grill", note: "The evening, such as it is." },
    { name: "Kirkwood General Store", note: "Sandwiches, coffee and the valley's news." },
  ],
  summer: [
    "Hiking and mountain biking",
    "Fishing and paddling on Caples Lake",
    "The Pacific Crest Trail from Carson Pass",
    "Wildflowers around Carson Pass",
  ],
  winter: [
    "Cornices and chutes of the ridge",
    "Freeride contests",
    "Nordic tracks in Kirkwood Meadow",
    "A fire in the 1864 inn",
  ],
  description: [
    "Kirkwood is a horseshoe of volcanic rock around a flat meadow, and almost everything on the ridge is a drop of some kind. The Wall has a skull and crossbones at its chair, which is neither a joke nor needed. The Cirque opens for contests. The Sisters and the long traverse past them reward those who get up early. More than half the terrain is rated advanced or expert. Beginners have Timber Creek to themselves, and the open back side under Sunrise is gentler than the front suggests.",
    "The valley floor lies at 7,800 feet, among the highest bases at Tahoe, so it often snows here when it rains at the lake. The price of that is the road. CA-88 comes in between two avalanche zones, Carson Spur and Carson Pass, and the state shuts either when it must; after a big storm the people already inside have the place to themselves. From Reno's airport it is eighty miles. There is a store, an inn, a bar or two, and stars. A driver who knows the pass is worth more than an early start.",
  ],
} as const satisfies ResortGuide;
