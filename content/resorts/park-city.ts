import type { ResortGuide } from "./types.ts";

export const parkCity = {
  slug: "park-city",
  name: "Park City",
  mountain: "Park City Mountain",
  state: "Utah",
  town: "Park City",
  tagline: "Two base areas and one Main Street",
  highlights: [
    "7,300 acres, all lift-linked",
    "A chairlift from Main Street",
    "36 miles from Salt Lake City's airport",
    "2002 Olympic hill",
  ],
  statistics: {
    skiableAcres: { value: 7300, source: "specification" },
    summitFeet: { value: 10026, source: "Wikipedia, OnTheSnow 2021-22" },
    baseFeet: { value: 6800, source: "OnTheSnow 2021-22" },
    verticalFeet: { value: 3226, source: "OnTheSnow 2021-22" },
    annualSnowfallInches: { value: 355, source: "Wikipedia" },
    lifts: { value: 43, source: "The Week" },
    season: {
      value: { opens: ["mid November", "late November"], closes: ["mid April", "late April"] },
      source: "KPCW 2023-25",
    },
    openedYear: { value: 1963, source: "Wikipedia" },
    expertTerrainPercent: { value: 51, source: "OnTheSnow 2021-22" },
  },
  coordinates: { value: { latitude: 40.6508, longitude: -111.5075 }, source: "Wikipedia" },
  access: {
    road: "I-80 east from Salt Lake City through Parleys Canyon, then UT-224 south into town.",
    airports: [
      {
        code: "SLC",
        miles: { value: 36, source: "Rochester Media" },
        winterMinutes: { value: 45, source: "derived from Travelmag and Xpert Fly Fisher" },
      },
    ],
    note: "Freeway for most of the way, but the canyon is steep and slow in storms. Canyons Village and the Park City base have separate entrances.",
  },
  accommodations: [
    {
      name: "Waldorf Astoria Park City",
      note: "At Canyons Village, beside the Frostwood gondola.",
    },
    {
      name: "Washington School House Hotel",
      note: "A handful of rooms in an 1889 schoolhouse, a block above Main.",
    },
    { name: "Pendry Park City", note: "On the plaza of Canyons Village." },
    { name: "Hotel Park City", note: "Stone and timber on the golf course north of town." },
  ],
  dining: [
    { name: "High West Saloon", note: "A distillery's bar at the foot of the Town Lift." },
    { name: "Riverhorse on Main", note: "A long-standing dinner, upstairs on Main Street." },
    { name: "Handle", note: "Plates to share, on Heber Avenue." },
    { name: "Chimayo", note: "Southwestern cooking in the old town." },
  ],
  summer: [
    "The mountain coaster and zip lines at the base",
    "Utah Olympic Park",
    "The Mid-Mountain Trail by bicycle",
    "Hot-air balloons and hiking",
  ],
  winter: [
    "Crossing between the bases by the Quicksilver gondola",
    "The Town Lift, straight from Main Street",
    "Dog sledding, snowshoeing and tubing nearby",
    "The sliding track at Utah Olympic Park",
  ],
  description: [
    "Two resorts were joined here in 2015, when the Quicksilver gondola tied the old Park City hill to Canyons, and the sum is 7,300 acres under one ticket. It skis less like a mountain than like a county: crossing from one end to the other takes most of a morning. The steep ground lies high, in Jupiter Bowl and off Ninety Nine 90. The wide middle is groomed and friendly, and at the end of the day one run goes down past the old houses to the foot of Main Street.",
    "Few mountains of this size lie so near a large airport. Salt Lake City is 36 miles off, interstate almost to the turn, and the only stretch to watch is Parleys Canyon, where trucks crawl in snow. UT-224 backs up on weekend mornings, and base-area parking in winter is a matter of reservations, which is one reason to be dropped. Know which side you want. The Park City base and the Town Lift are one door; Canyons Village, some miles north, is the other. Christmas week and Presidents' Day are the full ones.",
  ],
} as const satisfies ResortGuide;
