import type { Resort } from "./types.ts";

export const deerValley = {
  slug: "deer-valley",
  name: "Deer Valley",
  mountain: "Deer Valley Resort",
  state: "Utah",
  nearestTown: "Park City",
  tagline: "Skiers only, and only so many of them",
  description: [
    "Deer Valley limits its guests to 7,500 a day and its lifts to people on skis. What follows is a kind of quiet: short lines, corduroy at noon, lunch that is worth taking boots off for. The reputation for ease is half true. Empire and Lady Morgan hold chutes and tight trees that most visitors never look for.",
    "From Salt Lake City the interstate and one canyon lead to Park City and, above it, to Snow Park. A second front door now opens on Highway 40 to the east, and the two are far apart by road though near on the map: it is worth knowing which side the lodge is on. Skis are taken from the car by hosts at the curb.",
  ],
  statistics: {
    skiableAcres: 2026,
    summitFeet: 9570,
    baseFeet: 6570,
    verticalFeet: 3000,
    snowfallInches: 300,
    lifts: 21,
    expertPercent: 32,
    openedYear: 1981,
    season: "early December to mid-April",
  },
  openingDate: null,
  dailySkierLimit: 7500,
  skiersOnly: true,
  location: {
    latitude: 40.6228,
    longitude: -111.4894,
  },
  access: {
    roads: ["I-80", "UT-224", "US-40"],
    words:
      "I-80 east from Salt Lake City, then UT-224 through Park City to Snow Park; the East Village base is reached from US-40 on the other side.",
    airports: [
      {
        iata: "SLC",
        name: "Salt Lake City International Airport",
        miles: 36,
        winterMinutes: 45,
      },
    ],
  },
  accommodations: [
    "Stein Eriksen Lodge",
    "Montage Deer Valley",
    "The St. Regis Deer Valley",
    "Goldener Hirsch",
    "Grand Hyatt Deer Valley (East Village)",
  ],
  dining: [
    "Fireside Dining at Empire Canyon Lodge",
    "Glitretind at Stein Eriksen Lodge",
    "The Mariposa",
    "Royal Street Cafe",
  ],
  summer: [
    "Outdoor concerts at Snow Park amphitheatre, including the Deer Valley Music Festival",
    "Lift-served mountain biking and hiking",
    "Hot-air ballooning around Park City",
    "Horseback riding and fly fishing nearby",
  ],
  winter: [
    "Groomed cruising with ski valets at the base",
    "Skiing with an Olympian through the Ski with a Champion program",
    "Freestyle World Cup moguls and aerials",
    "Alpine dinners by the hearth at Fireside Dining",
  ],
  sections: [
    {
      title: "Five-star service",
      text: "Hosts take the skis from the car, and somebody remembers your name by the second morning.",
      items: [
        "Ski valets at the curb and overnight storage",
        "A daily limit of 7,500 skiers",
        "Free mountain tours with a host",
      ],
    },
    {
      title: "Dining",
      text: "Lunch is part of the skiing here, and dinner is a reason to stay up the hill.",
      items: [
        "Seafood buffet evenings",
        "Fireside dining at Empire Canyon Lodge",
        "Turkey chili, in every day lodge",
      ],
    },
    {
      title: "Ultra-luxury lodging",
      text: "The great houses stand beside the runs, and several have a lift of their own.",
      items: ["Stein Eriksen Lodge", "Montage Deer Valley", "The St. Regis Deer Valley"],
    },
    {
      title: "Year-round activities",
      text: "When the snow goes, the same slopes turn to trails and concerts.",
      items: [
        "Lift-served hiking and mountain biking",
        "Outdoor concerts at Snow Park",
        "Balloons over the valley in the morning",
      ],
    },
  ],
} as const satisfies Resort;
