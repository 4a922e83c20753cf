import type { ResortGuide } from "./types.ts";

export const northstar = {
  slug: "northstar",
  name: "Northstar",
  mountain: "Northstar California",
  state: "California",
  town: "Truckee",
  tagline: "Blue runs out of the wind",
  highlights: [
    "Six trails in ten rated intermediate",
    "Sheltered when the ridges blow",
    "A village with a rink",
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
    road: "I-80 to Truckee, then CA-267 toward the lake and a short signed turn to the village.",
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
    note: "Day parking lies well below the village, with a bus between. A car that goes to the village or the Ritz-Carlton skips it.",
  },
  accommodations: [
    {
      name: "The Ritz-Carlton, Lake Tahoe",
      note: "Mid-mountain, with its own gondola to the village.",
    },
    { name: "Village at Northstar condominiums", note: "Around the skating rink, over the shops." },
    {
      name: "Hyatt Vacation Club at Northstar Lodge",
      note: "A short step from the village gondola.",
    },
    { name: "Cedar House Sport Hotel", note: "Modern and plain, in Truckee." },
  ],
  dining: [
    { name: "Manzanita", note: "At the Ritz-Carlton, for lunch on skis or dinner not." },
    { name: "Rubicon Pizza", note: "In the village, loud after four." },
    { name: "Zephyr Lodge", note: "Lunch up on the mountain." },
    { name: "Pianeta", note: "Italian, on Truckee's old main street." },
  ],
  summer: [
    "A lift-served bike park",
    "Eighteen holes of golf",
    "Roller skating and events in the village",
    "Tahoe's beaches, about twenty minutes off",
  ],
  winter: [
    "Terrain parks for every size of nerve",
    "Skating in the village",
    "Nordic skiing and snowshoeing",
    "Ski school on sheltered slopes",
  ],
  description: [
    "Northstar is the mountain that Tahoe families settle on, and it knows it. Six trails in ten are blue, the grooming is careful, and the parks are among the better ones in California. The shape helps as well: slopes on this side face away from the prevailing wind, and when the ridge lifts of its neighbors stop, Northstar's are usually still running. Experts go round to the Backside and to Lookout for longer pitches in the trees. Nobody comes for cliffs, and nobody misses them.",
    "From Reno it is about fifty minutes, and the pass that closes, Donner, lies on the other side of Truckee. Visitors from San Francisco do cross it, some two hundred miles in all, and should reckon on chain controls in any storm. The village sits some 2,300 feet below the summit, so it can rain on the coffee and snow on the chairlift. Holiday weekends fill the day lots by mid-morning. The Ritz-Carlton, on its own road above, is the address that puts a car beside the snow.",
  ],
} as const satisfies ResortGuide;
