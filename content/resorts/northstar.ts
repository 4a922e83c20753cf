import type { Resort } from "./types.ts";

export const northstar = {
  slug: "northstar",
  name: "Northstar",
  mountain: "Northstar California",
  state: "California",
  nearestTown: "Truckee",
  tagline: "Sheltered runs, and a village to come down to",
  description: [
    "Northstar faces east and hides from the wind. When ridges across the lake close their lifts, these keep turning, through tall firs on slopes that are mostly intermediate and always tidy. The back side is longer and a little steeper. It is a mountain for mixed parties, for first weeks, and for anyone who likes to stop for something warm.",
    "From Interstate 80 at Truckee a state road leads towards the lake and, six miles on, to the village. The drive from Reno takes about three quarters of an hour. Bay Area traffic shares the summit with everyone else's, and chain control at Donner sets the timetable. The village lies well below the peak, so rain there may be snow above.",
  ],
  statistics: {
    skiableAcres: 3170,
    summitFeet: 8610,
    baseFeet: 6330,
    verticalFeet: 2280,
    snowfallInches: 350,
    lifts: 20,
    expertPercent: 27,
    openedYear: 1972,
    season: "mid- to late November to mid-April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.264,
    longitude: -120.125,
  },
  access: {
    roads: ["I-80", "CA-267"],
    words:
      "I-80 to Truckee and then CA-267 toward the lake, with a short signed turn to the village. From the Bay Area it is about 200 miles; Donner Summit has chain controls in storms.",
    airports: [
      {
        iata: "RNO",
        name: "Reno-Tahoe International Airport",
        miles: 39,
        winterMinutes: 50,
      },
      {
        iata: "SMF",
        name: "Sacramento International Airport",
        miles: 108,
        winterMinutes: 125,
      },
      {
        iata: "SFO",
        name: "San Francisco International Airport",
        miles: 205,
        winterMinutes: 230,
      },
    ],
  },
  accommodations: [
    "The Ritz-Carlton, Lake Tahoe",
    "Village at Northstar condominiums",
    "Cedar House Sport Hotel, Truckee",
    "Hyatt Vacation Club at Northstar Lodge",
  ],
  dining: [
    "Manzanita at the Ritz-Carlton",
    "Rubicon Pizza, Village at Northstar",
    "Zephyr Lodge (on the mountain)",
    "Pianeta, Truckee",
  ],
  summer: [
    "Lift-served mountain bike park",
    "18-hole golf course",
    "Roller skating and events in the village",
    "Lake Tahoe beaches, about 20 minutes away",
  ],
  winter: [
    "Terrain parks on several trails",
    "Ice skating in the village",
    "Cross-country skiing and snowshoeing at the Nordic center",
    "Ski school and family terrain on the east-facing side",
  ],
} as const satisfies Resort;
