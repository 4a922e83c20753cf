import type { ResortGuide } from "./types.ts";

export const bridgerBowl = {
  slug: "bridger-bowl",
  name: "Bridger Bowl",
  mountain: "Bridger Bowl",
  state: "Montana",
  town: "Bozeman",
  tagline: "Bozeman's own hill, and its Ridge",
  highlights: [
    "Run by a local nonprofit",
    "The Ridge, on foot",
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
      detail: "Eight of them chairlifts.",
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
    road: "MT-86, Bridger Canyon Road, sixteen miles north from Bozeman.",
    airports: [
      {
        code: "BZN",
        miles: { value: 24, source: "estimate" },
        winterMinutes: { value: 35, source: "estimate" },
      },
    ],
    note: "There is nowhere to stay at the hill; guests sleep in Bozeman. The canyon road drifts in a north wind.",
  },
  accommodations: [
    { name: "Kimpton Armory Hotel", note: "Bozeman's old armory, with a bar on the roof." },
    { name: "The LARK", note: "A made-over motel on Main Street." },
    { name: "Voss Inn", note: "Six rooms in a Victorian house on South Willson." },
    { name: "Element Bozeman", note: "Downtown, with kitchens." },
  ],
  dining: [
    { name: "Jim Bridger Lodge and Deer Park Chalet", note: "Chili at the base, or halfway up." },
    { name: "Blackbird Kitchen", note: "A wood oven and a few tables downtown." },
    { name: "Montana Ale Works", note: "Bison burgers in the old freight house." },
    { name: "Plonk", note: "Wine, and late hours, on Main." },
  ],
  summer: [
    "The Bridger Ridge on foot",
    "The Drinking Horse Mountain trail",
    "The Museum of the Rockies",
    "Yellowstone National Park",
  ],
  winter: [
    "The Ridge and its chutes",
    "First turns at the lower chairs",
    "Ice climbing nearby, with a festival in December",
    "Nordic skiing at Crosscut",
  ],
  description: [
    "Bozeman has run Bridger Bowl for itself, as a nonprofit, since 1955. Most of it is a pleasant hill for schoolchildren and their parents, steeper toward the top. Above the top is the Ridge, a wall of limestone with chutes between the fins, reached on foot from the upper lifts by those who carry a transceiver and bring a partner. Schlasman's, the chair at the southern end, asks for the same. What falls on it is called cold smoke here, and when two inches have, a blue beacon flashes on the Baxter Hotel downtown.",
    "It is sixteen miles from Main Street up Bridger Canyon, on two lanes that blow in and are plowed again, and the airport at Belgrade is a few miles to the other side of town. There are no rooms at the hill and no reason for any: dinner, music and beds are in Bozeman. On a powder day the students come, the lots fill before nine and the Ridge has a boot track up it by ten. A car that leaves you at the Jim Bridger Lodge and comes back at four is all one needs.",
  ],
} as const satisfies ResortGuide;
