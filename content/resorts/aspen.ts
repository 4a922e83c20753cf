import type { Resort } from "./types.ts";

export const aspen = {
  slug: "aspen",
  name: "Aspen",
  mountain: "Aspen Snowmass",
  state: "Colorado",
  nearestTown: "Aspen",
  tagline: "Four mountains, one valley, no through road",
  description: [
    "Aspen is four ski areas under one ticket, and each has a temper of its own. Aspen Mountain rises straight from the town and offers nothing to beginners; Highlands rewards those who walk to the top of its bowl; Buttermilk is where people learn; Snowmass, the largest, holds the long runs and the full 4,406 feet when its top lift is turning.",
    "The town lies at the end of a valley, and in winter there is one way in: up the Roaring Fork from Glenwood Springs on Highway 82. Independence Pass is shut from November to May, whatever the map suggests. Aspen's own airport is ten minutes away and closes in weather; Eagle, an hour and a half out, is the one that saves a weekend.",
  ],
  statistics: {
    skiableAcres: 5517,
    summitFeet: 12510,
    baseFeet: 8104,
    verticalFeet: 4406,
    snowfallInches: 300,
    lifts: 40,
    expertPercent: 51,
    openedYear: 1946,
    season: "late November to mid-April",
  },
  openingDate: "2025-11-27",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.1864,
    longitude: -106.8186,
  },
  access: {
    roads: ["I-70", "CO-82"],
    words:
      "From the east and from Eagle, I-70 to Glenwood Springs and then CO-82 up the Roaring Fork valley. CO-82 over Independence Pass is shut from about early November to late May, so the short summer route from Denver does not exist in ski season.",
    airports: [
      {
        iata: "ASE",
        name: "Aspen/Pitkin County Airport (Sardy Field)",
        miles: 3,
        winterMinutes: 10,
      },
      {
        iata: "EGE",
        name: "Eagle County Regional Airport",
        miles: 70,
        winterMinutes: 90,
      },
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 220,
        winterMinutes: 240,
      },
    ],
  },
  accommodations: [
    "The Little Nell",
    "Hotel Jerome",
    "The St. Regis Aspen Resort",
    "Viceroy Snowmass",
    "Limelight Hotel Aspen",
  ],
  dining: [
    "Element 47",
    "Matsuhisa Aspen",
    "White House Tavern",
    "Cloud Nine Alpine Bistro (on Aspen Highlands)",
  ],
  summer: [
    "Hiking at Maroon Bells",
    "Aspen Music Festival concerts",
    "Silver Queen Gondola rides up Aspen Mountain",
    "Driving Independence Pass once it opens in late May",
    "Lift-served mountain biking at Snowmass",
  ],
  winter: [
    "Skiing and riding four mountains on one ticket",
    "The hike to Highland Bowl at 12,392 ft",
    "Freestyle terrain at Buttermilk, the X Games venue",
    "Cross-country skiing on the valley's free Nordic trails",
  ],
} as const satisfies Resort;
