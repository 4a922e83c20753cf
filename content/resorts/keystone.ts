import type { ResortGuide } from "./types.ts";

export const keystone = {
  slug: "keystone",
  name: "Keystone",
  mountain: "Keystone Resort",
  state: "Colorado",
  town: "Keystone",
  tagline: "Three mountains and night skiing",
  highlights: [
    "Night skiing",
    "Among Colorado's earliest openings",
    "Schoolmarm, 3.5 easy miles",
    "About two hours from Denver's airport",
  ],
  statistics: {
    skiableAcres: { value: 3148, source: "operator" },
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
  openingDate: { value: "2025-10-31", source: "operator" },
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
        winterMinutes: { value: 115, source: "derived from the operator's time to Breckenridge" },
      },
    ],
    mainAirport: "DEN",
    note: "US-6 over Loveland Pass is slower and scenic, but we avoid it in snow and after dark.",
  },
  accommodations: [
    { name: "Keystone Lodge & Spa", note: "On the lake, a shuttle ride from the lifts." },
    { name: "Kindred Resort at Keystone", note: "New at River Run, beside the gondola." },
    { name: "Ski Tip Lodge", note: "A historic inn in a former stagecoach stop." },
    { name: "River Run Village condominiums", note: "Above the shops, a short walk to the lifts." },
  ],
  dining: [
    { name: "Alpenglow Stube", note: "High on North Peak, reached by gondola." },
    { name: "Ski Tip Lodge", note: "Dinner in log-walled rooms by the fire." },
    { name: "Keystone Ranch", note: "A historic homestead on the golf course." },
    { name: "Der Fondue Chessel", note: "Fondue and live accordion music on North Peak." },
  ],
  summer: [
    "The lift-served bike park",
    "Thirty-six holes of golf",
    "Boating on Keystone Lake",
    "Hiking and gondola rides",
  ],
  winter: [
    "Night skiing on Dercum Mountain",
    "Skating on the lake",
    "Sleigh rides",
    "Tubing",
    "Kidtopia activities for children",
  ],
  description: [
    "Keystone's three mountains are set one behind another. Dercum Mountain, in front, has most of the groomed runs, including Schoolmarm, three and a half easy miles from the summit to River Run. North Peak has moguls. The Outback has tree skiing, with hike-to bowls above it. Bergman and Erickson Bowls, once reached on foot, now have a chairlift. On selected evenings, Dercum is lit for night skiing, which few large Colorado resorts offer.",
    "Keystone is the first of the large resorts past the Eisenhower Tunnel, about two hours from Denver's airport with no second pass to cross. River Run has the gondola and most of the shops and restaurants. Mountain House, to the west, is quieter and close to ski school, and the lake and its lodge are farther west. Please tell us which one you are staying in. Keystone usually opens in October, when a few runs serve many early-season skiers.",
  ],
} as const satisfies ResortGuide;
