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
    skiableAcres: { value: 2965, source: "operator" },
    summitFeet: { value: 10568, source: "operator" },
    baseFeet: { value: 6900, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3668, source: "operator" },
    annualSnowfallInches: { value: 349, source: "operator" },
    lifts: { value: 21, source: "Wikipedia" },
    season: {
      value: { opens: ["late November"], closes: ["mid April"] },
      source: "opening: operator; KOAA 2023, CBS Denver 2017",
    },
    openedYear: { value: 1963, source: "Wikipedia, Frommer's" },
    expertTerrainPercent: { value: 44, source: "Wikipedia, OnTheSnow 2021-22" },
  },
  openingDate: { value: "2025-11-22", source: "operator" },
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
    note: "Rabbit Ears Pass is exposed, windy and often snow-packed. The mountain base and downtown are three miles apart, so please give us the address of your lodging.",
  },
  accommodations: [
    { name: "The Steamboat Grand", note: "Across the road from the mountain base." },
    { name: "Sheraton Steamboat Resort", note: "At the base, on the snow." },
    { name: "One Steamboat Place", note: "Residences beside the gondola." },
    { name: "Rabbit Ears Motel", note: "A classic roadside motel in town, near the hot springs." },
  ],
  dining: [
    { name: "Hazie's", note: "Lunch with views at the top of the gondola." },
    { name: "Ragnar's", note: "Scandinavian dishes at Rendezvous Lodge." },
    { name: "Aurum Food & Wine", note: "In town, with a deck over the Yampa." },
    { name: "Cafe Diva", note: "Seasonal fine dining near the base." },
  ],
  summer: [
    "Soaking at Strawberry Park Hot Springs, seven miles from downtown",
    "A short hike to Fish Creek Falls, four miles from town",
    "Mountain and road biking",
    "Tubing and fishing on the Yampa",
    "Rodeo nights at Howelsen Hill",
  ],
  winter: [
    "Glades of aspen and evergreen",
    "Night skiing, and tubing at Howelsen Hill",
    "Nordic skiing and snowshoeing at the touring center",
    "Strawberry Park Hot Springs, by shuttle when the road is snowy",
    "Pools and slides for families at Old Town Hot Springs",
  ],
  description: [
    "Steamboat is known for tree skiing. Mount Werner stays below timberline, with widely spaced aspens, tighter evergreen glades and lines between the named runs that regulars spend years learning. Shadows and Closets are favorites after new snow, and Morningside, behind Storm Peak, collects wind-blown powder. Much of the terrain suits intermediate skiers. The resort has 2,965 acres, 3,668 feet of vertical and a 10,568-foot summit, and an average winter brings 349 inches of snow.",
    "The airport at Hayden is 25 miles west, about 40 minutes in winter. From Denver, allow three and three quarter hours, the last part over Rabbit Ears Pass, which is wide but exposed to wind. A car can drop you at the base, a few steps from the gondola, or on Lincoln Avenue in town. Weekday lift lines are short. Christmas week, Winter Carnival in early February and the March school breaks are the busiest times.",
  ],
  sections: [
    {
      kind: "facts",
      id: "powder",
      title: "Powder",
      lead: "Steamboat's light, dry snow is known as Champagne Powder, a name credited to a local rancher.",
      items: [
        "349 inches of snow in an average winter.",
        "Morningside, Pony Express and the Sunshine side are known for tree runs.",
        "Trees from summit to base improve visibility while it snows.",
      ],
    },
    {
      kind: "facts",
      id: "western-heritage",
      title: "Western heritage",
      lead: "Steamboat Springs was a ranching town long before it was a ski resort.",
      items: [
        "Norwegian ski jumper Carl Howelsen built the first jump at Howelsen Hill in 1914.",
        "Mount Werner is named for Buddy Werner, a local Olympian who died in an avalanche in 1964.",
        "F. M. Light & Sons has outfitted ranchers on Lincoln Avenue since 1905.",
      ],
    },
    {
      kind: "activities",
      id: "year-round",
      title: "Year-round activities",
      lead: "Hot springs and trails are open in every season.",
    },
    {
      kind: "places",
      id: "dining",
      title: "Dining",
      lead: "Restaurants are on the mountain, at the base and downtown.",
      items: [
        { name: "On the mountain", note: "Hazie's and Ragnar's for lunch." },
        { name: "At the base", note: "Cafe Diva, a walk from most lodging." },
        {
          name: "In town",
          note: "Aurum and the other restaurants of Lincoln Avenue, three miles from the lifts.",
        },
      ],
    },
  ],
} as const satisfies ResortGuide;
