import type { ResortGuide } from "./types.ts";

export const parkCity = {
  slug: "park-city",
  name: "Park City",
  mountain: "Park City Mountain",
  state: "Utah",
  town: "Park City",
  listed: {
    section: "utah",
    place: 1,
  },
  tagline: "Two base areas and one Main Street",
  highlights: [
    "7,300 acres, all lift-linked",
    "A chairlift from Main Street",
    "36 miles from Salt Lake City's airport",
    "2002 Olympic hill",
  ],
  statistics: {
    skiableAcres: 7300,
    summitFeet: 10026,
    baseFeet: 6800,
    verticalFeet: 3226,
    annualSnowfallInches: 355,
    lifts: {
      total: 43,
      detail: "Published counts run from 40 to 44.",
    },
    season: "Mid- to late November to mid- or late April",
    openedYear: 1963,
    expertTerrainPercent: 51,
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  coordinates: {
    latitude: 40.6508,
    longitude: -111.5075,
  },
  sources: {
    skiableAcres: "specification",
    summitFeet: "Wikipedia, OnTheSnow 2021-22",
    baseFeet: "OnTheSnow 2021-22",
    verticalFeet: "OnTheSnow 2021-22",
    annualSnowfallInches: "Wikipedia",
    lifts: "The Week",
    season: "KPCW 2023-25",
    openedYear: "Wikipedia",
    expertTerrainPercent: "OnTheSnow 2021-22",
    openingDate: null,
    dailySkierLimit: null,
    coordinates: "Wikipedia",
    airports: "Rochester Media; time derived from Travelmag and Xpert Fly Fisher",
  },
  access: {
    road: "I-80 east from Salt Lake City through Parleys Canyon, then UT-224 south into town.",
    airports: [
      {
        code: "SLC",
        name: "Salt Lake City International Airport",
        driveWinter: "45 min in winter",
        miles: 36,
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
    {
      name: "Pendry Park City",
      note: "On the plaza of Canyons Village.",
    },
    {
      name: "Hotel Park City",
      note: "Stone and timber on the golf course north of town.",
    },
  ],
  dining: [
    {
      name: "High West Saloon",
      note: "A distillery's bar at the foot of the Town Lift.",
    },
    {
      name: "Riverhorse on Main",
      note: "A long-standing dinner, upstairs on Main Street.",
    },
    {
      name: "Handle",
      note: "Plates to share, on Heber Avenue.",
    },
    {
      name: "Chimayo",
      note: "Southwestern cooking in the old town.",
    },
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
