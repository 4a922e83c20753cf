import type { Resort } from "./types.ts";

export const redLodgeMountain = {
  slug: "red-lodge-mountain",
  name: "Red Lodge Mountain",
  mountain: "Red Lodge Mountain",
  state: "Montana",
  nearestTown: "Red Lodge",
  tagline: "Where the Beartooth road ends for the winter",
  description: [
    "Red Lodge lies off the storm track and off the beaten one. Its front side is a sunny, sociable hill with a long run to the bottom; Cole Creek behind it is steeper, wilder, and opens when nature has supplied the snow. Spring is its best season, when upslope storms bury the town and the Beartooth plateau above it.",
    "Billings is an hour north, on the interstate and then a straight valley highway. Beyond the town the famous Beartooth road climbs to nearly eleven thousand feet and is gated until late May, so Red Lodge in winter is the end of the line. The last miles to the lifts are a county road through aspens, plowed but shaded.",
  ],
  statistics: {
    skiableAcres: 1635,
    summitFeet: 9416,
    baseFeet: 7016,
    verticalFeet: 2400,
    snowfallInches: 250,
    lifts: 7,
    expertPercent: 56,
    openedYear: 1960,
    season: "late November or early December to mid-April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 45.1887,
    longitude: -109.3376,
  },
  access: {
    roads: ["I-90", "US-212"],
    words:
      "I-90 to Laurel and US-212 south to Red Lodge, then a county road up the last few miles; the Beartooth Highway beyond town is closed all winter.",
    airports: [
      {
        iata: "BIL",
        name: "Billings Logan International Airport",
        miles: 68,
        winterMinutes: 90,
      },
    ],
  },
  accommodations: ["The Pollard Hotel", "Rock Creek Resort", "Yodeler Motel", "Chateau Rouge"],
  dining: ["Carbon County Steakhouse", "Bogart's", "Red Lodge Pizza Company", "Cafe Regis"],
  summer: [
    "Beartooth Highway scenic drive",
    "Home of Champions Rodeo in early July",
    "Yellowstone Wildlife Sanctuary",
    "Golf at the resort course",
    "Hiking and horseback riding",
  ],
  winter: [
    "Skiing the front side, which has snowmaking",
    "Cole Creek and the steep Palisades sector when snow allows",
    "Terrain park at Miami Beach",
    "Apres-ski in the brick storefronts of Red Lodge",
  ],
} as const satisfies Resort;
