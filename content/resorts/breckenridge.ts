import type { Resort } from "./types.ts";

export const breckenridge = {
  slug: "breckenridge",
  name: "Breckenridge",
  mountain: "Breckenridge Ski Resort",
  state: "Colorado",
  nearestTown: "Breckenridge",
  tagline: "Five peaks over a mining street",
  description: [
    "Breckenridge is high before it begins: the base stands at 9,600 feet, and the Imperial chair unloads at 12,840. Five numbered peaks line up above a Victorian main street, gentle near the bottom and open, windy and steep above the trees. People from sea level do well to take the first day slowly and to drink water at dinner.",
    "From Denver it is the interstate to Frisco and nine miles of Highway 9. On paper that is two hours; on a Saturday in February it is what the tunnel allows. Coming back is harder than going up, because everyone leaves at three. A pickup at one o'clock, or after dinner, is worth more than any shortcut.",
  ],
  statistics: {
    skiableAcres: 2908,
    summitFeet: 12998,
    baseFeet: 9600,
    verticalFeet: 3398,
    snowfallInches: 355,
    lifts: 34,
    expertPercent: 58,
    openedYear: 1961,
    season: "early November to mid- or late May",
  },
  openingDate: "2025-11-07",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.48,
    longitude: -106.067,
  },
  access: {
    roads: ["I-70", "CO-9"],
    words: "I-70 to exit 203 at Frisco, then CO-9 south about nine miles.",
    airports: [
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 98,
        winterMinutes: 120,
      },
      {
        iata: "EGE",
        name: "Eagle County Regional Airport",
        miles: 68,
        winterMinutes: 80,
      },
    ],
  },
  accommodations: [
    "Beaver Run Resort",
    "One Ski Hill Place",
    "Grand Colorado on Peak 8",
    "Mountain Thunder Lodge",
    "Marriott's Mountain Valley Lodge",
  ],
  dining: [
    "Rootstalk",
    "Hearthstone Restaurant",
    "Breckenridge Distillery Restaurant",
    "Gold Pan Saloon",
  ],
  summer: [
    "Hiking, including the Burro Trail and Hoosier Pass",
    "Alpine coaster and slide at Peak 8",
    "Mountain biking and whitewater rafting",
    "The Trollstigen trail to the troll Isak Heartstone",
  ],
  winter: [
    "High-alpine bowls from the Imperial Express",
    "Dog sledding",
    "Cross-country skiing at Gold Run Nordic Center",
    "Fat biking on packed trails",
    "The free BreckConnect Gondola from town",
  ],
} as const satisfies Resort;
