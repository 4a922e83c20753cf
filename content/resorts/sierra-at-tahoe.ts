import type { ResortGuide } from "./types.ts";

export const sierraAtTahoe = {
  slug: "sierra-at-tahoe",
  name: "Sierra-at-Tahoe",
  mountain: "Sierra-at-Tahoe",
  state: "California",
  town: "Twin Bridges",
  tagline: "A local favorite, rebuilt after the fire",
  highlights: [
    "2,000 acres, directly off US-50",
    "2,212 ft of vertical",
    "New open terrain since the 2021 fire",
    "Two hours from Sacramento's airport",
  ],
  statistics: {
    skiableAcres: { value: 2000, source: "OnTheSnow 2021-22, Tahoe Weekly" },
    summitFeet: { value: 8852, source: "OnTheSnow 2021-22" },
    baseFeet: { value: 6640, source: "OnTheSnow 2021-22" },
    verticalFeet: { value: 2212, source: "OnTheSnow 2021-22, pass resort table" },
    annualSnowfallInches: { value: 400, source: "estimate" },
    lifts: {
      value: 14,
      source: "OnTheSnow 2021-22, Tahoe Weekly",
      detail: "Including surface conveyors.",
    },
    season: {
      value: { opens: ["late November", "December"], closes: ["mid April", "late April"] },
      source: "NBC Bay Area 2024, Unique Sportz 2025",
    },
    openedYear: { value: 1946, source: "Tahoe Weekly" },
    expertTerrainPercent: { value: 25, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 38.7994, longitude: -120.0809 }, source: "Tahoe resort table" },
  access: {
    road: "US-50 from Sacramento and Placerville, or about 12 miles over Echo Summit from South Lake Tahoe.",
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
    note: "Guests stay around South Lake Tahoe. Snowmaking is limited, so the resort may open later than its neighbors in a dry season.",
  },
  accommodations: [
    {
      name: "Edgewood Tahoe",
      note: "A lakefront resort in Stateline.",
    },
    { name: "The Landing Resort & Spa", note: "A small hotel near the water in South Lake Tahoe." },
    {
      name: "Camp Richardson Resort",
      note: "Cabins and a historic hotel among pines on the lake.",
    },
    { name: "Hotel Azure", note: "Across the road from a South Shore beach." },
  ],
  dining: [
    { name: "Sierra Pub", note: "Beer and burgers in the base lodge." },
    { name: "360 Smokehouse BBQ", note: "Smoked meats, on the mountain." },
    { name: "Solstice", note: "Hot meals in the base lodge." },
    { name: "Golden Bear Terrace", note: "An outdoor grill for sunny days." },
  ],
  summer: [
    "Horsetail Falls and the Desolation Wilderness",
    "Climbing at Lover's Leap",
    "Beaches and trails around South Lake Tahoe",
    "Boat taxi and hiking at Echo Lakes",
  ],
  winter: [
    "Gate runs into Huckleberry Canyon",
    "Terrain parks",
    "Sledding at Adventure Mountain nearby",
    "First lessons on the front side",
  ],
  description: [
    "The Caldor Fire burned through Sierra-at-Tahoe in August 2021 and closed the resort for most of the next season. It removed much of the forest in West Bowl, so that terrain is now more open, with new lines among boulders. The gentle front side below Grandview remains a good place to learn. The resort opened in 1946 as Sierra Ski Ranch and still draws a loyal local following from Sacramento and the South Shore.",
    "From Sacramento, this is the first large ski area on US-50, about two hours from the airport and just before Echo Summit. From South Lake Tahoe, it is 12 miles in the other direction over the same summit, where chain controls and rockfall can close the road. Nearby lodging is in South Lake Tahoe. Drop-off is at the main plaza. Saturdays after a storm are the busiest days, and early-season coverage can be thin.",
  ],
} as const satisfies ResortGuide;
