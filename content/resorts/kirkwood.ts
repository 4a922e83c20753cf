import type { ResortGuide } from "./types.ts";

export const kirkwood = {
  slug: "kirkwood",
  name: "Kirkwood",
  mountain: "Kirkwood Mountain Resort",
  state: "California",
  town: "Kirkwood",
  tagline: "Steep terrain around a high valley",
  highlights: [
    "A base at 7,800 ft",
    "Chutes along a two-mile ridge",
    "58 percent advanced or expert",
    "A quiet, remote village",
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
    road: "CA-88, over Carson Pass from South Lake Tahoe or along the Carson Spur from the Central Valley.",
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
    note: "Both routes are remote and cross avalanche terrain. They can close for days in the largest storms, so keep your travel dates flexible.",
  },
  accommodations: [
    { name: "The Lodge at Kirkwood", note: "Condominiums on the plaza, at the foot of the lifts." },
    { name: "Mountain Club at Kirkwood", note: "Suites in the village, by the lifts." },
    {
      name: "Sun Meadows condominiums",
      note: "Simple condominiums with kitchens, by Timber Creek.",
    },
    {
      name: "Wylder Hope Valley",
      note: "Cabins and yurts east of Carson Pass, formerly Sorensen's.",
    },
  ],
  dining: [
    { name: "Kirkwood Inn & Saloon", note: "A log roadhouse dating from 1864." },
    { name: "Off the Wall Bar & Grill", note: "In the Lodge, with views of the ridge." },
    { name: "Bub's Sports Bar & Grill", note: "Burgers and drinks in the village." },
    { name: "Kirkwood General Store", note: "Sandwiches and coffee." },
  ],
  summer: [
    "Hiking and mountain biking",
    "Fishing and paddling on Caples Lake",
    "The Pacific Crest Trail from Carson Pass",
    "Wildflowers around Carson Pass",
  ],
  winter: [
    "Expert chutes along the ridge",
    "Freeride contests",
    "Nordic tracks in Kirkwood Meadow",
    "Drinks by the fire at Kirkwood Inn",
  ],
  description: [
    "Kirkwood is a horseshoe of volcanic ridges around a flat meadow, with steep terrain on nearly every side. The Wall drops from the top of its own chair and is marked for experts only. The Cirque hosts freeride contests, and the long traverse past the Sisters rewards early starts. More than half of the terrain is rated advanced or expert. Beginners have a separate area at Timber Creek, and the back side below Sunrise is gentler and more open.",
    "The base is at 7,800 feet, among the highest at Tahoe, so snow often falls here when it rains at the lake. CA-88 arrives between two avalanche zones, Carson Spur and Carson Pass, and either can close in a storm. Reno's airport is 80 miles away, about an hour and three quarters in good conditions. The village is small, with one store, an inn and a few places to eat, so plan meals ahead and leave extra time for departure.",
  ],
} as const satisfies ResortGuide;
