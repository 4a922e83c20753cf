import type { ResortGuide } from "./types.ts";

export const bridgerBowl = {
  slug: "bridger-bowl",
  name: "Bridger Bowl",
  mountain: "Bridger Bowl",
  state: "Montana",
  town: "Bozeman",
  tagline: "Bozeman's community ski area",
  highlights: [
    "Run by a local nonprofit",
    "Hike-to chutes on the Ridge",
    "350 inches in an average winter",
    "16 miles from Bozeman",
  ],
  statistics: {
    skiableAcres: { value: 2000, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 8700, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 6100, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 2600, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 350, source: "Wikipedia" },
    lifts: {
      value: 11,
      source: "OnTheSnow 2021-22, Powderhounds",
      detail: "Including eight chairlifts.",
    },
    season: {
      value: { opens: ["early December"], closes: ["early April"] },
      source: "Yellowstone Country, SnowStash 2023",
    },
    openedYear: { value: 1955, source: "Bozeman history, AOPA" },
    expertTerrainPercent: { value: 60, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 45.818, longitude: -110.897 }, source: "Wikipedia" },
  access: {
    road: "MT-86, Bridger Canyon Road, sixteen miles north of Bozeman.",
    airports: [
      {
        code: "BZN",
        miles: { value: 24, source: "estimate" },
        winterMinutes: { value: 35, source: "estimate" },
      },
    ],
    note: "There is no lodging at the mountain, and guests stay in Bozeman. Snow can drift across the canyon road in a north wind.",
  },
  accommodations: [
    { name: "Kimpton Armory Hotel", note: "A restored armory with a rooftop bar." },
    { name: "The LARK", note: "A renovated motor lodge on Main Street." },
    { name: "Voss Inn", note: "Rooms in a Victorian house in Bozeman." },
    { name: "Element Bozeman", note: "Downtown suites with kitchens." },
  ],
  dining: [
    {
      name: "Jim Bridger Lodge and Deer Park Chalet",
      note: "Casual meals at the base and mid-mountain.",
    },
    { name: "Blackbird Kitchen", note: "Wood-fired cooking in a small room downtown." },
    { name: "Montana Ale Works", note: "Bison burgers in a former rail freight house." },
    { name: "Plonk", note: "A wine bar on Main Street, open late." },
  ],
  summer: [
    "Hiking the Bridger Ridge",
    "The Drinking Horse Mountain trail",
    "The Museum of the Rockies",
    "Yellowstone National Park",
  ],
  winter: [
    "The Ridge and its chutes",
    "Beginner runs on the lower chairs",
    "Ice climbing nearby, with a festival in December",
    "Nordic skiing at Crosscut",
  ],
  description: [
    "Bridger Bowl has been a nonprofit community ski area since 1955. The lower mountain suits families and beginners and grows steeper toward the top. Above the lifts, the Ridge is a wall of limestone chutes reached on foot by experts with a transceiver and a partner. The Schlasman's chair, at the southern end, has the same requirements. The local powder is known as cold smoke, and a blue beacon flashes on the Baxter Hotel downtown after two inches of new snow.",
    "Main Street in Bozeman is 16 miles away via Bridger Canyon, a two-lane road that drifts in wind and is plowed often. The airport at Belgrade is on the far side of town, about 35 minutes from the lifts. There is no lodging at the mountain, so guests stay and dine in Bozeman. Parking fills early on powder days. Being dropped at the Jim Bridger Lodge in the morning and picked up in the afternoon is the simplest plan.",
  ],
} as const satisfies ResortGuide;
