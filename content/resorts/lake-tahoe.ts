import type { Resort } from "./types.ts";

export const lakeTahoe = {
  slug: "lake-tahoe",
  name: "Lake Tahoe",
  mountain: "Palisades Tahoe",
  state: "California",
  nearestTown: "Olympic Valley",
  tagline: "Two valleys above the big blue lake",
  description: [
    "Palisades Tahoe is where California learned that its mountains were steep. The lines off KT-22 have made careers; the Alpine side, joined by a gondola over the ridge, is where the same people go when the wind rises. The upper lifts stand exposed and stop in storms, so a good day here begins with a look at the ridge.",
    "From the Bay Area the way is Interstate 80 over Donner Summit, where chain controls are routine and closures are not rare; Friday evening and Sunday afternoon are the hours to avoid. Reno's airport lies on the dry side of the range and is the quicker arrival. From Truckee a river road leads south to Olympic Valley.",
  ],
  statistics: {
    skiableAcres: 6000,
    summitFeet: 9050,
    baseFeet: 6200,
    verticalFeet: 2850,
    snowfallInches: 400,
    lifts: 43,
    expertPercent: 33,
    openedYear: 1949,
    season: "late November to late May",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 39.196,
    longitude: -120.235,
  },
  access: {
    roads: ["I-80", "CA-89"],
    words:
      "I-80 to Truckee, then CA-89 south along the Truckee River to Olympic Valley. I-80 over Donner Summit has chain controls and closes in heavy storms; Friday and Sunday traffic from the Bay Area is heavy.",
    airports: [
      {
        iata: "RNO",
        name: "Reno-Tahoe International Airport",
        miles: 45,
        winterMinutes: 50,
      },
      {
        iata: "SMF",
        name: "Sacramento International Airport",
        miles: 110,
        winterMinutes: 125,
      },
      {
        iata: "SFO",
        name: "San Francisco International Airport",
        miles: 205,
        winterMinutes: 230,
      },
    ],
  },
  accommodations: [
    "Everline Resort & Spa",
    "PlumpJack Inn",
    "The Village at Palisades Tahoe",
    "Sunnyside Resort & Lodge, Tahoe City",
  ],
  dining: ["PlumpJack Cafe & Bar", "Le Chamois", "Rocker", "Fireside Pizza"],
  summer: [
    "Aerial tram rides to High Camp",
    "Rafting the Truckee River",
    "Hiking and mountain biking from the valley",
    "Beaches and boating on Lake Tahoe, seven miles away",
  ],
  winter: [
    "Expert lines from the KT-22 chair",
    "Riding the Base to Base Gondola between the two mountains",
    "Long spring skiing",
    "Cross-country skiing and snowshoeing around Tahoe",
  ],
} as const satisfies Resort;
