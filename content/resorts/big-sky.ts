import type { Resort } from "./types.ts";

export const bigSky = {
  slug: "big-sky",
  name: "Big Sky",
  mountain: "Big Sky Resort",
  state: "Montana",
  nearestTown: "Big Sky",
  tagline: "Lone Peak, and room for everyone",
  description: [
    "One peak organizes everything here. Lone Mountain stands by itself, skiable in every direction, with a small tram to its top and 5,850 acres around its skirts. The upper lines are as serious as any in the country; a thousand feet below, whole hillsides of quiet blue runs see a handful of people an hour, even at Christmas.",
    "Bozeman's airport is the gate. The road south follows the Gallatin through its canyon: two lanes, winding, often icy, with elk and bighorn on the asphalt at dusk. It is not a road to learn in the dark. The last climb leaves the river for Mountain Village, where the temperature drops with each mile.",
  ],
  statistics: {
    skiableAcres: 5850,
    summitFeet: 11166,
    baseFeet: 6800,
    verticalFeet: 4350,
    snowfallInches: 400,
    lifts: 40,
    expertPercent: 60,
    openedYear: 1973,
    season: "late November to late April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 45.2837,
    longitude: -111.4193,
  },
  access: {
    roads: ["US-191", "MT-64"],
    words:
      "From Bozeman's airport, south on US-191 through the Gallatin Canyon, then west on MT-64 (Lone Mountain Trail) up to Mountain Village. The canyon is two-lane, winding and icy in winter, with wildlife on the road.",
    airports: [
      {
        iata: "BZN",
        name: "Bozeman Yellowstone International Airport",
        miles: 50,
        winterMinutes: 65,
      },
    ],
  },
  accommodations: [
    "Montage Big Sky",
    "The Huntley Lodge",
    "The Summit at Big Sky",
    "The Wilson Hotel",
    "Lone Mountain Ranch",
  ],
  dining: [
    "Horn & Cantle at Lone Mountain Ranch",
    "Olive B's Big Sky Bistro",
    "Everett's 8800",
    "Blue Buddha Sushi Lounge",
  ],
  summer: [
    "Fly fishing on the Gallatin River",
    "Whitewater rafting",
    "Zip lines and mountain biking",
    "Golf",
    "Day trips to Yellowstone National Park",
  ],
  winter: [
    "Riding the Lone Peak Tram",
    "Sleigh-ride dinners at Lone Mountain Ranch",
    "Cross-country skiing at Lone Mountain Ranch",
    "Snowmobile and snowcoach trips into Yellowstone",
  ],
} as const satisfies Resort;
