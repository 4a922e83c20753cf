import type { ResortGuide } from "./types.ts";

export const sierraAtTahoe = {
  slug: "sierra-at-tahoe",
  name: "Sierra-at-Tahoe",
  mountain: "Sierra-at-Tahoe",
  state: "California",
  town: "Twin Bridges",
  tagline: "The local hill that came back",
  highlights: [
    "2,000 acres on US-50",
    "2,212 ft of vertical",
    "New open ground since the 2021 fire",
    "Two hours from Sacramento's airport",
  ],
  statistics: {
    skiableAcres: { value: 2000, source: "OnTheSnow 2021-22, Tahoe Weekly" },
    summitFeet: { value: 8852, source: "OnTheSnow 2021-22" },
    baseFeet: { value: 6640, source: "OnTheSnow 2021-22" },
    verticalFeet: { value: 2212, source: "OnTheSnow 2021-22, pass resort table" },
    annualSnowfallInches: { value: 400, source: "estimate" },
    lifts: { value: 14, source: "OnTheSnow 2021-22, Tahoe Weekly", detail: "Carpets included." },
    season: {
      value: { opens: ["late November", "December"], closes: ["mid April", "late April"] },
      source: "NBC Bay Area 2024, Unique Sportz 2025",
    },
    openedYear: { value: 1946, source: "Tahoe Weekly" },
    expertTerrainPercent: { value: 25, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 38.7994, longitude: -120.0809 }, source: "Tahoe resort table" },
  access: {
    road: "US-50, up the west slope from Sacramento and Placerville, or about twelve miles over Echo Summit from South Lake Tahoe.",
    airports: [
      {
        code: "RNO",
        miles: { value: 75, source: "estimate" },
        winterMinutes: { value: 95, source: "estimate" },
      },
      {
        code: "SMF",
        miles: { value: 98, source: "estimate" },
        winterMinutes: { value: 120, source: "EatSip365" },
      },
      {
        code: "SFO",
        miles: { value: 180, source: "estimate" },
        winterMinutes: { value: 215, source: "estimate" },
      },
    ],
    note: "No rooms at the mountain: guests stay around South Lake Tahoe. The resort makes little snow and may open weeks after its neighbors in a dry start.",
  },
  accommodations: [
    {
      name: "Edgewood Tahoe",
      note: "The lake's formal address, at Stateline, half an hour or so away.",
    },
    { name: "The Landing Resort & Spa", note: "South Lake Tahoe, by the water." },
    { name: "Camp Richardson Resort", note: "Cabins and an old hotel under pines on the lake." },
    { name: "Hotel Azure", note: "Across the road from the South Shore sand." },
  ],
  dining: [
    { name: "Sierra Pub", note: "Beer and burgers in the base lodge." },
    { name: "360 Smokehouse BBQ", note: "Smoked meats, up on the hill." },
    { name: "Solstice", note: "A warm plate at the base." },
    { name: "Golden Bear Terrace", note: "The outdoor grill, on days that allow one." },
  ],
  summer: [
    "Horsetail Falls and the Desolation Wilderness",
    "Climbing at Lover's Leap",
    "Beaches and trails around South Lake Tahoe",
    "The boat taxi on Echo Lakes",
  ],
  winter: [
    "Gate runs into Huckleberry Canyon",
    "Terrain parks",
    "Sledding at Adventure Mountain nearby",
    "First lessons on the front side",
  ],
  description: [
    "In August 2021 the Caldor Fire went through Sierra-at-Tahoe. It took the forest of West Bowl, the tree runs that locals came for, and nearly all of the season that should have followed. What reopened is a different hill: wider, brighter, with lines among boulders that nobody had seen before, and the old gentle front side under Grandview still the place to learn. It opened in 1946 as Sierra Ski Ranch, it belongs to the people who come every week, and it has kept the manners of a ranch.",
    "For anyone coming from Sacramento this is the first big hill on US-50, about two hours from the airport, before Echo Summit and its chain controls. From South Lake Tahoe it is twelve miles the other way over the same pass, which rocks and slides can close. Nobody sleeps here; a car brings its people to the plaza, and a free shuttle has run from South Lake. The busy days are the Saturdays after storms. Little snow is made, and December can be thin.",
  ],
} as const satisfies ResortGuide;
