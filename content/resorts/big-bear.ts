import type { Resort } from "./types.ts";

export const bigBear = {
  slug: "big-bear",
  name: "Big Bear",
  mountain: "Big Bear Mountain Resort",
  state: "California",
  nearestTown: "Big Bear Lake",
  statistics: {
    skiableAcres: 438,
    summitFeet: 8805,
    baseFeet: 7140,
    verticalFeet: 1665,
    snowfallInches: 100,
    lifts: 26,
    expertPercent: null,
    openedYear: 1952,
    season: "mid- to late November to early April",
  },
  openingDate: null,
  dailySkierLimit: null,
  skiersOnly: false,
  location: {
    latitude: 34.2286,
    longitude: -116.8911,
  },
  access: {
    roads: ["CA-330", "CA-18", "CA-38"],
    words:
      "CA-330 to CA-18 from San Bernardino is the quick way; CA-38 through Redlands is longer but less winding and often better in snow; CA-18 from Lucerne Valley serves the high desert.",
    airports: [
      {
        iata: "ONT",
        name: "Ontario International Airport",
        miles: 65,
        winterMinutes: 90,
      },
      {
        iata: "PSP",
        name: "Palm Springs International Airport",
        miles: 85,
        winterMinutes: 115,
      },
      {
        iata: "LAX",
        name: "Los Angeles International Airport",
        miles: 110,
        winterMinutes: 145,
      },
    ],
  },
  accommodations: [
    "Best Western Big Bear Chateau",
    "Noon Lodge",
    "Black Forest Lodge",
    "Lagonita Lodge",
    "The Lodge at Big Bear Lake",
  ],
  dining: ["Grizzly Manor Cafe", "Stella Luna", "Evergreen Restaurant", "Peppercorn Grille"],
  summer: [
    "Boating and fishing on Big Bear Lake",
    "Summit Bike Park and the Scenic Sky Chair",
    "Hiking in the San Bernardino forest",
    "Big Bear Alpine Zoo",
  ],
  winter: [
    "Terrain parks at Bear Mountain",
    "Family runs at Snow Summit",
    "Bald-eagle watching",
    "Snow tubing and sledding",
  ],
} as const satisfies Resort;
