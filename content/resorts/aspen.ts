import type { ResortGuide } from "./types.ts";

export const aspen = {
  slug: "aspen",
  name: "Aspen",
  mountain: "Aspen Snowmass",
  state: "Colorado",
  town: "Aspen",
  tagline: "Four mountains, one valley, one ticket",
  highlights: [
    "Highland Bowl, a hike to 12,392 feet",
    "4,406 ft of vertical at Snowmass",
    "Ajax straight from town",
    "Three miles from Aspen's airport",
  ],
  statistics: {
    skiableAcres: { value: 5517, source: "OnTheSnow 2021-22, Stellar Equipment" },
    summitFeet: { value: 12510, source: "OnTheSnow 2021-22, Stellar Equipment" },
    baseFeet: { value: 8104, source: "OnTheSnow 2021-22" },
    verticalFeet: { value: 4406, source: "OnTheSnow 2021-22, Stellar Equipment" },
    annualSnowfallInches: { value: 300, source: "Wikipedia, Colorado resort table" },
    lifts: {
      value: 40,
      source: "OnTheSnow 2021-22, Stellar Equipment",
      detail: "Across all four mountains.",
    },
    season: { value: { opens: ["late November"], closes: ["mid April"] }, source: "trails.com" },
    openedYear: { value: 1946, source: "Wikipedia" },
    expertTerrainPercent: { value: 51, source: "OnTheSnow 2021-22" },
  },
  openingDate: { value: "2025-11-27", source: "operator" },
  coordinates: { value: { latitude: 39.1864, longitude: -106.8186 }, source: "Wikipedia" },
  access: {
    road: "I-70 to Glenwood Springs, then CO-82 up the Roaring Fork valley, from both Denver and Eagle.",
    airports: [
      {
        code: "ASE",
        miles: { value: 3, source: "Mountain Musings" },
        winterMinutes: { value: 10, source: "Stellar Equipment" },
      },
      {
        code: "EGE",
        miles: { value: 70, source: "estimate" },
        winterMinutes: { value: 90, source: "Telluride Real Estate" },
      },
      {
        code: "DEN",
        miles: { value: 220, source: "estimate" },
        winterMinutes: { value: 240, source: "Telluride Real Estate" },
      },
    ],
    note: "Independence Pass, the shorter summer route from Denver, is closed from about early November to late May.",
  },
  accommodations: [
    { name: "The Little Nell", note: "At the foot of Aspen Mountain, beside the gondola." },
    { name: "Hotel Jerome", note: "A landmark on Main Street since the silver boom of 1889." },
    {
      name: "The St. Regis Aspen Resort",
      note: "A formal brick hotel, a block from the Aspen Mountain lifts.",
    },
    { name: "Viceroy Snowmass", note: "In Snowmass Base Village, on the slope." },
    { name: "Limelight Hotel Aspen", note: "In town, a short walk from the gondola." },
  ],
  dining: [
    { name: "Element 47", note: "The Little Nell's dining room, with an extensive wine cellar." },
    {
      name: "Matsuhisa Aspen",
      note: "Nobu Matsuhisa's Japanese cooking in a Main Street Victorian.",
    },
    { name: "White House Tavern", note: "Sandwiches and cocktails in a small house downtown." },
    {
      name: "Cloud Nine Alpine Bistro",
      note: "A cabin on Aspen Highlands, known for long lunches.",
    },
  ],
  summer: [
    "Hiking at Maroon Bells",
    "Concerts at the Aspen Music Festival",
    "The Silver Queen Gondola up Aspen Mountain",
    "Independence Pass by car, once it opens in late May",
    "Lift-served mountain biking at Snowmass",
  ],
  winter: [
    "Ajax, from a gondola in town",
    "The hike up Highland Bowl",
    "Parks and pipe at Buttermilk, home of the X Games",
    "Free Nordic trails along the valley",
  ],
  description: [
    "Aspen Snowmass is four separate ski areas in the Roaring Fork valley. Aspen Mountain, known locally as Ajax, rises straight from town and has no beginner runs. Aspen Highlands is known for Highland Bowl, a hike to 12,392 feet for expert skiers. Buttermilk is the gentlest of the four and hosts the X Games. Snowmass, a few miles down the valley, is larger than the other three combined and has 4,406 feet of vertical.",
    "Aspen's airport is three miles from the gondola. Mountain weather sometimes diverts flights to Eagle, Grand Junction or Denver, and a car can meet you there instead. Every winter road passes through Glenwood Springs: I-70 through Glenwood Canyon, which closes from time to time, then CO-82 up the valley. Christmas week, the X Games in late January and Presidents' Day weekend are the busiest periods. Drop-off on Durant Avenue is steps from the Silver Queen Gondola.",
  ],
} as const satisfies ResortGuide;
