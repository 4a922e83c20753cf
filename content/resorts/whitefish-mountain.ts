import type { Resort } from "./types.ts";

export const whitefishMountain = {
  slug: "whitefish-mountain",
  name: "Whitefish Mountain",
  mountain: "Whitefish Mountain Resort",
  state: "Montana",
  nearestTown: "Whitefish",
  tagline: "Snow ghosts above a railroad town",
  description: [
    "Fog from the west freezes onto the trees at the summit until they stand like a crowd in white. Locals call them snow ghosts, and ski between them by memory. When the cloud lifts one sees Glacier Park to the east and a lake to the south. The mountain wraps around on all sides, so there is always an aspect that the wind has left alone.",
    "The town of Whitefish lies seven miles below, with a railway station where the Empire Builder still stops and an airport twenty minutes off near Kalispell. The road up is short, plowed and steep at the end. What delays travelers here is seldom the road: it is the valley fog, which can hold a plane in Seattle for a morning.",
  ],
  statistics: {
    skiableAcres: 3000,
    summitFeet: 6817,
    baseFeet: 4464,
    verticalFeet: 2353,
    snowfallInches: 300,
    lifts: 14,
    expertPercent: 50,
    openedYear: 1947,
    season: "early December to early April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 48.503,
    longitude: -114.341,
  },
  access: {
    roads: ["US-93", "MT-487"],
    words:
      "US-93 to Whitefish, then MT-487 (Wisconsin Avenue and Big Mountain Road) up to the village; a free SNOW Bus runs from town in winter.",
    airports: [
      {
        iata: "FCA",
        name: "Glacier Park International Airport",
        miles: 19,
        winterMinutes: 35,
      },
    ],
  },
  accommodations: [
    "The Lodge at Whitefish Lake",
    "Grouse Mountain Lodge",
    "Kandahar Lodge",
    "Hibernation House",
    "Good Medicine Lodge",
  ],
  dining: [
    "Tupelo Grille",
    "Hellroaring Saloon",
    "The Boat Club at the Lodge at Whitefish Lake",
    "Summit House",
  ],
  summer: [
    "Zip lines at the resort",
    "Chairlift and gondola rides to the summit",
    "Walk in the Treetops boardwalk",
    "Glacier National Park",
    "Swimming and boating on Whitefish Lake",
  ],
  winter: [
    "Tree and bowl skiing in Hellroaring Basin",
    "Weekend night skiing",
    "Looking for 'snow ghosts', rime-caked trees near the top",
    "Snowshoe and full-moon dinners on the mountain",
  ],
} as const satisfies Resort;
