import type { Resort } from "./types.ts";

export const bridgerBowl = {
  slug: "bridger-bowl",
  name: "Bridger Bowl",
  mountain: "Bridger Bowl",
  state: "Montana",
  nearestTown: "Bozeman",
  tagline: "A ridge to walk to, sixteen miles from town",
  description: [
    "Bridger Bowl is run by a nonprofit for the people of Bozeman, and it charges and behaves accordingly. The lower mountain is a pleasant bowl. Above it stands the Ridge, reached on foot with a transceiver and a partner, where a thousand ways down fall between rock walls. The snow that locals call cold smoke is as light as any in the country.",
    "The road leaves Bozeman by Bridger Canyon and is an easy half hour in most weather. There is nothing to sleep in at the hill, so everyone lives in town, where a blue light on the old Baxter Hotel flashes when fresh snow has fallen. The airport is a quarter of an hour west. One can land at noon and ski until four.",
  ],
  statistics: {
    skiableAcres: 2000,
    summitFeet: 8700,
    baseFeet: 6100,
    verticalFeet: 2600,
    snowfallInches: 350,
    lifts: 11,
    expertPercent: 60,
    openedYear: 1955,
    season: "early December to early April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 45.818,
    longitude: -110.897,
  },
  access: {
    roads: ["MT-86"],
    words: "MT-86 (Bridger Canyon Road) north from Bozeman, 16 miles; the ski bus runs from town.",
    airports: [
      {
        iata: "BZN",
        name: "Bozeman Yellowstone International Airport",
        miles: 24,
        winterMinutes: 35,
      },
    ],
  },
  accommodations: [
    "Kimpton Armory Hotel, Bozeman",
    "The LARK, Bozeman",
    "Voss Inn, Bozeman",
    "Fox Hollow Inn, Bozeman",
  ],
  dining: [
    "Jim Bridger Lodge and Deer Park Chalet (on the hill)",
    "Blackbird Kitchen, Bozeman",
    "Montana Ale Works, Bozeman",
    "Plonk, Bozeman",
  ],
  summer: [
    "Hiking the Bridger Ridge",
    "Drinking Horse Mountain Trail",
    "Museum of the Rockies",
    "Trips to Yellowstone National Park",
  ],
  winter: [
    "Hiking the Ridge for expert chutes",
    "Affordable beginner skiing",
    "Ice climbing in nearby canyons, celebrated at a December festival",
    "Nordic skiing at Crosscut Mountain Sports Center",
  ],
} as const satisfies Resort;
