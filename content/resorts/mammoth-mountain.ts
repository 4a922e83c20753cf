import type { ResortGuide } from "./types.ts";

export const mammothMountain = {
  slug: "mammoth-mountain",
  name: "Mammoth Mountain",
  mountain: "Mammoth Mountain",
  state: "California",
  town: "Mammoth Lakes",
  tagline: "A volcano with a very long season",
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
        winterMinutes: { value: 55, source: "Simple Flying" },
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
    mainAirport: "BIH",
    note: "Tioga Pass is closed all winter, so drives from the Bay Area go north around it. Commercial flights now serve Bishop instead of Mammoth's own airport.",
  },
  accommodations: [
    { name: "The Westin Monache Resort", note: "Above the Village, steps from its gondola." },
    { name: "Tamarack Lodge", note: "Cabins from the 1920s on Twin Lakes, beside Nordic trails." },
    { name: "The Village Lodge", note: "Condominiums around the Village plaza." },
    { name: "Juniper Springs Resort", note: "At Eagle Lodge, on the snow." },
  ],
  dining: [
    { name: "Lakefront Restaurant", note: "An intimate dining room at Tamarack Lodge." },
    { name: "Whitebark", note: "The Westin's restaurant, with fire pits outside." },
    { name: "Mammoth Brewing Company", note: "Craft beer and casual food at the edge of town." },
    { name: "The Good Life Cafe", note: "Generous breakfasts." },
  ],
  summer: [
    "The Mammoth Bike Park",
    "Hiking and boating in the Lakes Basin",
    "Devils Postpile and Rainbow Falls",
    "Fly fishing on the upper Owens",
    "The gondola to the summit",
  ],
  winter: [
    "Spring skiing into May",
    "Nordic tracks at Tamarack",
    "Tubing at Woolly's",
    "Snowmobile tours",
    "Hot springs south of town",
  ],
  description: [
    "Mammoth is a volcano with 3,500 skiable acres and trails on every side. The gondola reaches the summit at 11,053 feet, where Cornice Bowl is the classic wide descent and Hangman's Hollow the narrowest. Chair 23 serves the same ridge. When wind closes the summit, the trees below Chair 22 and along the eastern side offer shelter. Eagle and Canyon lodges are the best bases for beginners. Lifts usually run to late May, and in big years into summer.",
    "Reno is about three hours north on US-395, and Los Angeles nearly six hours south, with the heaviest traffic on Friday evenings. Most winter flights land at Bishop, about an hour away and three thousand feet lower, because snow and crosswinds often affect Mammoth's own airport. Chains can be required on US-395 and on CA-203 to Main Lodge. Main Lodge, Canyon and Eagle have separate entrances, and a gondola links Canyon with the Village.",
  ],
} as const satisfies ResortGuide;
