import type { ResortGuide } from "./types.ts";

export const snowbird = {
  slug: "snowbird",
  name: "Snowbird",
  mountain: "Snowbird",
  state: "Utah",
  town: "Sandy",
  tagline: "Steep terrain, deep snow and a tram",
  highlights: [
    "Aerial tram to 11,000 ft",
    "500 inches in an average winter",
    "Mineral Basin through a tunnel",
    "Often skiing in late May",
  ],
  statistics: {
    skiableAcres: { value: 2500, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 11000, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 7760, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3240, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 500, source: "Wikipedia, Ski" },
    lifts: {
      value: 14,
      source: "OnTheSnow 2021-22",
      detail: "Including the tram and surface conveyors.",
    },
    season: { value: { opens: ["late November"], closes: ["late May"] }, source: "Wikipedia" },
    openedYear: { value: 1971, source: "Wikipedia, Midwest Fun" },
    expertTerrainPercent: { value: 35, source: "Wikipedia, Midwest Fun" },
  },
  coordinates: { value: { latitude: 40.5811, longitude: -111.6564 }, source: "Wikipedia" },
  access: {
    road: "I-215 to the mouth of Little Cottonwood Canyon, then UT-210, a two-lane road that ends at Alta.",
    airports: [
      {
        code: "SLC",
        miles: { value: 29, source: "Wikipedia" },
        winterMinutes: { value: 50, source: "derived from Ride First Chair" },
      },
    ],
    note: "The canyon closes for avalanche control, and guests may have to stay indoors until it reopens. Allow extra time before a flight.",
  },
  accommodations: [
    { name: "The Cliff Lodge", note: "The resort's largest hotel, with a rooftop pool." },
    { name: "The Lodge at Snowbird", note: "Condominium rooms above the creek." },
    { name: "The Inn at Snowbird", note: "Quiet rooms with kitchens, a short walk from the tram." },
    { name: "Iron Blosam Lodge", note: "Timeshare suites at the western edge of the resort." },
  ],
  dining: [
    { name: "The Summit", note: "Lunch with views on Hidden Peak." },
    { name: "The Steak Pit", note: "A longtime steakhouse in Snowbird Center." },
    { name: "The Forklift", note: "Breakfast and lunch beside the tram dock." },
    { name: "SeventyOne", note: "A bar and grill in the Cliff Lodge." },
  ],
  summer: [
    "The tram to Hidden Peak",
    "Alpine slide and mountain coaster",
    "Hiking and mountain biking",
    "Ropes courses and climbing",
    "Oktoberfest weekends",
  ],
  winter: [
    "Tram laps from base to summit",
    "Mineral Basin, through the tunnel",
    "Skiing Alta on a combined ticket",
    "Spring skiing in May",
  ],
  description: [
    "Snowbird's tram rises from 8,100 feet to 11,000 on Hidden Peak, where most of the terrain is steep. Great Scott, Regulator Johnson and the Cirque are the classic expert descents. Chip's Run is the easiest way down, two and a half miles to the base, and the lower Gad side has more intermediate and beginner runs. A conveyor tunnel from Peruvian Gulch leads to Mineral Basin on the sunny back side. About 500 inches of snow fall in an average winter.",
    "The airport is 29 miles away, about 50 minutes on a clear day and much longer on a powder Saturday, when traffic backs up from the canyon entrance. UT-210 crosses dozens of avalanche paths. It closes for control work before dawn and requires winter tires or all-wheel drive in snow. An early start, or a night in the canyon, helps. The tram leaves from Snowbird Center, and the Cliff Lodge is a little farther up the road.",
  ],
} as const satisfies ResortGuide;
