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
    skiableAcres: { value: 6000, source: "specification" },
    summitFeet: { value: 9050, source: "New York Times, OnTheSnow 2021-22" },
    baseFeet: { value: 6200, source: "OnTheSnow 2021-22, Wikipedia" },
    verticalFeet: { value: 2850, source: "New York Times, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 400, source: "Wikipedia, L.A. Parent" },
    lifts: { value: 43, source: "New York Times, SnowOps", detail: "Both mountains." },
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
    { name: "Everline Resort & Spa", note: "Apart from the village, with a chairlift of its own." },
    { name: "PlumpJack Inn", note: "Small, at the foot of the Palisades lifts." },
    {
      name: "The Village at Palisades Tahoe",
      note: "Condominiums over shops, a minute from the tram.",
    },
    { name: "Sunnyside Resort & Lodge", note: "On the lakeshore south of Tahoe City." },
  ],
  dining: [
    { name: "PlumpJack Cafe & Bar", note: "Californian cooking and a considered wine list." },
    { name: "Le Chamois", note: "Pizza and pitchers by the lifts, as always." },
    { name: "Rocker", note: "Burgers and beer in the village." },
    { name: "Fireside Pizza", note: "Pies that children agree on." },
  ],
  summer: [
    "The tram to High Camp",
    "Rafting the Truckee River",
    "Hiking and mountain biking from the valley",
    "Beaches and boats on Lake Tahoe, seven miles off",
  ],
  winter: [
    "Expert lines from KT-22",
    "The Base to Base Gondola between the mountains",
    "Corn snow in April and May",
    "Nordic skiing and snowshoeing around the lake",
  ],
  description: [
    "Palisades Tahoe is two ski areas that share a ridge: Palisades above Olympic Valley, and Alpine Meadows one drainage to the south, joined since 2022 by the Base to Base Gondola. The Olympic Valley side made its name on KT-22, one chair with more steep ground under it than most resorts own. Shirley Lake and High Camp, higher and milder, are where the rest of the family finds the sun. Alpine is quieter and more open, with bowls that face several ways and a back side that holds its corn well into spring.",
    "Storms come in off the Pacific heavy and windy, and the upper lifts stop when the ridge blows. On such days I-80 over Donner Summit runs under chain control and sometimes not at all. Reno is the near airport, about fifty minutes in winter; Sacramento is two hours on the other side of the pass. The last nine miles or so from Truckee follow the river on two lanes, and on Saturdays the queue for parking reaches far back along them, so arriving before eight, and being dropped, is worth real time.",
  ],
} as const satisfies ResortGuide;
