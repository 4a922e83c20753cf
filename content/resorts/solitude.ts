import type { ResortGuide } from "./types.ts";

export const solitude = {
  slug: "solitude",
  name: "Solitude",
  mountain: "Solitude Mountain Resort",
  state: "Utah",
  town: "Brighton",
  tagline: "Uncrowded slopes and Honeycomb Canyon",
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
    note: "Parking may require a reservation on busy days. Winter tires or chains can be required on the canyon road at short notice.",
  },
  accommodations: [
    { name: "The Inn at Solitude", note: "The village hotel, steps from the lifts." },
    { name: "Powderhorn Lodge", note: "Condominiums by the clock tower." },
    { name: "Creekside at Solitude", note: "Suites with fireplaces by the Apex chair." },
    { name: "Silver Fork Lodge", note: "A small inn on the canyon road." },
  ],
  dining: [
    { name: "The Yurt", note: "A set dinner reached on snowshoes." },
    { name: "Honeycomb Grill", note: "American cooking in the village." },
    { name: "Roundhouse", note: "Lunch mid-mountain, with a sunny deck." },
    { name: "St. Bernard's", note: "Dinner at the Inn." },
  ],
  summer: [
    "Biking from the Sunrise chair",
    "Eighteen holes of disc golf at 9,000 ft",
    "Wildflower walks, with a festival in July",
    "Scenic chair rides",
  ],
  winter: [
    "Ungroomed bowls in Honeycomb Canyon",
    "Nordic trails between Solitude and Silver Lake",
    "The snowshoe dinner at the Yurt",
    "The SolBright trail to Brighton",
  ],
  description: [
    "Solitude is quieter than its neighbors, especially midweek, with short lines on the Apex and Eagle chairs. Its best-known terrain is Honeycomb Canyon, a long, ungroomed valley behind the summit ridge. The shaded side is steep and can hold untracked snow for days after a storm. Fantasy Ridge, above it, is an exposed hike for experts. On the front side, groomed runs suit beginners and intermediates, and some are a little steeper than their ratings suggest.",
    "The resort is about twelve miles up Big Cottonwood Canyon, about 45 minutes from the airport on clear roads. After a large storm, most lifts open one by one through the morning as patrol completes avalanche work. The village is compact, with a hotel, condominiums and a few restaurants around a clock tower, and cars can pull up at the lodging. Saturdays draw crowds from Salt Lake City, while Monday to Thursday is calm.",
  ],
} as const satisfies ResortGuide;
