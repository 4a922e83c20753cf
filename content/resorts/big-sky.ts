import type { ResortGuide } from "./types.ts";

export const bigSky = {
  slug: "big-sky",
  name: "Big Sky",
  mountain: "Big Sky Resort",
  state: "Montana",
  town: "Big Sky",
  tagline: "Lone Peak and the room around it",
  highlights: [
    "5,850 acres",
    "The Lone Peak Tram",
    "4,350 ft of vertical",
    "Yellowstone to the south",
  ],
  statistics: {
    skiableAcres: { value: 5850, source: "specification" },
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
    { name: "Montage Big Sky", note: "In Spanish Peaks, with its own way to the snow." },
    { name: "The Huntley Lodge", note: "The original hotel of the 1970s, at the lifts." },
    { name: "The Summit at Big Sky", note: "Across the plaza in Mountain Village." },
    { name: "The Wilson Hotel", note: "Down in Town Center, among the restaurants." },
    { name: "Lone Mountain Ranch", note: "Log cabins and Nordic trails below the ski area." },
  ],
  dining: [
    { name: "Horn & Cantle", note: "The ranch's log dining room and saloon." },
    { name: "Olive B's Big Sky Bistro", note: "Elk, trout and a short list in the Meadow." },
    { name: "Everett's 8800", note: "A log lodge on top of Andesite, at 8,800 ft." },
    { name: "Blue Buddha Sushi Lounge", note: "Sushi, rather far from a sea, in Town Center." },
  ],
  summer: [
    "Fly fishing on the Gallatin",
    "Whitewater rafting",
    "Zip lines and mountain biking",
    "Golf",
    "Yellowstone for the day",
  ],
  winter: [
    "The Lone Peak Tram",
    "Sleigh-ride dinners at Lone Mountain Ranch",
    "Nordic skiing at the ranch",
    "Snowcoach trips into Yellowstone",
  ],
  description: [
    "Lone Peak stands by itself, a pyramid of loose rock 11,166 feet high, and the skiing goes most of the way around it. From the tram every way down is serious. The Big Couloir is skied by appointment with the patrol, a partner and a beacon; Liberty Bowl is for those who want to have been there, and leads into a descent of six miles. Lower down the place changes its character. Andesite, and the side that was once Moonlight Basin, are long blue runs in open forest, and in a cold week of January they can be nearly empty.",
    "The road is the part to respect. It is fifty miles from Bozeman's airport, and the middle of them lie in the Gallatin Canyon, where US-191 is shaded, often iced and shared with elk. A little over an hour is fair; at dusk, in snow, it is not. MT-64 then climbs to Mountain Village, where the Huntley, the Summit and the main lifts stand within one short walk. Town Center is some miles below, and Spanish Peaks another turn again. Christmas week and the middle of March are the busy stretches.",
  ],
} as const satisfies ResortGuide;
