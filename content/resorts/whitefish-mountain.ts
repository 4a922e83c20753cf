import type { ResortGuide } from "./types.ts";

export const whitefishMountain = {
  slug: "whitefish-mountain",
  name: "Whitefish Mountain",
  mountain: "Whitefish Mountain Resort",
  state: "Montana",
  town: "Whitefish",
  tagline: "Fog, snow ghosts and short lines",
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
      detail: "Eleven chairs and three surface tows.",
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
    note: "A free bus climbs from town in winter. The last miles are switchbacks above the lake, plowed early and slick by night.",
  },
  accommodations: [
    { name: "The Lodge at Whitefish Lake", note: "On the water at the edge of town." },
    { name: "Grouse Mountain Lodge", note: "By the golf course, which becomes Nordic trails." },
    { name: "Kandahar Lodge", note: "Timber and quiet, a short way from the village chairs." },
    { name: "Good Medicine Lodge", note: "A bed and breakfast in cedar, on Wisconsin Avenue." },
  ],
  dining: [
    { name: "Tupelo Grille", note: "Southern cooking in downtown Whitefish." },
    { name: "Hellroaring Saloon", note: "In the resort's first chalet, nachos and all." },
    { name: "The Boat Club", note: "Dinner over the lake." },
    { name: "Summit House", note: "At the top of Chair 1, above the fog or in it." },
  ],
  summer: [
    "Zip lines at the resort",
    "The chairlift to the summit",
    "The Walk in the Treetops",
    "Glacier National Park",
    "Swimming and boating on Whitefish Lake",
  ],
  winter: [
    "Trees and bowls in Hellroaring Basin",
    "Night skiing on weekends",
    "Snow ghosts at first light",
    "Dinner at the Summit House by moonlight",
  ],
  description: [
    "For sixty years it was simply The Big Mountain, and people in Whitefish still call it that. Pacific air rides up the slope, freezes on the firs near the top and turns them into the white figures known as snow ghosts; the same air brings the fog, and locals ski by the shape of the trees. On a clear morning the summit looks straight into Glacier National Park. The front has long groomers, the north side has glades, and Hellroaring Basin to the west is steep, shaded and seldom crowded.",
    "The summit is only 6,817 feet high, so guests from sea level sleep well from the first night. The airport lies nineteen miles away, one town and one lake short of the mountain, and the last of them are the switchbacks of Big Mountain Road. Some still arrive by Amtrak, which stops in town. Lifts have a lower base lodge and an upper village, and a chauffeur should be told which. Waits are rare outside Christmas, Presidents' Day and Whitefish's Winter Carnival in February.",
  ],
} as const satisfies ResortGuide;
