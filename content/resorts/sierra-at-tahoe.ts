import type { Resort } from "./types.ts";

export const sierraAtTahoe = {
  slug: "sierra-at-tahoe",
  name: "Sierra-at-Tahoe",
  mountain: "Sierra-at-Tahoe",
  state: "California",
  nearestTown: "Twin Bridges",
  tagline: "Burned, reopened, and wider than before",
  description: [
    "The Caldor Fire of 2021 went through Sierra-at-Tahoe and took its beloved tree runs with it. What the mountain offers now is different and in places better: open faces among granite where one once picked a way through firs. It is a local's hill, with a half pipe, a short walk from car to lift, and none of the lake's prices.",
    "It stands just west of Echo Summit on Highway 50, which makes it the first big area that Sacramento reaches and, from South Lake Tahoe, twelve miles on the far side of a pass. Little of its snow is made, so it may open late in a dry December. Chain control usually begins a few miles below the turnoff.",
  ],
  statistics: {
    skiableAcres: 2000,
    summitFeet: 8852,
    baseFeet: 6640,
    verticalFeet: 2212,
    snowfallInches: 400,
    lifts: 14,
    expertPercent: 25,
    openedYear: 1946,
    season: "late November or December to mid- or late April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 38.7994,
    longitude: -120.0809,
  },
  access: {
    roads: ["US-50"],
    words:
      "US-50, about 12 miles west of South Lake Tahoe over Echo Summit, or from Sacramento and Placerville up the west slope; a free shuttle has run from South Lake.",
    airports: [
      {
        iata: "RNO",
        name: "Reno-Tahoe International Airport",
        miles: 75,
        winterMinutes: 95,
      },
      {
        iata: "SMF",
        name: "Sacramento International Airport",
        miles: 98,
        winterMinutes: 120,
      },
      {
        iata: "SFO",
        name: "San Francisco International Airport",
        miles: 180,
        winterMinutes: 215,
      },
    ],
  },
  accommodations: [
    "Edgewood Tahoe, Stateline",
    "The Landing Resort & Spa, South Lake Tahoe",
    "Camp Richardson Resort",
    "Hotel Azure, South Lake Tahoe",
  ],
  dining: ["Sierra Pub", "360 Smokehouse BBQ", "Solstice", "Golden Bear Terrace grill"],
  summer: [
    "Horsetail Falls and the Desolation Wilderness",
    "Climbing at Lover's Leap",
    "Beaches and hikes around South Lake Tahoe",
    "Echo Lakes boat taxi and hikes",
  ],
  winter: [
    "Backcountry-gate runs through Huckleberry Canyon",
    "Terrain parks",
    "Snow play and sledding at Adventure Mountain nearby",
    "Lessons on gentle front-side slopes",
  ],
} as const satisfies Resort;
