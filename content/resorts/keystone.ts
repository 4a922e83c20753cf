import type { ResortGuide } from "./types.ts";

export const keystone = {
  slug: "keystone",
  name: "Keystone",
  mountain: "Keystone Resort",
  state: "Colorado",
  town: "Keystone",
  tagline: "Three mountains deep, and lit after dark",
  highlights: [
    "Night skiing",
    "Among Colorado's first to open",
    "Schoolmarm, 3.5 easy miles",
    "About two hours from Denver's airport",
  ],
  statistics: {
    skiableAcres: { value: 3148, source: "specification" },
    summitFeet: { value: 12408, source: "Wikipedia, Storm Skiing Journal 2023" },
    baseFeet: { value: 9280, source: "Wikipedia, Storm Skiing Journal 2023" },
    verticalFeet: { value: 3128, source: "Wikipedia, Storm Skiing Journal 2023" },
    annualSnowfallInches: { value: 235, source: "Storm Skiing Journal 2023" },
    lifts: { value: 20, source: "Storm Skiing Journal 2023, OnTheSnow 2021-22" },
    season: {
      value: { opens: ["mid October", "late October"], closes: ["mid April"] },
      source: "KRDO 2025, Denver7 2025",
    },
    openedYear: { value: 1970, source: "Wikipedia, Storm Skiing Journal 2023" },
    expertTerrainPercent: { value: 49, source: "Storm Skiing Journal 2023" },
  },
  openingDate: { value: "2025-10-31", source: "specification" },
  coordinates: { value: { latitude: 39.605, longitude: -105.9542 }, source: "Wikipedia" },
  access: {
    road: "I-70 through the Eisenhower Tunnel to Silverthorne, then US-6 east past Dillon.",
    airports: [
      {
        code: "EGE",
        miles: { value: 68, source: "estimate" },
        winterMinutes: { value: 80, source: "estimate" },
      },
      {
        code: "DEN",
        miles: { value: 95, source: "derived from the published 70 miles from Denver" },
        winterMinutes: { value: 120, source: "derived from the operator's time to Breckenridge" },
      },
    ],
    note: "US-6 over Loveland Pass is the slower, scenic way in, and no road for a snowy evening.",
  },
  accommodations: [
    { name: "Keystone Lodge & Spa", note: "On the lake, a shuttle ride from the lifts." },
    { name: "Kindred Resort at Keystone", note: "New at River Run, beside the gondola." },
    { name: "Ski Tip Lodge", note: "A stagecoach stop turned into an inn." },
    { name: "River Run Village condominiums", note: "Over the shops, a walk to the lifts." },
  ],
  dining: [
    { name: "Alpenglow Stube", note: "High on North Peak, reached by gondola." },
    { name: "Ski Tip Lodge", note: "Dinner in log rooms with a fire." },
    { name: "Keystone Ranch", note: "An old homestead on the golf course." },
    { name: "Der Fondue Chessel", note: "Fondue and an accordion at the top of two gondolas." },
  ],
  summer: [
    "The lift-served bike park",
    "Thirty-six holes of golf",
    "Boating on Keystone Lake",
    "Hiking, and gondola rides",
  ],
  winter: [
    "Skiing under lights",
    "Skating on the lake",
    "Sleigh rides",
    "Tubing",
    "Kidtopia, for children",
  ],
  description: [
    "Keystone is three mountains in a row, one behind another. Dercum, in front, is the groomed one, and Schoolmarm takes three and a half easy miles from its top to River Run. North Peak comes next, with moguls. Then the Outback, in trees, with bowls above it for those who walk. Bergman and Erickson Bowls, high and open, used to be a hike as well and have had a chair since the winter of 2023-24. On chosen evenings the lights come on over Dercum, which few large Colorado resorts do at all.",
    "Of the big resorts this is the first past the Eisenhower Tunnel, about two hours from Denver's airport with no second pass to cross. River Run has the gondola and most of the life. Mountain House, to the west, is calmer and suits ski school; the lake and its lodge are farther west again. Naming one of the three saves a loop in the dark. Keystone aims for October, earlier than nearly anyone, and the Front Range knows it: the first weeks are one ribbon of snow and many people.",
  ],
} as const satisfies ResortGuide;
