import type { ResortGuide } from "./types.ts";

export const mammothMountain = {
  slug: "mammoth-mountain",
  name: "Mammoth Mountain",
  mountain: "Mammoth Mountain",
  state: "California",
  town: "Mammoth Lakes",
  tagline: "A volcano that skis into summer",
  highlights: [
    "Summit at 11,053 ft",
    "3,500 acres around one volcano",
    "Open to late May, often later",
    "Gondola to the top",
  ],
  statistics: {
    skiableAcres: { value: 3500, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 11053, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 7953, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3100, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 400, source: "Wikipedia, easternsierranevada.com" },
    lifts: { value: 25, source: "Wikipedia, OnTheSnow 2021-22" },
    season: {
      value: { opens: ["early November"], closes: ["late May", "later"] },
      source: "Wikipedia, Reno Gazette Journal",
    },
    openedYear: { value: 1953, source: "Wikipedia, easternsierranevada.com" },
    expertTerrainPercent: { value: 37, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 37.6306, longitude: -119.0325 }, source: "Wikipedia" },
  access: {
    road: "US-395 along the Eastern Sierra, then CA-203 through Mammoth Lakes to the lodges.",
    airports: [
      {
        code: "MMH",
        miles: { value: 12, source: "estimate" },
        winterMinutes: { value: 20, source: "estimate" },
      },
      {
        code: "BIH",
        miles: { value: 45, source: "estimate" },
        winterMinutes: { value: 60, source: "Simple Flying" },
      },
      {
        code: "RNO",
        miles: { value: 170, source: "Wikipedia" },
        winterMinutes: { value: 180, source: "Reno Gazette Journal" },
      },
      {
        code: "LAX",
        miles: { value: 325, source: "estimate" },
        winterMinutes: { value: 345, source: "derived from a reader wiki" },
      },
    ],
    note: "Tioga Pass is closed all winter, so the Bay Area must go round by the north. Snow cancels flights to Mammoth's own airport often enough that airlines now serve Bishop instead.",
  },
  accommodations: [
    { name: "The Westin Monache Resort", note: "Above the Village, steps from its gondola." },
    { name: "Tamarack Lodge", note: "1920s cabins on Twin Lakes, among Nordic tracks." },
    { name: "The Village Lodge", note: "Condominiums around the Village plaza." },
    { name: "Juniper Springs Resort", note: "At Eagle Lodge, on the snow." },
  ],
  dining: [
    { name: "Lakefront Restaurant", note: "Ten tables or so at Tamarack Lodge." },
    { name: "Whitebark", note: "The Westin's restaurant, with fire pits outside." },
    { name: "Mammoth Brewing Company", note: "Beer and a short menu at the edge of town." },
    { name: "The Good Life Cafe", note: "Breakfast, in quantity." },
  ],
  summer: [
    "The Mammoth Bike Park",
    "Hiking and boating in the Lakes Basin",
    "Devils Postpile and Rainbow Falls",
    "Fly fishing on the upper Owens",
    "The gondola to the summit",
  ],
  winter: [
    "Lifts that run well into spring",
    "Nordic tracks at Tamarack",
    "Tubing at Woolly's",
    "Snowmobile tours",
    "Hot springs south of town",
  ],
  description: [
    "Mammoth is a volcano on the rim of the Long Valley caldera, and it skis like one: round, broad and bare on top, with ways down on every side. From the gondola's last station at 11,053 feet the Cornice is the obvious line and Hangman's Hollow the narrow one. Chair 23 reaches the same rim for those who dislike cabins. When the wind shuts the summit, which it does, the trees below Chair 22 and along the eastern side carry the day. Eagle and Canyon suit learners. Spring is the secret that everyone in Los Angeles knows.",
    "No city is near. Reno is three hours up US-395; Los Angeles is the better part of six hours down it, most of that on Friday night with half of Southern California. Winter flights land at Bishop, about an hour to the south and three thousand feet lower, because the airfield below town is so often shut by snow and crosswinds. Chains are checked on US-395 and again on CA-203 to Main Lodge. Main Lodge, Canyon and Eagle are separate doors, and a gondola links Canyon with the Village.",
  ],
} as const satisfies ResortGuide;
