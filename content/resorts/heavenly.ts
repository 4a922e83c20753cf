import type { Resort } from "./types.ts";

export const heavenly = {
  slug: "heavenly",
  name: "Heavenly",
  mountain: "Heavenly Mountain Resort",
  state: "California",
  nearestTown: "South Lake Tahoe",
  tagline: "Two states from one chairlift",
  description: [
    "Heavenly's trails cross a state line, and the two sides hardly resemble each other. California gives the lake, so large and near that first-time visitors stop in the middle of the run; Nevada gives the desert, brown and empty to the horizon, and the steep ground of Mott Canyon. A long traverse joins them, best made before two o'clock.",
    "Which base matters more than which road. The gondola rises from the middle of South Lake Tahoe; the California Lodge, Stagecoach and Boulder are miles apart around the hill. From Reno the way is over Spooner Summit, from Sacramento over Echo Summit, where rockfall and chain control are part of winter. We settle the pickup door in advance.",
  ],
  statistics: {
    skiableAcres: 4800,
    summitFeet: 10067,
    baseFeet: 6255,
    verticalFeet: 3500,
    snowfallInches: 360,
    lifts: 28,
    expertPercent: 30,
    openedYear: 1955,
    season: "mid-November to mid-April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 38.9353,
    longitude: -119.94,
  },
  access: {
    roads: ["US-50"],
    words:
      "US-50: from Sacramento over Echo Summit, or from Reno by US-395/I-580 to Carson City and then US-50 over Spooner. The gondola leaves from the center of South Lake Tahoe.",
    airports: [
      {
        iata: "RNO",
        name: "Reno-Tahoe International Airport",
        miles: 58,
        winterMinutes: 75,
      },
      {
        iata: "SMF",
        name: "Sacramento International Airport",
        miles: 112,
        winterMinutes: 130,
      },
      {
        iata: "SFO",
        name: "San Francisco International Airport",
        miles: 200,
        winterMinutes: 235,
      },
    ],
  },
  accommodations: [
    "Edgewood Tahoe",
    "Marriott's Grand Residence and Timber Lodge, Heavenly Village",
    "The Landing Resort & Spa",
    "Harrah's Lake Tahoe, Stateline",
  ],
  dining: [
    "Tamarack Lodge (top of the gondola)",
    "Cafe Fiore",
    "Gunbarrel Tavern, Heavenly Village",
    "Evans American Gourmet Cafe",
  ],
  summer: [
    "Gondola rides to the observation deck",
    "Emerald Bay cruises on the M.S. Dixie II",
    "Hiking Mount Tallac and the Desolation Wilderness",
    "Beaches and paddling on the South Shore",
  ],
  winter: [
    "Skiing two states on one lift ticket",
    "Lake views from the California side",
    "Steep lines in Mott and Killebrew canyons",
    "Casinos and shows at Stateline",
  ],
} as const satisfies Resort;
