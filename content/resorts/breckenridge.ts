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
    "Snowboards since 1984",
  ],
  statistics: {
    skiableAcres: { value: 2908, source: "specification" },
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
  openingDate: { value: "2025-11-07", source: "specification" },
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
    note: "The base is at 9,600 feet. Guests from sea level do well to keep the first evening quiet.",
  },
  accommodations: [
    { name: "Beaver Run Resort", note: "Large and family-minded, on the Peak 9 slope." },
    { name: "One Ski Hill Place", note: "At the base of Peak 8, by the gondola's upper station." },
    { name: "Grand Colorado on Peak 8", note: "Suites across the plaza from the Peak 8 lifts." },
    { name: "Mountain Thunder Lodge", note: "In the trees near the town end of the gondola." },
    { name: "Marriott's Mountain Valley Lodge", note: "Between Main Street and the Peak 9 base." },
  ],
  dining: [
    { name: "Rootstalk", note: "Matt Vawter's kitchen in an old Main Street house." },
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
    "The Burro Trail, or higher, Hoosier Pass",
    "Alpine coaster and slide at Peak 8",
    "Mountain biking and whitewater rafting",
    "The Trollstigen trail to the troll Isak Heartstone",
  ],
  winter: [
    "High bowls from the Imperial Express",
    "Dog sledding",
    "Nordic tracks at the Gold Run center",
    "Fat bikes on packed trails",
    "The free gondola up from town",
  ],
  description: [
    "The Tenmile Range numbers its peaks, and five of them, 6 through 10, carry Breckenridge's lifts. Beginners stay low on 8 and 9. Bumps and trees are on 10. The alpine is on 6, 7 and 8, where the Imperial Express stops at 12,840 feet and a short walk opens the Lake Chutes and the last feet to the summit. The upper mountain takes the wind, and in a blow the trees are the better plan. Four O'Clock runs three and a half miles back to town, and is busiest at about that hour.",
    "It is 98 miles from Denver's airport, two hours without traffic: the tunnel, Frisco, then CO-9 along the Blue River. Westbound on Saturday before eight and eastbound on Sunday after two are the hours to leave to others. Main Street is a real one, with Victorian fronts and stoplights. Most cars set skiers down beside it at the BreckConnect Gondola, which is free and rises to Peaks 7 and 8; the Quicksilver chair on Peak 9 starts from the south end of town. Early season here means November, when a few runs carry everyone.",
  ],
} as const satisfies ResortGuide;
