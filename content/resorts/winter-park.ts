import type { ResortGuide } from "./types.ts";

export const winterPark = {
  slug: "winter-park",
  name: "Winter Park",
  mountain: "Winter Park Resort",
  state: "Colorado",
  town: "Winter Park",
  tagline: "Denver's mountain, and home of Mary Jane",
  highlights: [
    "Moguls on Mary Jane",
    "Parsenn Bowl at 12,060 ft",
    "Owned by the City of Denver",
    "A ski train in season",
  ],
  statistics: {
    skiableAcres: { value: 3081, source: "operator" },
    summitFeet: { value: 12060, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 9000, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3060, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 370, source: "Wikipedia" },
    lifts: { value: 23, source: "Wikipedia" },
    season: {
      value: { opens: ["late November"], closes: ["late April"] },
      source: "opening: operator; KOAA 2023, KDVR 2022",
    },
    openedYear: { value: 1940, source: "Wikipedia" },
    expertTerrainPercent: { value: 74, source: "Wikipedia" },
  },
  openingDate: { value: "2025-11-26", source: "operator" },
  coordinates: { value: { latitude: 39.8869, longitude: -105.7625 }, source: "Wikipedia" },
  access: {
    road: "I-70 west to Empire, then US-40 over Berthoud Pass into the Fraser Valley.",
    airports: [
      {
        code: "DEN",
        miles: { value: 90, source: "derived from the published 66 miles from downtown Denver" },
        winterMinutes: { value: 110, source: "derived from a Fodor's account" },
      },
    ],
    note: "Berthoud Pass can close for avalanche work, usually on the morning after a storm.",
  },
  accommodations: [
    { name: "Zephyr Mountain Lodge", note: "In the base village, beside the gondola." },
    { name: "Fraser Crossing and Founders Pointe", note: "Condominiums over the village shops." },
    { name: "Viking Lodge", note: "A simple, friendly lodge in town." },
    { name: "Devil's Thumb Ranch", note: "A Nordic ranch with a spa, in Tabernash." },
  ],
  dining: [
    { name: "Sunspot Mountaintop Lodge", note: "Lunch on the mountain, where the gondola ends." },
    { name: "Doc's Roadhouse", note: "Burgers and beer in the base village." },
    { name: "Goody's Mountain Creperie", note: "Sweet and savory crepes." },
    { name: "Deno's Mountain Bistro", note: "Steaks and a long wine list on US-40." },
  ],
  summer: [
    "Downhill trails at Trestle Bike Park",
    "Whitewater rafting",
    "Horseback riding",
    "Hiking on 600 miles of Fraser Valley trails",
    "The alpine slide",
  ],
  winter: [
    "Moguls and trees at Mary Jane",
    "The Winter Park Express train from Denver",
    "Guided snowshoe tours",
    "Skating in the village",
  ],
  description: [
    "Winter Park belongs to the City of Denver, which opened it in the winter of 1939-40 at the west portal of the Moffat Tunnel. The resort has several distinct areas. The Winter Park side is groomed and good for families, Mary Jane is famous for its moguls, and Parsenn Bowl rises above the trees to 12,060 feet. Vasquez Ridge and the Cirque add quieter terrain for strong skiers. Confident intermediates and advanced skiers will find the most to do.",
    "From Denver, the route leaves I-70 at Empire and crosses Berthoud Pass, with switchbacks on both sides and avalanche control after storms. The drive takes about an hour and 50 minutes from the airport in fair weather. On selected days, the Winter Park Express train runs from Union Station. Drop-off is at the base village or at Mary Jane, whose turn comes first on the way down. Saturdays are busy, and weekdays are much quieter.",
  ],
} as const satisfies ResortGuide;
