import type { ResortGuide } from "./types.ts";

export const steamboatSprings = {
  slug: "steamboat-springs",
  name: "Steamboat Springs",
  mountain: "Steamboat Resort",
  state: "Colorado",
  town: "Steamboat Springs",
  tagline: "Tree skiing above a ranch town",
  highlights: [
    "349 inches in an average winter",
    "3,668 ft of vertical",
    "Aspen glades",
    "Hot springs after dark",
  ],
  statistics: {
    skiableAcres: { value: 2965, source: "specification" },
    summitFeet: { value: 10568, source: "specification" },
    baseFeet: { value: 6900, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3668, source: "specification" },
    annualSnowfallInches: { value: 349, source: "specification" },
    lifts: { value: 21, source: "Wikipedia" },
    season: {
      value: { opens: ["late November"], closes: ["mid April"] },
      source: "opening by the specification; KOAA 2023, CBS Denver 2017",
    },
    openedYear: { value: 1963, source: "Wikipedia, Frommer's" },
    expertTerrainPercent: { value: 44, source: "Wikipedia, OnTheSnow 2021-22" },
  },
  openingDate: { value: "2025-11-22", source: "specification" },
  coordinates: { value: { latitude: 40.459, longitude: -106.803 }, source: "Wikipedia" },
  access: {
    road: "From Hayden, US-40 east into town. From Denver, I-70 to Silverthorne, CO-9 north to Kremmling, then US-40 over Rabbit Ears Pass.",
    airports: [
      {
        code: "HDN",
        miles: { value: 25, source: "derived from All Steamboat" },
        winterMinutes: { value: 40, source: "EatSip365" },
      },
      {
        code: "DEN",
        miles: { value: 180, source: "travel pages" },
        winterMinutes: { value: 225, source: "derived from travel pages and All Steamboat" },
      },
    ],
    note: "Rabbit Ears Pass is open, windy and often snow-packed. The mountain base and the old town are three miles apart: give the address you are sleeping at.",
  },
  accommodations: [
    { name: "The Steamboat Grand", note: "Across the road from the mountain base." },
    { name: "Sheraton Steamboat Resort", note: "At the base, on the snow." },
    { name: "One Steamboat Place", note: "Residences beside the gondola." },
    { name: "Rabbit Ears Motel", note: "In town under its pink neon rabbit, by the hot springs." },
  ],
  dining: [
    { name: "Hazie's", note: "At the top of the gondola." },
    { name: "Ragnar's", note: "Scandinavian plates at Rendezvous, out on the mountain." },
    { name: "Aurum Food & Wine", note: "In town, with a deck over the Yampa." },
    { name: "Cafe Diva", note: "A small, serious room near the base." },
  ],
  summer: [
    "A soak at Strawberry Park Hot Springs, seven miles from downtown",
    "A short hike to Fish Creek Falls, four miles from town",
    "Mountain and road biking",
    "Tubing and fishing on the Yampa",
    "Rodeo nights at Howelsen Hill",
  ],
  winter: [
    "Glades of aspen and evergreen",
    "Night skiing, and tubing at Howelsen Hill",
    "Nordic skiing and snowshoeing at the touring center",
    "Strawberry Park by shuttle: the last of its road is rough in winter",
    "Pools and slides for families at Old Town Hot Springs",
  ],
  description: [
    "Mount Werner stays below timberline, and its skiing is in the trees: aspens set wide enough to see through, evergreens closer, and between the named runs a hundred lines that regulars spend years learning. Shadows and Closets are where they look first after snow. Morningside, behind Storm Peak, catches what the wind carries over. There is no high bowl to be brave in, which suits nearly everyone. The 2,965 acres fall 3,668 feet from a summit of 10,568, and an average winter leaves 349 inches on them.",
    "Steamboat is on the way to nowhere else, and that keeps the weekday lines short. The airport at Hayden is 25 miles west and takes about forty minutes in winter. From Denver allow three and three quarter hours, the last of them over Rabbit Ears Pass, where the road is wide and the wind has a long run at it. A car stops at the base, a few steps from the gondola, or on Lincoln Avenue in town. Christmas week, Winter Carnival in early February and the March school breaks are the full weeks.",
  ],
  sections: [
    {
      kind: "facts",
      id: "powder",
      title: "Powder",
      lead: "Champagne Powder is the resort's trademark, but the nickname is older than the lifts: local story gives it to a rancher.",
      items: [
        "An average winter brings 349 inches.",
        "Morningside, Pony Express and the Sunshine side are known for tree runs.",
        "With trees from top to bottom, the light stays readable while it snows.",
      ],
    },
    {
      kind: "facts",
      id: "western-heritage",
      title: "Western heritage",
      lead: "A working ranch town came first, and Lincoln Avenue still sees more cowboy hats than ski helmets by evening.",
      items: [
        "Carl Howelsen, a Norwegian, built the ski jump at Howelsen Hill in 1914; the town has jumped ever since.",
        "The mountain carries the name of Buddy Werner, a local Olympian killed in an avalanche in 1964.",
        "F. M. Light & Sons has outfitted ranchers on Lincoln Avenue since 1905.",
      ],
    },
    {
      kind: "activities",
      id: "year-round",
      title: "Year-round activities",
      lead: "The springs that named the town do not close with the lifts.",
    },
    {
      kind: "places",
      id: "dining",
      title: "Dining",
      lead: "Dinner is in one of three places, and in winter the distance between them is worth planning.",
      items: [
        { name: "On the mountain", note: "Hazie's and Ragnar's, for lunch between runs." },
        { name: "At the base", note: "Cafe Diva, within a walk of most of the lodging." },
        {
          name: "In town",
          note: "Aurum and the rest of Lincoln Avenue, three miles from the lifts.",
        },
      ],
    },
  ],
} as const satisfies ResortGuide;
