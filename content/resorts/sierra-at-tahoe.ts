import type { Resort } from "./types.ts";

export const sierraAtTahoe = {
  slug: "sierra-at-tahoe",
  name: "Sierra-at-Tahoe",
  mountain: "Sierra-at-Tahoe",
  state: "California",
  nearestTown: "Twin Bridges",
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
