import type { Resort } from "./types.ts";

export const kirkwood = {
  slug: "kirkwood",
  name: "Kirkwood",
  mountain: "Kirkwood Mountain Resort",
  state: "California",
  nearestTown: "Kirkwood",
  tagline: "The deep end of the lake country",
  description: [
    "Kirkwood sits by itself in a high valley south of Tahoe, and the storms that pass others by stop here. More than half of its ground is for experts: cornices, chutes, the long wall above Chair Ten, the ridge they call the Cirque. The valley floor holds a few lodges and an inn from 1864, and at night there are more stars than windows.",
    "Highway 88 is the only way in from either side, over Carson Pass or Carson Spur, both of them avalanche ground that can stay shut for days. From South Lake Tahoe it is under an hour when open. We bring provisions, carry chains, and tell people to leave a day's slack. Those who are snowed in do not usually complain.",
  ],
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
