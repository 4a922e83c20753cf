import type { Resort } from "./types.ts";

export const vail = {
  slug: "vail",
  name: "Vail",
  mountain: "Vail Mountain",
  state: "Colorado",
  nearestTown: "Vail",
  statistics: {
    skiableAcres: 5317,
    summitFeet: 11570,
    baseFeet: 8120,
    verticalFeet: 3450,
    snowfallInches: 354,
    lifts: 31,
    expertPercent: 53,
    openedYear: 1962,
    season: "mid-November to mid-April",
  },
  openingDate: "2025-11-14",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.639,
    longitude: -106.374,
  },
  access: {
    roads: ["I-70"],
    words:
      "I-70 runs past the village. From Denver the drive crosses the Continental Divide at the Eisenhower Tunnel and then Vail Pass, which is often the first stretch to close in wind and snow; weekend ski traffic can double the time.",
    airports: [
      {
        iata: "EGE",
        name: "Eagle County Regional Airport",
        miles: 35,
        winterMinutes: 40,
      },
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 120,
        winterMinutes: 150,
      },
    ],
  },
  accommodations: [
    "Four Seasons Resort and Residences Vail",
    "Sonnenalp",
    "The Arrabelle at Vail Square",
    "The Lodge at Vail",
    "The Hythe, a Luxury Collection Resort",
  ],
  dining: ["Sweet Basil", "La Tour", "Swiss Chalet at Sonnenalp", "Root & Flower"],
  summer: [
    "Bravo! Vail music festival",
    "Vail Dance Festival",
    "Gondola rides and hiking on the mountain",
    "Betty Ford Alpine Gardens",
    "Fly fishing on Gore Creek",
  ],
  winter: [
    "Skiing the Back Bowls and Blue Sky Basin",
    "Guided snowshoe tours at Betty Ford Alpine Gardens",
    "Torchlight ski-downs and 10th Mountain Division parades",
    "Ice skating in the villages",
  ],
} as const satisfies Resort;
