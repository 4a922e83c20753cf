import type { ResortGuide } from "./types.ts";

export const copperMountain = {
  slug: "copper-mountain",
  name: "Copper Mountain",
  mountain: "Copper Mountain",
  state: "Colorado",
  town: "Frisco",
  tagline: "Steep on the left, easy on the right",
  highlights: [
    "Beside I-70",
    "Terrain divided by ability",
    "Tucker Mountain",
    "Woodward parks and half-pipe",
  ],
  statistics: {
    skiableAcres: { value: 2465, source: "operator" },
    summitFeet: { value: 12313, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 9712, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 2601, source: "Wikipedia" },
    annualSnowfallInches: { value: 310, source: "Wikipedia, Colorado resort table" },
    lifts: { value: 24, source: "5280, OnTheSnow 2021-22" },
    season: {
      value: { opens: ["early November"], closes: ["early May"] },
      source: "Denver Post copy, CBS Colorado 2025",
    },
    openedYear: { value: 1972, source: "Wikipedia, 5280" },
    expertTerrainPercent: { value: 54, source: "Wikipedia" },
  },
  openingDate: { value: "2025-11-07", source: "operator" },
  coordinates: { value: { latitude: 39.5017, longitude: -106.1564 }, source: "Wikipedia" },
  access: {
    road: "I-70 to CO-91, about 75 miles west of Denver and just before Vail Pass.",
    airports: [
      {
        code: "EGE",
        miles: { value: 58, source: "estimate" },
        winterMinutes: { value: 65, source: "estimate" },
      },
      {
        code: "DEN",
        miles: { value: 100, source: "derived from the published 75 miles from Denver" },
        winterMinutes: { value: 120, source: "derived from the operator's time to Breckenridge" },
      },
    ],
    mainAirport: "DEN",
    note: "Parking lots can fill on busy days. Drop-off at Center Village avoids them.",
  },
  accommodations: [
    { name: "Passage Point", note: "Condominiums in Center Village, by the American Eagle." },
    { name: "Element 29", note: "One of the newer buildings in Center Village." },
    { name: "Copper Springs Lodge", note: "In East Village, near the Super Bee." },
  ],
  dining: [
    { name: "Aerie", note: "At the top of the American Eagle." },
    { name: "Ten Mile Tavern", note: "Drinks and dinner in Center Village." },
    { name: "JJ's Rocky Mountain Tavern", note: "At the base of the Super Bee, in East Village." },
    { name: "Koko's Hut", note: "A quick lunch on the hill." },
  ],
  summer: [
    "The Rocky Mountain Coaster",
    "Ramps and trampolines at Woodward's indoor park",
    "Mountain biking",
    "Golf at Copper Creek",
  ],
  winter: [
    "Expert terrain on Tucker Mountain",
    "Woodward's parks and half-pipe",
    "Tubing",
    "The Rocky Mountain Coaster, open in winter",
  ],
  description: [
    "Copper Mountain's terrain is naturally divided by ability. Facing the mountain from Center Village, easy runs are on the right, intermediate runs straight ahead below the American Eagle, and steep runs on the left below the Super Bee. Mixed groups can ski their own terrain and still meet easily at the base. Behind the ridge, above the trees, are Spaulding Bowl, Copper Bowl and Tucker Mountain, which the Three Bears chair now serves. Ski teams train here in November.",
    "The resort is at its own exit beside I-70, about two hours from Denver's airport, past the Eisenhower Tunnel and before Vail Pass. The base is at 9,712 feet, slightly higher than Breckenridge's, so allow time to adjust to the altitude. On Saturday mornings after a storm, expect traffic on the interstate rather than long lift lines. The village has restaurants for casual evenings, and nearby Frisco offers a wider choice for dinner.",
  ],
} as const satisfies ResortGuide;
