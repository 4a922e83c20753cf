import type { ResortGuide } from "./types.ts";

export const winterPark = {
  slug: "winter-park",
  name: "Winter Park",
  mountain: "Winter Park Resort",
  state: "Colorado",
  town: "Winter Park",
  tagline: "Denver's own mountain, and Mary Jane",
  highlights: [
    "Moguls on Mary Jane",
    "Parsenn Bowl at 12,060 ft",
    "Owned by the City of Denver",
    "A ski train in season",
  ],
  statistics: {
    skiableAcres: { value: 3081, source: "specification" },
    summitFeet: { value: 12060, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 9000, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3060, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 370, source: "Wikipedia" },
    lifts: { value: 23, source: "Wikipedia" },
    season: {
      value: { opens: ["late November"], closes: ["late April"] },
      source: "opening by the specification; KOAA 2023, KDVR 2022",
    },
    openedYear: { value: 1940, source: "Wikipedia" },
    expertTerrainPercent: { value: 74, source: "Wikipedia" },
  },
  openingDate: { value: "2025-11-26", source: "specification" },
  coordinates: { value: { latitude: 39.8869, longitude: -105.7625 }, source: "Wikipedia" },
  access: {
    road: "I-70 west to Empire, then US-40 over Berthoud Pass and down its switchbacks into the Fraser Valley.",
    airports: [
      {
        code: "DEN",
        miles: { value: 90, source: "derived from the published 66 miles from downtown Denver" },
        winterMinutes: { value: 110, source: "derived from a Fodor's account" },
      },
    ],
    note: "Berthoud Pass closes at times for avalanche work, mostly on the morning after a storm.",
  },
  accommodations: [
    { name: "Zephyr Mountain Lodge", note: "In the base village, beside the gondola." },
    { name: "Fraser Crossing and Founders Pointe", note: "Condominiums over the village shops." },
    { name: "Viking Lodge", note: "An older lodge in town, plain and friendly." },
    { name: "Devil's Thumb Ranch", note: "A Nordic ranch with a spa, in Tabernash." },
  ],
  dining: [
    { name: "Sunspot Mountaintop Lodge", note: "Lunch where the gondola ends." },
    { name: "Doc's Roadhouse", note: "Burgers and beer in the base village." },
    { name: "Goody's Mountain Creperie", note: "Crepes, sweet or savory." },
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
    "Bumps and trees on the Mary Jane side",
    "Arriving by the Winter Park Express",
    "Guided snowshoe tours",
    "Skating in the village",
  ],
  description: [
    "Denver owns this one. The city opened Winter Park for the winter of 1939-40 at the west portal of the Moffat Tunnel, and trains still come through the hill. It skis as several mountains: the Winter Park side, groomed and sociable; Mary Jane, whose moguls have a following of their own; Vasquez Ridge; the Cirque; and Parsenn Bowl, above the trees at 12,060 feet. A good intermediate will find plenty to do, though by the published count only about a quarter of the terrain is rated easier than advanced.",
    "The way from Denver leaves I-70 at Empire and goes over Berthoud Pass, with switchbacks on both sides and avalanche paths that are shot down after storms. In fair weather it is about an hour and fifty minutes from the airport. The Winter Park Express from Union Station is the one alternative, on its own days. A car can go to the base village or, for bumps at nine, to the Mary Jane base, whose turn comes first as the road descends. Denver arrives on Saturday; a Tuesday is another place.",
  ],
} as const satisfies ResortGuide;
