import type { ResortGuide } from "./types.ts";

export const northstar = {
  slug: "northstar",
  name: "Northstar",
  mountain: "Northstar California",
  state: "California",
  town: "Truckee",
  tagline: "Sheltered intermediate skiing for families",
  highlights: [
    "Six trails in ten rated intermediate",
    "Sheltered from the wind",
    "Skating in the village",
    "50 minutes from Reno",
  ],
  statistics: {
    skiableAcres: { value: 3170, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 8610, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 6330, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 2280, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 350, source: "Wikipedia" },
    lifts: { value: 20, source: "Wikipedia, OnTheSnow 2021-22" },
    season: {
      value: { opens: ["mid November", "late November"], closes: ["mid April"] },
      source: "Unique Sportz 2025, NBC Bay Area 2024",
    },
    openedYear: { value: 1972, source: "Wikipedia" },
    expertTerrainPercent: { value: 27, source: "Wikipedia, OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 39.264, longitude: -120.125 }, source: "Wikipedia" },
  access: {
    road: "I-80 to Truckee, then CA-267 to the Northstar exit.",
    airports: [
      {
        code: "RNO",
        miles: { value: 39, source: "estimate" },
        winterMinutes: { value: 50, source: "derived from Bay Area Orienteering Club times" },
      },
      {
        code: "SMF",
        miles: { value: 108, source: "estimate" },
        winterMinutes: { value: 125, source: "derived from Bay Area Orienteering Club times" },
      },
      {
        code: "SFO",
        miles: { value: 205, source: "estimate" },
        winterMinutes: { value: 230, source: "derived from Bay Area Orienteering Club times" },
      },
    ],
    note: "Day parking is below the village and connected by shuttle. Drop-off at the village or the Ritz-Carlton avoids it.",
  },
  accommodations: [
    {
      name: "The Ritz-Carlton, Lake Tahoe",
      note: "Mid-mountain, with its own gondola to the village.",
    },
    {
      name: "Village at Northstar condominiums",
      note: "Above the shops, around the skating rink.",
    },
    {
      name: "Hyatt Vacation Club at Northstar Lodge",
      note: "Steps from the village gondola.",
    },
    { name: "Cedar House Sport Hotel", note: "In Truckee, the nearest town." },
  ],
  dining: [
    { name: "Manzanita", note: "Slopeside lunch and dinner at the Ritz-Carlton." },
    { name: "Rubicon Pizza", note: "A lively spot in the village." },
    { name: "Zephyr Lodge", note: "Lunch on the slopes." },
    { name: "Pianeta", note: "Italian cooking in historic downtown Truckee." },
  ],
  summer: [
    "A lift-served bike park",
    "Eighteen holes of golf",
    "Roller skating and events in the village",
    "Tahoe's beaches, about 20 minutes away",
  ],
  winter: [
    "Terrain parks for all levels",
    "Ice skating",
    "Nordic skiing and snowshoeing",
    "Ski school on sheltered slopes",
  ],
  description: [
    "Northstar is a favorite with families. Six trails in ten are rated intermediate, grooming is careful, and the terrain parks are among the best known in California. Slopes here face away from the prevailing wind, so lifts often keep running when exposed ridges at nearby resorts close. Advanced skiers head to the Backside and Lookout for longer runs through the trees. Beginners have gentle, sheltered terrain close to mid-mountain.",
    "Reno's airport is about 50 minutes away and does not require crossing Donner Summit. The drive from San Francisco does, over some 200 miles, and chain controls are common in storms. The village is about 2,300 feet below the summit, so it can rain at the base and snow higher up. Day parking fills by mid-morning on holiday weekends. The Ritz-Carlton, on its own road above the village, offers drop-off beside the slopes.",
  ],
} as const satisfies ResortGuide;
