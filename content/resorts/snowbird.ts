import type { ResortGuide } from "./types.ts";

export const snowbird = {
  slug: "snowbird",
  name: "Snowbird",
  mountain: "Snowbird",
  state: "Utah",
  town: "Sandy",
  tagline: "One tram, one canyon, deep snow",
  highlights: [
    "Aerial tram to 11,000 ft",
    "500 inches in an average winter",
    "Mineral Basin through a tunnel",
    "Often skiing in late May",
  ],
  statistics: {
    skiableAcres: { value: 2500, source: "Wikipedia, OnTheSnow 2021-22" },
    summitFeet: { value: 11000, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 7760, source: "Wikipedia, OnTheSnow 2021-22" },
    verticalFeet: { value: 3240, source: "Wikipedia, OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 500, source: "Wikipedia, Ski" },
    lifts: { value: 14, source: "OnTheSnow 2021-22", detail: "The tram and carpets included." },
    season: { value: { opens: ["late November"], closes: ["late May"] }, source: "Wikipedia" },
    openedYear: { value: 1971, source: "Wikipedia, Midwest Fun" },
    expertTerrainPercent: { value: 35, source: "Wikipedia, Midwest Fun" },
  },
  coordinates: { value: { latitude: 40.5811, longitude: -111.6564 }, source: "Wikipedia" },
  access: {
    road: "I-215 to the mouth of Little Cottonwood Canyon, then UT-210, two lanes that end a mile past Snowbird at Alta.",
    airports: [
      {
        code: "SLC",
        miles: { value: 29, source: "Wikipedia" },
        winterMinutes: { value: 50, source: "derived from Ride First Chair" },
      },
    ],
    note: "The canyon closes for avalanche control, and guests inside may be held indoors until it reopens. Leave a night's margin before a flight home.",
  },
  accommodations: [
    { name: "The Cliff Lodge", note: "Concrete and tall, with a pool on the roof." },
    { name: "The Lodge at Snowbird", note: "Condominium rooms on the creek side." },
    { name: "The Inn at Snowbird", note: "Kitchens and quiet, a short walk from the tram." },
    { name: "Iron Blosam Lodge", note: "Timeshare suites at the western edge." },
  ],
  dining: [
    { name: "The Summit", note: "Lunch behind glass on Hidden Peak." },
    { name: "The Steak Pit", note: "Downstairs in Snowbird Center since the early days." },
    { name: "The Forklift", note: "Breakfast and lunch beside the tram dock." },
    { name: "SeventyOne", note: "A 1971 sort of bar and grill in the Cliff Lodge." },
  ],
  summer: [
    "The tram to Hidden Peak",
    "Alpine slide and mountain coaster",
    "Hiking and mountain biking",
    "Ropes courses and climbing",
    "Oktoberfest weekends",
  ],
  winter: [
    "Tram laps, plaza to summit",
    "Mineral Basin, by the tunnel",
    "Alta on a combined ticket, for those on skis",
    "Corn snow in May",
  ],
  description: [
    "The tram leaves a concrete plaza at 8,100 feet and sets its riders on Hidden Peak at 11,000 with nothing easy in sight. Most of them know where they are going: Great Scott, Regulator Johnson, the Cirque. Chip's Run is the long way home, two and a half miles of it, and the Gad side below has room for everyone else. From Peruvian Gulch a conveyor in a tunnel goes clean through the ridge to Mineral Basin, which faces the morning sun. Storms off the Great Salt Lake leave about 500 inches.",
    "Twenty-nine miles from the airport sounds like nothing, and on a clear Tuesday it is fifty minutes. On a powder Saturday it is a line of brake lights from the canyon's mouth. UT-210 crosses dozens of avalanche paths; it shuts before dawn for control work, opens when it opens, and asks for proper tires or four driven wheels when it snows. An early start, or a night in the canyon, is the remedy. Snowbird Center has the tram; the Cliff Lodge is a little farther up.",
  ],
} as const satisfies ResortGuide;
