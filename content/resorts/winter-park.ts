import type { Resort } from "./types.ts";

export const winterPark = {
  slug: "winter-park",
  name: "Winter Park",
  mountain: "Winter Park Resort",
  state: "Colorado",
  nearestTown: "Winter Park",
  tagline: "Denver's own mountain, over the switchbacks",
  description: [
    "The land belongs to the City of Denver, and the place has kept something of a public park: unshowy, well used, bigger than its reputation. The Winter Park side is broad and easygoing; Mary Jane next to it is long fields of bumps under old lifts. It is also where thousands of people with disabilities have learned to ski.",
    "The interstate ends its usefulness at Empire. From there Highway 40 climbs Berthoud Pass in switchbacks above the tree line, and now and then stops for avalanche work. In fair weather it is among the finest drives in the state; in a storm it wants patience and a driver who has done it before. A seasonal train from Denver stops beside the lifts.",
  ],
  statistics: {
    skiableAcres: 3081,
    summitFeet: 12060,
    baseFeet: 9000,
    verticalFeet: 3060,
    snowfallInches: 370,
    lifts: 23,
    expertPercent: 74,
    openedYear: 1940,
    season: "mid- to late November to late April",
  },
  openingDate: "2025-11-26",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.8869,
    longitude: -105.7625,
  },
  access: {
    roads: ["I-70", "US-40"],
    words:
      "I-70 west to exit 232 at Empire, then US-40 over Berthoud Pass, a switchback road that closes for avalanche work at times.",
    airports: [
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 90,
        winterMinutes: 110,
      },
    ],
  },
  accommodations: [
    "Zephyr Mountain Lodge",
    "Fraser Crossing and Founders Pointe",
    "Viking Lodge",
    "Devil's Thumb Ranch, Tabernash",
  ],
  dining: [
    "Sunspot Mountaintop Lodge",
    "Doc's Roadhouse",
    "Goody's Mountain Creperie",
    "Deno's Mountain Bistro",
  ],
  summer: [
    "Trestle Bike Park downhill mountain biking",
    "Whitewater rafting",
    "Horseback riding",
    "Hiking the Fraser Valley's 600 miles of trails",
    "Alpine slide",
  ],
  winter: [
    "Bumps and trees on the Mary Jane side",
    "Arriving by the Winter Park Express ski train",
    "Guided snowshoe tours",
    "Ice skating in the village",
  ],
} as const satisfies Resort;
