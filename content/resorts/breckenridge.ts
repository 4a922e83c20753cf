import type { ResortGuide } from "./types.ts";

export const breckenridge = {
  slug: "breckenridge",
  name: "Breckenridge",
  mountain: "Breckenridge Ski Resort",
  state: "Colorado",
  town: "Breckenridge",
  tagline: "Five high peaks above a mining town",
  highlights: [
    "Peaks 6 to 10",
    "Imperial Express to 12,840 ft",
    "A base at 9,600 ft",
    "Snowboarding since 1984",
  ],
  statistics: {
    skiableAcres: { value: 2908, source: "operator" },
    summitFeet: { value: 12998, source: "operator fact sheet 2020-21, Wikipedia" },
    baseFeet: { value: 9600, source: "operator fact sheet 2020-21, Wikipedia" },
    verticalFeet: { value: 3398, source: "operator fact sheet 2020-21, Wikipedia" },
    annualSnowfallInches: {
      value: 355,
      source: "operator fact sheet 2020-21, Colorado resort table",
    },
    lifts: { value: 34, source: "operator fact sheet 2020-21, OnTheSnow 2021-22" },
    season: {
      value: { opens: ["early November"], closes: ["mid May", "late May"] },
      source: "operator fact sheet 2020-21",
    },
    openedYear: { value: 1961, source: "Wikipedia, operator fact sheet 2020-21" },
    expertTerrainPercent: { value: 58, source: "operator fact sheet 2020-21" },
  },
  openingDate: { value: "2025-11-07", source: "operator" },
  coordinates: { value: { latitude: 39.48, longitude: -106.067 }, source: "Wikipedia" },
  access: {
    road: "I-70 through the Eisenhower Tunnel to exit 203 at Frisco, then CO-9 south for about nine miles.",
    airports: [
      {
        code: "EGE",
        miles: { value: 68, source: "estimate" },
        winterMinutes: { value: 80, source: "estimate" },
      },
      {
        code: "DEN",
        miles: { value: 98, source: "operator fact sheet 2020-21" },
        winterMinutes: { value: 120, source: "operator fact sheet 2020-21" },
      },
    ],
    mainAirport: "DEN",
    note: "The base is at 9,600 feet. Guests arriving from sea level should plan a quiet first evening.",
  },
  accommodations: [
    { name: "Beaver Run Resort", note: "A large family resort on the Peak 9 slopes." },
    { name: "One Ski Hill Place", note: "At the base of Peak 8, by the gondola's upper station." },
    { name: "Grand Colorado on Peak 8", note: "Suites across the plaza from the Peak 8 lifts." },
    { name: "Mountain Thunder Lodge", note: "In the trees near the town end of the gondola." },
    { name: "Marriott's Mountain Valley Lodge", note: "Between Main Street and the Peak 9 base." },
  ],
  dining: [
    { name: "Rootstalk", note: "Chef Matt Vawter's restaurant in a historic Main Street house." },
    {
      name: "Hearthstone Restaurant",
      note: "Game and steak in a Victorian house on Ridge Street.",
    },
    {
      name: "Breckenridge Distillery Restaurant",
      note: "Dinner beside the stills, on Airport Road.",
    },
    { name: "Gold Pan Saloon", note: "A Main Street bar from the mining days." },
  ],
  summer: [
    "Hikes on the Burro Trail and at Hoosier Pass",
    "Alpine coaster and slide at Peak 8",
    "Mountain biking and whitewater rafting",
    "The Trollstigen trail to the troll Isak Heartstone",
  ],
  winter: [
    "High bowls served by the Imperial Express",
    "Dog sledding",
    "Nordic tracks at the Gold Run center",
    "Fat bikes on packed trails",
    "The free gondola from town",
  ],
  description: [
    "Breckenridge spreads across five peaks of the Tenmile Range, numbered 6 through 10. Beginners start on Peaks 8 and 9, moguls and trees are on Peak 10, and high alpine bowls are on Peaks 6, 7 and 8. The Imperial Express reaches 12,840 feet, and a short hike leads to the Lake Chutes and the summit. Wind is common up high, so sheltered tree runs are a good choice on stormy days. Four O'Clock runs three and a half miles back to town.",
    "Denver's airport is 98 miles away, about two hours without traffic: I-70 through the Eisenhower Tunnel to Frisco, then CO-9 along the Blue River. The slowest times are westbound before eight on Saturday and eastbound after two on Sunday. Most guests are dropped beside Main Street at the free BreckConnect Gondola to Peaks 7 and 8, or at the Quicksilver chair on Peak 9. In November, only a few runs are open and they can be crowded.",
  ],
} as const satisfies ResortGuide;
