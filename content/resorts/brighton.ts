import type { Resort } from "./types.ts";

export const brighton = {
  slug: "brighton",
  name: "Brighton",
  mountain: "Brighton Resort",
  state: "Utah",
  nearestTown: "Brighton",
  tagline: "The end of Big Cottonwood, as locals like it",
  description: [
    "Brighton is Utah's oldest ski area and still belongs to the people who live below it. Schoolchildren learn on Majestic in the afternoon; on Great Western and Milly the same families jump things. The snow is that of the more famous canyon to the south, the lifts are quick, and the lights stay on at night for those who worked all day.",
    "Big Cottonwood Canyon is longer and gentler than its neighbor, and it closes less often, but it does close. The road passes Solitude and ends at a loop beneath the lifts. Few rooms exist up here; most guests stay in the valley, forty minutes away on a dry morning and twice that on a powder Saturday.",
  ],
  statistics: {
    skiableAcres: 1050,
    summitFeet: 10500,
    baseFeet: 8755,
    verticalFeet: 1745,
    snowfallInches: 500,
    lifts: 7,
    expertPercent: 39,
    openedYear: 1936,
    season: "mid- to late November to late April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 40.6,
    longitude: -111.5833,
  },
  access: {
    roads: ["I-80", "I-215", "UT-190"],
    words:
      "I-215 to Cottonwood Heights, then UT-190 to the end of Big Cottonwood Canyon; in summer Guardsman Pass links it to Park City.",
    airports: [
      {
        iata: "SLC",
        name: "Salt Lake City International Airport",
        miles: 36,
        winterMinutes: 50,
      },
    ],
  },
  accommodations: ["Brighton Lodge", "Silver Fork Lodge", "The Inn at Solitude, next door"],
  dining: ["Milly Chalet", "Sidewinder at Snake Creek Lodge", "Silver Fork Lodge", "Molly Green's"],
  summer: [
    "Silver Lake boardwalk",
    "Hike to Lake Solitude",
    "Hikes to Lakes Mary, Martha and Catherine",
    "Scenic drive over Guardsman Pass",
  ],
  winter: [
    "Night skiing and riding",
    "Terrain parks",
    "Nordic skiing at Silver Lake",
    "The SolBright route to Solitude",
  ],
} as const satisfies Resort;
