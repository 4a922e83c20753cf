import type { ResortGuide } from "./types.ts";

export const copperMountain = {
  slug: "copper-mountain",
  name: "Copper Mountain",
  mountain: "Copper Mountain",
  state: "Colorado",
  town: "Frisco",
  tagline: "Gentle to the west, steep to the east",
  highlights: [
    "Beside I-70",
    "Sorted by difficulty",
    "Tucker Mountain",
    "Woodward parks and half-pipe",
  ],
  statistics: {
    skiableAcres: { value: 2465, source: "specification" },
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
  openingDate: { value: "2025-11-07", source: "specification" },
  coordinates: { value: { latitude: 39.5017, longitude: -106.1564 }, source: "Wikipedia" },
  access: {
    road: "Directly beside I-70 at its junction with CO-91, about 75 miles west of Denver and just short of Vail Pass.",
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
    note: "Parking lots have filled on busy days, even after 900 spaces were added in 2023. Being dropped at Center Village avoids them.",
  },
  accommodations: [
    { name: "Passage Point", note: "Condominiums in Center Village, by the American Eagle." },
    { name: "Element 29", note: "Among the newer buildings of Center Village." },
    { name: "Copper Springs Lodge", note: "In East Village, near the Super Bee." },
    {
      name: "The inns of Frisco",
      note: "Six miles east, on or near a Main Street with restaurants.",
    },
  ],
  dining: [
    { name: "Aerie", note: "At the top of the American Eagle." },
    { name: "Ten Mile Tavern", note: "Center Village, for after the last run." },
    { name: "JJ's Rocky Mountain Tavern", note: "Under the Super Bee in East Village." },
    { name: "Koko's Hut", note: "A quick lunch on the hill." },
  ],
  summer: [
    "The Rocky Mountain Coaster",
    "Ramps and foam at Woodward's barn",
    "Mountain biking",
    "Golf at Copper Creek",
  ],
  winter: [
    "Expert terrain on Tucker Mountain",
    "Woodward's parks and half-pipe",
    "Tubing",
    "The coaster, open in snow too",
  ],
  description: [
    "Copper sorts itself. Stand in Center Village and look up: easy runs lie to the right, middling ones straight ahead under the American Eagle, steep ones to the left under the Super Bee. A family can part after breakfast and meet again without a map. Behind the ridge, above the trees, are Spaulding Bowl, Copper Bowl and Tucker Mountain, once reached by snowcat and now by the Three Bears chair. National teams train on its early snow in November, when most other hills are still brown.",
    "Few resorts are simpler to find. The exit is at the foot of the hill, about two hours from Denver's airport, with the Eisenhower Tunnel behind you and Vail Pass not yet begun. At 9,712 feet the base is high, higher than Breckenridge's, and a first night deserves some care. Saturday mornings after a storm are the crush, on I-70 rather than on the hill. The village keeps to itself; for a long dinner most people ride the six miles to Frisco and back.",
  ],
} as const satisfies ResortGuide;
