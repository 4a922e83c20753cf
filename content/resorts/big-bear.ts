import type { Resort } from "./types.ts";

export const bigBear = {
  slug: "big-bear",
  name: "Big Bear",
  mountain: "Big Bear Mountain Resort",
  state: "California",
  nearestTown: "Big Bear Lake",
  tagline: "Southern California's snow, two hours from the beach",
  description: [
    "Two hills face the same lake under one ticket. Snow Summit is the family's, with tree-lined runs and lights; Bear Mountain is given over to terrain parks and the people who practice in them. Nature sends about a hundred inches a year and machines make the rest, which in the dry cold of these nights they do very well.",
    "From San Bernardino the quick road climbs through hairpins to the dam; the longer way by Redlands has fewer of them and fares better in snow. On winter weekends half of Los Angeles has the same idea, and the last ten miles can take an hour. Leave before dawn or after lunch, and let somebody else hold the wheel on the way down.",
  ],
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
