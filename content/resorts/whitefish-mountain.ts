import type { ResortGuide } from "./types.ts";

export const whitefishMountain = {
  slug: "whitefish-mountain",
  name: "Whitefish Mountain",
  mountain: "Whitefish Mountain Resort",
  state: "Montana",
  town: "Whitefish",
  tagline: "Snow ghosts, glades and short lines",
  highlights: [
    "3,000 acres",
    "Snow ghosts near the summit",
    "Glacier National Park in view",
    "19 miles from the airport",
  ],
  statistics: {
    skiableAcres: { value: 3000, source: "OnTheSnow 2021-22, Powder" },
    summitFeet: { value: 6817, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 4464, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 2353, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 300, source: "Wikipedia, Powder" },
    lifts: {
      value: 14,
      source: "OnTheSnow 2021-22, Wikipedia",
      detail: "Eleven chairlifts and three surface tows.",
    },
    season: { value: { opens: ["early December"], closes: ["early April"] }, source: "Powder" },
    openedYear: { value: 1947, source: "Wikipedia" },
    expertTerrainPercent: { value: 50, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 48.503, longitude: -114.341 }, source: "Wikipedia" },
  access: {
    road: "US-93 to Whitefish, then Wisconsin Avenue and Big Mountain Road, MT-487, up to the village.",
    airports: [
      {
        code: "FCA",
        miles: { value: 19, source: "Wikipedia" },
        winterMinutes: { value: 35, source: "estimate" },
      },
    ],
    note: "The last miles are switchbacks, plowed early and often icy after dark. A free bus runs from town in winter.",
  },
  accommodations: [
    { name: "The Lodge at Whitefish Lake", note: "A lakefront hotel at the edge of town." },
    { name: "Grouse Mountain Lodge", note: "Beside the golf course and winter Nordic trails." },
    { name: "Kandahar Lodge", note: "A quiet timber lodge near the village lifts." },
    { name: "Good Medicine Lodge", note: "A cedar bed and breakfast on Wisconsin Avenue." },
  ],
  dining: [
    { name: "Tupelo Grille", note: "Southern cooking in downtown Whitefish." },
    { name: "Hellroaring Saloon", note: "Casual meals in the resort's original chalet." },
    { name: "The Boat Club", note: "Dinner beside the lake." },
    { name: "Summit House", note: "At the summit, by Chair 1." },
  ],
  summer: [
    "Zip lines at the resort",
    "Scenic chairlift rides to the summit",
    "The Walk in the Treetops",
    "Glacier National Park",
    "Swimming and boating on Whitefish Lake",
  ],
  winter: [
    "Trees and bowls in Hellroaring Basin",
    "Night skiing on weekends",
    "Snow ghosts near the top of Chair 1",
    "Moonlight dinners at the Summit House",
  ],
  description: [
    "Locals still call Whitefish The Big Mountain, its name for sixty years. Moist Pacific air freezes on the firs near the summit and forms the white shapes known as snow ghosts. The same weather often brings fog, and on clear mornings the summit has views into Glacier National Park. The front side has long groomed runs, the north side has glades, and Hellroaring Basin, to the west, is steep, shaded and rarely crowded.",
    "The summit is only 6,817 feet, so most guests need no time to adjust to the altitude. The airport is 19 miles away, and the last part of the drive is the switchbacks of Big Mountain Road. Amtrak also stops in Whitefish. The resort has a lower base lodge and an upper village, so please tell us which one you need. Lift lines are short except at Christmas, on Presidents' Day weekend and during Winter Carnival in February.",
  ],
} as const satisfies ResortGuide;
