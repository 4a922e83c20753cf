import type { Resort } from "./types.ts";

export const sugarBowl = {
  slug: "sugar-bowl",
  name: "Sugar Bowl",
  mountain: "Sugar Bowl Resort",
  state: "California",
  nearestTown: "Norden",
  tagline: "California's first chairlift, still independent",
  description: [
    "Skiers arrived here by train and sleigh before they arrived by road. A chairlift was running on Mount Disney in 1939, with Walt Disney among the backers, and a gondola still carries guests from the garage to a village without cars. Four peaks stand close to the crest of the Sierra and catch its storms first: snowfall is what Sugar Bowl has most of.",
    "The turn is at Soda Springs, on the very summit of Interstate 80. No Tahoe resort is quicker to reach from the Bay Area, and none feels the closure of the pass more directly. On a storm day the question is only when to leave. A driver who follows the road crews can often bring a party in between two closures.",
  ],
  statistics: {
    skiableAcres: 1650,
    summitFeet: 8383,
    baseFeet: 6883,
    verticalFeet: 1500,
    snowfallInches: 500,
    lifts: 12,
    expertPercent: 40,
    openedYear: 1939,
    season: "late November to mid- or late April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.3044,
    longitude: -120.3358,
  },
  access: {
    roads: ["I-80"],
    words:
      "Just off I-80 at the Soda Springs exit on Donner Summit; the village is then reached by a gondola. The pass closes or slows in big storms.",
    airports: [
      {
        iata: "RNO",
        name: "Reno-Tahoe International Airport",
        miles: 48,
        winterMinutes: 55,
      },
      {
        iata: "SMF",
        name: "Sacramento International Airport",
        miles: 95,
        winterMinutes: 105,
      },
      {
        iata: "SFO",
        name: "San Francisco International Airport",
        miles: 185,
        winterMinutes: 210,
      },
    ],
  },
  accommodations: [
    "The Hotel at Sugar Bowl",
    "Clair Tappaan Lodge, Norden",
    "Cedar House Sport Hotel, Truckee",
    "The Truckee Hotel",
  ],
  dining: [
    "Village Lodge Dining Room",
    "Belt Room Bar",
    "Nob Hill Cafe (on the mountain)",
    "Judah Lodge",
  ],
  summer: [
    "Mount Judah Loop hike",
    "Pacific Crest Trail day hikes",
    "Climbing on Donner Summit granite",
    "Donner Lake swimming and paddling",
  ],
  winter: [
    "Alpine skiing on Mounts Judah, Lincoln and Disney",
    "Cross-country skiing at Royal Gorge",
    "Riding the gondola to the snowbound village",
    "Sierra Club lodge stays on the summit",
  ],
} as const satisfies Resort;
