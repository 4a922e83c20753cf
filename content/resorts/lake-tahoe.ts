import type { ResortGuide } from "./types.ts";

export const lakeTahoe = {
  slug: "lake-tahoe",
  name: "Lake Tahoe",
  mountain: "Palisades Tahoe",
  state: "California",
  town: "Olympic Valley",
  tagline: "Palisades and Alpine, joined by gondola",
  highlights: [
    "6,000 acres in two valleys",
    "KT-22",
    "Host of the 1960 Winter Games",
    "Lifts to late May",
  ],
  statistics: {
    skiableAcres: { value: 6000, source: "operator" },
    summitFeet: { value: 9050, source: "New York Times, OnTheSnow 2021-22" },
    baseFeet: { value: 6200, source: "OnTheSnow 2021-22, Wikipedia" },
    verticalFeet: { value: 2850, source: "New York Times, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 400, source: "Wikipedia, L.A. Parent" },
    lifts: { value: 43, source: "New York Times, SnowOps", detail: "Across both mountains." },
    season: {
      value: { opens: ["late November"], closes: ["late May"] },
      source: "L.A. Parent, Unique Sportz 2025",
    },
    openedYear: { value: 1949, source: "Wikipedia, L.A. Parent" },
    expertTerrainPercent: { value: 33, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 39.196, longitude: -120.235 }, source: "Wikipedia" },
  access: {
    road: "I-80 to Truckee, then CA-89 south along the Truckee River to Olympic Valley.",
    airports: [
      {
        code: "RNO",
        miles: { value: 45, source: "estimate" },
        winterMinutes: { value: 50, source: "derived from L.A. Parent" },
      },
      {
        code: "SMF",
        miles: { value: 110, source: "estimate" },
        winterMinutes: { value: 125, source: "derived from Bay Area Orienteering Club times" },
      },
      {
        code: "SFO",
        miles: { value: 205, source: "estimate" },
        winterMinutes: { value: 230, source: "derived from Bay Area Orienteering Club times" },
      },
    ],
    note: "I-80 over Donner Summit has chain controls and closes in heavy storms. Friday and Sunday traffic from the Bay Area is heavy.",
  },
  accommodations: [
    { name: "Everline Resort & Spa", note: "A full-service resort with its own chairlift." },
    { name: "PlumpJack Inn", note: "A small hotel at the foot of the Palisades lifts." },
    {
      name: "The Village at Palisades Tahoe",
      note: "Condominiums above the shops, a minute from the tram.",
    },
    { name: "Sunnyside Resort & Lodge", note: "On the lakeshore south of Tahoe City." },
  ],
  dining: [
    { name: "PlumpJack Cafe & Bar", note: "California cooking and a strong wine list." },
    { name: "Le Chamois", note: "Casual pizza and beer beside the lifts." },
    { name: "Rocker", note: "Burgers and beer in the village." },
    { name: "Fireside Pizza" },
  ],
  summer: [
    "The tram to High Camp",
    "Rafting the Truckee River",
    "Hiking and mountain biking from the valley",
    "Beaches and boating on Lake Tahoe, seven miles away",
  ],
  winter: [
    "Expert lines from KT-22",
    "The Base to Base Gondola between the mountains",
    "Corn snow in April and May",
    "Nordic skiing and snowshoeing around the lake",
  ],
  description: [
    "Palisades Tahoe is two ski areas on one ticket: Palisades, above Olympic Valley, and Alpine Meadows, one valley to the south. The Base to Base Gondola has linked them since 2022. Palisades is known for KT-22, a single chair with a great deal of expert terrain below it, while Shirley Lake and High Camp have easier runs higher up. Alpine Meadows is quieter and more open, with bowls on several aspects and reliable spring snow on its back side.",
    "Pacific storms bring wind and heavy snow, and upper lifts close when the ridges are exposed. On those days, chain controls apply on I-80 over Donner Summit, and the road sometimes closes. Reno is the nearest airport, about 50 minutes in winter. Sacramento is about two hours away, on the other side of the pass. The last miles from Truckee follow the river on a two-lane road with long backups on Saturdays, so arrive early and use the drop-off.",
  ],
} as const satisfies ResortGuide;
