import type { Resort } from "./types.ts";

export const kirkwood = {
  slug: "kirkwood",
  name: "Kirkwood",
  mountain: "Kirkwood Mountain Resort",
  state: "California",
  nearestTown: "Kirkwood",
  statistics: {
    skiableAcres: 2300,
    summitFeet: 9800,
    baseFeet: 7800,
    verticalFeet: 2000,
    snowfallInches: 354,
    lifts: 15,
    expertPercent: 58,
    openedYear: 1972,
    season: "early December to mid-April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 38.684,
    longitude: -120.068,
  },
  access: {
    roads: ["CA-88"],
    words:
      "CA-88 over Carson Pass or Carson Spur; both are remote, avalanche-prone and close for days in large storms.",
    airports: [
      {
        iata: "RNO",
        name: "Reno-Tahoe International Airport",
        miles: 80,
        winterMinutes: 105,
      },
      {
        iata: "SMF",
        name: "Sacramento International Airport",
        miles: 108,
        winterMinutes: 135,
      },
      {
        iata: "SFO",
        name: "San Francisco International Airport",
        miles: 190,
        winterMinutes: 225,
      },
    ],
  },
  accommodations: [
    "The Lodge at Kirkwood",
    "Mountain Club at Kirkwood",
    "Sun Meadows condominiums",
    "Wylder Hope Valley (Sorensen's)",
  ],
  dining: ["Kirkwood Inn & Saloon", "Off the Wall Bar & Grill", "Bub's Sports Bar & Grill"],
  summer: [
    "Hiking and mountain biking",
    "Caples Lake fishing and paddling",
    "Pacific Crest Trail from Carson Pass",
    "Wildflower viewing around Carson Pass",
  ],
  winter: [
    "Chutes and cornices on the two-mile ridge",
    "Freeride contests",
    "Cross-country skiing in Kirkwood Meadow",
    "Warming up in the 1864 inn",
  ],
} as const satisfies Resort;
