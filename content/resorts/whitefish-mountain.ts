import type { ResortGuide } from "./types.ts";

export const whitefishMountain = {
  slug: "whitefish-mountain",
  name: "Whitefish Mountain",
  mountain: "Whitefish Mountain Resort",
  state: "Montana",
  town: "Whitefish",
  listed: {
    section: "more",
    place: 2,
  },
  tagline: "Fog, snow ghosts and short lines",
  highlights: [
    "3,000 acres",
    "Snow ghosts near the summit",
    "Glacier National Park in view",
    "19 miles from the airport",
  ],
  statistics: {
    skiableAcres: 3000,
    summitFeet: 6817,
    baseFeet: 4464,
    verticalFeet: 2353,
    annualSnowfallInches: 300,
    lifts: {
      total: 14,
      detail: "Eleven chairs and three surface tows.",
    },
    season: "Early December to early April",
    openedYear: 1947,
    expertTerrainPercent: 50,
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  coordinates: {
    latitude: 48.503,
    longitude: -114.341,
  },
  sources: {
    skiableAcres: "OnTheSnow 2021-22, Powder",
    summitFeet: "Wikipedia, OnTheSnow 2021-22",
    baseFeet: "Wikipedia, OnTheSnow 2021-22",
    verticalFeet: "Wikipedia, OnTheSnow 2021-22",
    annualSnowfallInches: "Wikipedia, Powder",
    lifts: "OnTheSnow 2021-22, Wikipedia",
    season: "Powder",
    openedYear: "Wikipedia",
    expertTerrainPercent: "OnTheSnow 2021-22",
    openingDate: null,
    dailySkierLimit: null,
    coordinates: "Wikipedia",
    airports: "Wikipedia, The 406 Standard",
  },
  access: {
    road: "US-93 to Whitefish, then Wisconsin Avenue and Big Mountain Road, MT-487, up to the village.",
    airports: [
      {
        code: "FCA",
        name: "Glacier Park International Airport",
        driveWinter: null,
        miles: 19,
      },
    ],
    note: "A free bus climbs from town in winter. The last miles are switchbacks above the lake, plowed early and slick by night.",
  },
  accommodations: [
    {
      name: "The Lodge at Whitefish Lake",
      note: "On the water at the edge of town.",
    },
    {
      name: "Grouse Mountain Lodge",
      note: "By the golf course, which becomes Nordic trails.",
    },
    {
      name: "Kandahar Lodge",
      note: "Timber and quiet, a short way from the village chairs.",
    },
    {
      name: "Good Medicine Lodge",
      note: "A bed and breakfast in cedar, on Wisconsin Avenue.",
    },
  ],
  dining: [
    {
      name: "Tupelo Grille",
      note: "Southern cooking in downtown Whitefish.",
    },
    {
      name: "Hellroaring Saloon",
      note: "In the resort's first chalet, nachos and all.",
    },
    {
      name: "The Boat Club",
      note: "Dinner over the lake.",
    },
    {
      name: "Summit House",
      note: "At the top of Chair 1, above the fog or in it.",
    },
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
