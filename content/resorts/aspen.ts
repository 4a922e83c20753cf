import type { ResortGuide } from "./types.ts";

export const aspen = {
  slug: "aspen",
  name: "Aspen",
  mountain: "Aspen Snowmass",
  state: "Colorado",
  town: "Aspen",
  tagline: "Four mountains, one valley, one ticket",
  highlights: [
    "Four mountains on one ticket",
    "4,406 ft of vertical at Snowmass",
    "Highland Bowl at 12,392 ft",
    "Three miles from its own airport",
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
      detail: "All four mountains together.",
    },
    season: { value: { opens: ["late November"], closes: ["mid April"] }, source: "trails.com" },
    openedYear: { value: 1946, source: "Wikipedia" },
    expertTerrainPercent: { value: 51, source: "OnTheSnow 2021-22" },
  },
  openingDate: { value: "2025-11-27", source: "specification" },
  coordinates: { value: { latitude: 39.1864, longitude: -106.8186 }, source: "Wikipedia" },
  access: {
    road: "I-70 to Glenwood Springs, then CO-82 up the Roaring Fork valley; the way is the same from Denver and from Eagle.",
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
    note: "Independence Pass is shut from about early November to late May, so the short summer road from Denver does not exist in ski season.",
  },
  accommodations: [
    { name: "The Little Nell", note: "At the foot of Aspen Mountain, beside the gondola." },
    { name: "Hotel Jerome", note: "On Main Street since 1889, when silver paid for it." },
    {
      name: "The St. Regis Aspen Resort",
      note: "Brick and formal, a block from the lifts of Aspen Mountain.",
    },
    { name: "Viceroy Snowmass", note: "In Snowmass Base Village, on the slope." },
    { name: "Limelight Hotel Aspen", note: "In town, a short walk from the gondola." },
  ],
  dining: [
    { name: "Element 47", note: "The Little Nell's dining room, with a deep cellar." },
    {
      name: "Matsuhisa Aspen",
      note: "Nobu Matsuhisa's Japanese cooking in a Main Street Victorian.",
    },
    { name: "White House Tavern", note: "Sandwiches and cocktails in a small house downtown." },
    { name: "Cloud Nine Alpine Bistro", note: "A cabin on Aspen Highlands where lunch runs long." },
  ],
  summer: [
    "Walking at Maroon Bells",
    "Concerts of the Aspen Music Festival",
    "The Silver Queen Gondola up Aspen Mountain",
    "Independence Pass by car, once it opens in late May",
    "Lift-served mountain biking at Snowmass",
  ],
  winter: [
    "Four mountains in a week, by one ticket",
    "The walk up Highland Bowl",
    "Parks and pipe at Buttermilk, home of the X Games",
    "Free Nordic trails along the valley",
  ],
  description: [
    "Aspen is four ski areas along one side of the Roaring Fork valley, and they do not resemble each other. Aspen Mountain, still Ajax to those who live under it, rises straight from town and has not one run marked for beginners. Highlands is for strong legs: the walk up Highland Bowl ends at 12,392 feet. Buttermilk is gentle, except in the week when the X Games move in. Snowmass, a few miles down the valley, is larger than the other three together, and the 4,406 feet of vertical are its own.",
    "The airport lies three miles from the gondola on a single runway among mountains, and a flight that cannot land may end in Eagle, Grand Junction or Denver; it is worth having a car that can meet it there. By road everything passes through Glenwood Springs. I-70 runs down Glenwood Canyon, which closes now and then, and CO-82 turns up the valley. Christmas week, the X Games in late January and Presidents' Day fill the town. In Aspen a car can set skiers down on Durant Avenue, steps from the Silver Queen Gondola.",
  ],
} as const satisfies ResortGuide;
