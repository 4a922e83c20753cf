import type { Resort } from "./types.ts";

export const mammothMountain = {
  slug: "mammoth-mountain",
  name: "Mammoth Mountain",
  mountain: "Mammoth Mountain",
  state: "California",
  nearestTown: "Mammoth Lakes",
  tagline: "A volcano's rim in the Eastern Sierra",
  description: [
    "Mammoth is a volcano on the edge of a larger one, treeless at the top and open to every storm that crosses the Sierra. Snow arrives in feet, wind packs it into the gullies below the rim, and the season runs long into spring. From 11,053 feet the view goes south to the Minarets; on a white day it goes nowhere, and one stays in the trees below.",
    "Los Angeles comes up Highway 395, five hours of desert with the range on the left. San Francisco cannot come straight: Tioga Pass is closed all winter, so the way round by the north is the only one. Flights land at Bishop, an hour south and often in sunshine while the mountain has none. Chains are checked on the last grades.",
  ],
  statistics: {
    skiableAcres: 3500,
    summitFeet: 11053,
    baseFeet: 7953,
    verticalFeet: 3100,
    snowfallInches: 400,
    lifts: 25,
    expertPercent: 37,
    openedYear: 1953,
    season: "early November to late May or later",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 37.6306,
    longitude: -119.0325,
  },
  access: {
    roads: ["US-395", "CA-203"],
    words:
      "US-395 along the Eastern Sierra, then CA-203 through town to the lodges. Tioga Pass from Yosemite is closed all winter, so the Bay Area must go round by the north; chains are checked on US-395.",
    airports: [
      {
        iata: "MMH",
        name: "Mammoth Yosemite Airport",
        miles: 12,
        winterMinutes: 20,
      },
      {
        iata: "BIH",
        name: "Eastern Sierra Regional Airport",
        miles: 45,
        winterMinutes: 55,
      },
      {
        iata: "RNO",
        name: "Reno-Tahoe International Airport",
        miles: 170,
        winterMinutes: 180,
      },
      {
        iata: "LAX",
        name: "Los Angeles International Airport",
        miles: 325,
        winterMinutes: 345,
      },
    ],
  },
  accommodations: [
    "The Westin Monache Resort",
    "Mammoth Mountain Inn",
    "Tamarack Lodge",
    "The Village Lodge",
    "Juniper Springs Resort",
  ],
  dining: [
    "Lakefront Restaurant at Tamarack Lodge",
    "Whitebark at the Westin Monache",
    "Mammoth Brewing Company",
    "The Good Life Cafe",
  ],
  summer: [
    "Mammoth Bike Park",
    "Hiking and boating in the Lakes Basin",
    "Devils Postpile and Rainbow Falls",
    "Fly fishing on the upper Owens",
    "Scenic gondola rides to the summit",
  ],
  winter: [
    "Skiing into late spring",
    "Cross-country skiing at Tamarack",
    "Tubing at Woolly's",
    "Snowmobile tours",
    "Hot springs south of town",
  ],
} as const satisfies Resort;
