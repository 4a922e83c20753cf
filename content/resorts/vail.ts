import type { Resort } from "./types.ts";

export const vail = {
  slug: "vail",
  name: "Vail",
  mountain: "Vail Mountain",
  state: "Colorado",
  nearestTown: "Vail",
  tagline: "Back bowls, and a freeway beside them",
  description: [
    "Vail is best understood from its ridge. To the north lies the Front Side, groomed and tree-lined above the village; to the south the Back Bowls fall away over three thousand acres of open ground; beyond them is Blue Sky Basin, quieter and colder. On a storm morning the order is simple: Back Bowls first, while their snow is still untracked.",
    "Interstate 70 passes within sight of the lifts, which makes Vail easy until the pass behind it closes. From Denver the road goes under the Continental Divide and then over Vail Pass, the stretch that wind shuts first, and Saturday traffic can double the time. Eagle's airport lies on the village side of all that, 45 minutes down the valley.",
  ],
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
