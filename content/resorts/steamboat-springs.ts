import type { Resort } from "./types.ts";

export const steamboatSprings = {
  slug: "steamboat-springs",
  name: "Steamboat Springs",
  mountain: "Steamboat Resort",
  state: "Colorado",
  nearestTown: "Steamboat Springs",
  tagline: "A ranching town with trees full of powder",
  description: [
    "Steamboat's mountain stays below the tree line, and that is its gift. Aspens stand apart just far enough for a person to pass between them, and the snow that falls there, light and dry, keeps its depth for days. There are no high bowls and few cliffs; there are miles of glades, and a long run home that every intermediate can take.",
    "It is the most remote of Colorado's large resorts, which keeps its streets calm. From Denver the road leaves the interstate at Silverthorne, follows the Blue River north, and crosses Rabbit Ears Pass, which holds snow on the pavement for much of the winter. The airport at Hayden, half an hour west, spares the whole of it.",
  ],
  statistics: {
    skiableAcres: 2965,
    summitFeet: 10568,
    baseFeet: 6900,
    verticalFeet: 3668,
    snowfallInches: 349,
    lifts: 21,
    expertPercent: 44,
    openedYear: 1963,
    season: "late November to mid-April",
  },
  openingDate: "2025-11-22",
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 40.459,
    longitude: -106.803,
  },
  access: {
    roads: ["US-40", "CO-9", "I-70"],
    words:
      "From Hayden, US-40 east into town. From Denver, I-70 to Silverthorne, CO-9 north to Kremmling, then US-40 west over Rabbit Ears Pass, which is often snow-packed.",
    airports: [
      {
        iata: "HDN",
        name: "Yampa Valley Regional Airport",
        miles: 25,
        winterMinutes: 40,
      },
      {
        iata: "DEN",
        name: "Denver International Airport",
        miles: 180,
        winterMinutes: 225,
      },
    ],
  },
  accommodations: [
    "The Steamboat Grand",
    "Sheraton Steamboat Resort",
    "One Steamboat Place",
    "Gravity Haus Steamboat",
  ],
  dining: [
    "Hazie's (on the mountain)",
    "Ragnar's (on the mountain)",
    "Aurum Food & Wine",
    "Cafe Diva",
  ],
  summer: [
    "Soaking at Strawberry Park Hot Springs",
    "Hiking to Fish Creek Falls",
    "Mountain and road biking",
    "Tubing and fishing the Yampa River",
    "Summer rodeo nights",
  ],
  winter: [
    "Tree skiing in aspen and evergreen glades",
    "Night skiing",
    "Snow tubing at Howelsen Hill",
    "Cross-country skiing and snowshoeing at the touring center",
    "Hot springs after skiing",
  ],
  sections: [
    {
      title: "Powder",
      text: "The snow here is dry enough that the resort registered a name for it. It falls often rather than hugely, and the trees keep it.",
      items: [
        "Shadows and Closet, for trees",
        "Morningside Park, for first tracks",
        "349 inches in an average year",
      ],
    },
    {
      title: "Western heritage",
      text: "Steamboat was a ranching town before it was a ski town, and has not stopped being one.",
      items: [
        "A winter carnival with skijoring down Lincoln Avenue",
        "Howelsen Hill, a ski hill in town since 1915",
        "Working ranches along the Yampa",
      ],
    },
    {
      title: "Year-round activities",
      text: "Hot springs gave the town its name, and the river gives it its summer.",
      items: [
        "Strawberry Park and Old Town hot springs",
        "Tubing and fishing on the Yampa",
        "Riding and biking on Emerald Mountain",
      ],
    },
    {
      title: "Dining",
      text: "Supper is early, generous and often local beef.",
      items: [
        "Ranch-to-table kitchens on Lincoln Avenue",
        "On-mountain dinners reached by gondola and snowcat",
        "Breakfast counters that open before the lifts",
      ],
    },
  ],
} as const satisfies Resort;
