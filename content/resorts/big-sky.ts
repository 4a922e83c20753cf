import type { ResortGuide } from "./types.ts";

export const bigSky = {
  slug: "big-sky",
  name: "Big Sky",
  mountain: "Big Sky Resort",
  state: "Montana",
  town: "Big Sky",
  tagline: "Lone Peak and 5,850 acres around it",
  highlights: [
    "Six-mile descent from the tram",
    "The Lone Peak Tram",
    "4,350 ft of vertical",
    "Yellowstone nearby",
  ],
  statistics: {
    skiableAcres: { value: 5850, source: "operator" },
    summitFeet: { value: 11166, source: "OnTheSnow 2021-22, Montana Ski Authority" },
    baseFeet: { value: 6800, source: "Wikipedia, Montana Ski Authority" },
    verticalFeet: { value: 4350, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 400, source: "Montana Ski Authority, AAA" },
    lifts: { value: 40, source: "Wikipedia" },
    season: {
      value: { opens: ["late November"], closes: ["late April"] },
      source: "Billings Gazette 2022, SnowStash 2023",
    },
    openedYear: { value: 1973, source: "Wikipedia, Bindu Trips" },
    expertTerrainPercent: { value: 60, source: "OnTheSnow 2021-22, Montana Ski Authority" },
  },
  coordinates: { value: { latitude: 45.2837, longitude: -111.4193 }, source: "OnTheSnow 2021-22" },
  access: {
    road: "From Bozeman's airport, US-191 south through the Gallatin Canyon, then MT-64 west up to Mountain Village.",
    airports: [
      {
        code: "BZN",
        miles: { value: 50, source: "AAA" },
        winterMinutes: { value: 65, source: "derived from Ski Bum News" },
      },
    ],
    note: "The canyon is two-lane, winding and icy in winter, with wildlife on the road at dusk.",
  },
  accommodations: [
    { name: "Montage Big Sky", note: "In Spanish Peaks, with its own ski access." },
    { name: "The Huntley Lodge", note: "The original hotel of the 1970s, at the lifts." },
    { name: "The Summit at Big Sky", note: "Across the plaza in Mountain Village." },
    { name: "The Wilson Hotel", note: "Down in Town Center, among the restaurants." },
    { name: "Lone Mountain Ranch", note: "Log cabins and Nordic trails below the ski area." },
  ],
  dining: [
    { name: "Horn & Cantle", note: "The log dining room and saloon of Lone Mountain Ranch." },
    {
      name: "Olive B's Big Sky Bistro",
      note: "Elk, trout and a short wine list, in the Meadow Village.",
    },
    { name: "Everett's 8800", note: "A log lodge on top of Andesite, at 8,800 ft." },
    { name: "Blue Buddha Sushi Lounge" },
  ],
  summer: [
    "Fly fishing on the Gallatin",
    "Whitewater rafting",
    "Zip lines and mountain biking",
    "Golf",
    "Day trips to Yellowstone",
  ],
  winter: [
    "The Lone Peak Tram",
    "Sleigh-ride dinners at Lone Mountain Ranch",
    "Nordic skiing at the ranch",
    "Snowcoach trips into Yellowstone",
  ],
  description: [
    "Lone Peak rises 11,166 feet, and lifts and trails reach most of the way around it. The tram serves expert terrain only: the Big Couloir requires signing out with ski patrol, a partner and a beacon, while Liberty Bowl starts a descent of six miles. Lower on the mountain, Andesite and the former Moonlight Basin offer long blue runs through open forest. On cold January weekdays, many of those runs are nearly empty.",
    "Bozeman's airport is 50 miles away, a little over an hour in fair winter conditions. US-191 through the Gallatin Canyon is shaded, often icy and shared with elk, so allow more time at dusk or in snow. MT-64 then climbs to Mountain Village, where the Huntley Lodge, the Summit and the main lifts are within a short walk of each other. Town Center and Spanish Peaks have separate turnoffs lower down. Christmas week and mid-March are the busiest.",
  ],
} as const satisfies ResortGuide;
