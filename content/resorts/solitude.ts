import type { ResortGuide } from "./types.ts";

export const solitude = {
  slug: "solitude",
  name: "Solitude",
  mountain: "Solitude Mountain Resort",
  state: "Utah",
  town: "Brighton",
  tagline: "Honeycomb Canyon, and elbow room",
  highlights: [
    "Honeycomb Canyon",
    "500 inches in an average winter",
    "Light crowds midweek",
    "A village at the lifts",
  ],
  statistics: {
    skiableAcres: { value: 1200, source: "OnTheSnow 2021-22, City-Data" },
    summitFeet: { value: 10488, source: "OnTheSnow 2021-22, Wikipedia" },
    baseFeet: { value: 7994, source: "OnTheSnow 2021-22" },
    verticalFeet: { value: 2494, source: "OnTheSnow 2021-22, Wikipedia" },
    annualSnowfallInches: { value: 500, source: "Buffalo News, City-Data" },
    lifts: {
      value: 9,
      source: "OnTheSnow 2021-22, operator's blog 2025",
      detail: "Eight chairlifts and a conveyor.",
    },
    season: {
      value: { opens: ["mid November"], closes: ["late April", "later"] },
      source: "City-Data, operator's blog 2025",
    },
    openedYear: { value: 1957, source: "First Tracks Online" },
    expertTerrainPercent: { value: 51, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 40.6151, longitude: -111.5889 }, source: "Wikipedia" },
  access: {
    road: "I-215 to Cottonwood Heights, then UT-190 for about twelve miles up Big Cottonwood Canyon.",
    airports: [
      {
        code: "SLC",
        miles: { value: 33, source: "estimate" },
        winterMinutes: { value: 45, source: "Travel Watch, Austin Travels" },
      },
    ],
    note: "Parking may need a reservation on busy days, and the canyon road can ask for winter tires or chains at short notice.",
  },
  accommodations: [
    { name: "The Inn at Solitude", note: "The village hotel, a stone's throw from the lifts." },
    { name: "Powderhorn Lodge", note: "Condominiums around the clock tower." },
    { name: "Creekside at Solitude", note: "Suites with fireplaces by the Apex chair." },
    { name: "Silver Fork Lodge", note: "A roadside log inn, a mile and a half below the resort." },
  ],
  dining: [
    { name: "The Yurt", note: "A set dinner after a walk through the woods on snowshoes." },
    { name: "Honeycomb Grill", note: "In the village, at the edge of the snow." },
    { name: "Roundhouse", note: "Mid-mountain, with a deck for March." },
    { name: "St. Bernard's", note: "Dinner at the Inn." },
  ],
  summer: [
    "Biking from the Sunrise chair",
    "Eighteen holes of disc golf at 9,000 ft",
    "Wildflower walks, with a festival in July",
    "Scenic chair rides",
  ],
  winter: [
    "Honeycomb's ungroomed bowls",
    "Nordic trails between here and Silver Lake",
    "The snowshoe dinner at the Yurt",
    "Crossing to Brighton by SolBright",
  ],
  description: [
    "The name was earned. While the line forms one canyon south, Solitude goes about its day with a few hundred people on the Apex and Eagle chairs and fewer at the summit. The reason to climb is Honeycomb Canyon, a long, ungroomed valley behind the ridge, steep on the shaded side, where untracked snow can be found days after a storm. Fantasy Ridge above it is a hike along rock for those who are sure. In front, the groomed runs are a little steeper than their color suggests.",
    "It lies twelve and a half miles up Big Cottonwood, about 45 minutes from the airport on clear roads. Nearly all of its chairs reach ground that has to be made safe first, so after a big night the lifts open in turn through the morning and patience is rewarded. The village is small: a hotel, some condominiums around a clock tower, a place for pizza. A car comes to its door. Saturdays bring Salt Lake City; from Monday to Thursday the name holds.",
  ],
} as const satisfies ResortGuide;
