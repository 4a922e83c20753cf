import type { ResortGuide } from "./types.ts";

export const aspen = {
  slug: "aspen",
  name: "Aspen",
  mountain: "Aspen Snowmass",
  state: "Colorado",
  town: "Aspen",
  listed: {
    section: "colorado",
    place: 3,
  },
  tagline: "Four mountains, one valley, one ticket",
  highlights: [
    "Four mountains on one ticket",
    "4,406 ft of vertical at Snowmass",
    "Highland Bowl at 12,392 ft",
    "Three miles from its own airport",
  ],
  statistics: {
    skiableAcres: 5517,
    summitFeet: 12510,
    baseFeet: 8104,
    verticalFeet: 4406,
    annualSnowfallInches: 300,
    lifts: {
      total: 40,
      detail: "All four mountains together, counted before the Hero's chair.",
    },
    season: "Late November to mid-April",
    openedYear: 1946,
    expertTerrainPercent: 51,
  },
  openingDate: "2025-11-27",
  dailySkierLimit: null,
  skiersOnly: false,
  coordinates: {
    latitude: 39.1864,
    longitude: -106.8186,
  },
  sources: {
    skiableAcres: "OnTheSnow 2021-22, Stellar Equipment",
    summitFeet: "OnTheSnow 2021-22, Stellar Equipment",
    baseFeet: "OnTheSnow 2021-22",
    verticalFeet: "OnTheSnow 2021-22, Stellar Equipment",
    annualSnowfallInches: "Wikipedia, Colorado resort table",
    lifts: "OnTheSnow 2021-22, Stellar Equipment",
    season: "trails.com",
    openedYear: "Wikipedia",
    expertTerrainPercent: "OnTheSnow 2021-22",
    openingDate: "specification",
    dailySkierLimit: null,
    coordinates: "Wikipedia",
    airports: "Mountain Musings, Stellar Equipment, Telluride Real Estate; Denver miles derived",
  },
  access: {
    road: "I-70 to Glenwood Springs, then CO-82 up the Roaring Fork valley; the way is the same from Denver and from Eagle.",
    airports: [
      {
        code: "ASE",
        name: "Aspen/Pitkin County Airport (Sardy Field)",
        driveWinter: "10 min in winter",
        miles: 3,
      },
      {
        code: "EGE",
        name: "Eagle County Regional Airport",
        driveWinter: "1 h 30 min in winter",
        miles: null,
      },
      {
        code: "DEN",
        name: "Denver International Airport",
        driveWinter: "4 h in winter",
        miles: 220,
      },
    ],
    note: "Independence Pass is shut from about early November to late May, so the short summer road from Denver does not exist in ski season.",
  },
  accommodations: [
    {
      name: "The Little Nell",
      note: "At the foot of Aspen Mountain, beside the gondola.",
    },
    {
      name: "Hotel Jerome",
      note: "On Main Street since 1889, when silver paid for it.",
    },
    {
      name: "The St. Regis Aspen Resort",
      note: "Brick and formal, a block from the lifts of Aspen Mountain.",
    },
    {
      name: "Viceroy Snowmass",
      note: "In Snowmass Base Village, on the slope.",
    },
    {
      name: "Limelight Hotel Aspen",
      note: "In town, a short walk from the gondola.",
    },
  ],
  dining: [
    {
      name: "Element 47",
      note: "The Little Nell's dining room, with a deep cellar.",
    },
    {
      name: "Matsuhisa Aspen",
      note: "Nobu Matsuhisa's Japanese cooking in a Main Street Victorian.",
    },
    {
      name: "White House Tavern",
      note: "Sandwiches and cocktails in a small house downtown.",
    },
    {
      name: "Cloud Nine Alpine Bistro",
      note: "A cabin on Aspen Highlands where lunch runs long.",
    },
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
