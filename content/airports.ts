import type { Coordinates } from "./resorts/types.ts";

/** The airports of the guides, by IATA code. */
export const airports = {
  DEN: "Denver International Airport",
  EGE: "Eagle County Regional Airport",
  ASE: "Aspen/Pitkin County Airport (Sardy Field)",
  HDN: "Yampa Valley Regional Airport",
  SLC: "Salt Lake City International Airport",
  RNO: "Reno-Tahoe International Airport",
  SMF: "Sacramento International Airport",
  SFO: "San Francisco International Airport",
  MMH: "Mammoth Yosemite Airport",
  BIH: "Eastern Sierra Regional Airport",
  LAX: "Los Angeles International Airport",
  ONT: "Ontario International Airport",
  PSP: "Palm Springs International Airport",
  BZN: "Bozeman Yellowstone International Airport",
  FCA: "Glacier Park International Airport",
  BIL: "Billings Logan International Airport",
} as const;

export type AirportCode = keyof typeof airports;

/** Where the chauffeur waits, for example "Baggage claim, door 505"; the default is baggage claim. */
export const meetingPoints: Partial<Record<AirportCode, string>> = {};

/** The coordinates in degrees (OpenFlights, April 2025). */
export const airportPlaces: Record<AirportCode, Coordinates> = {
  DEN: { latitude: 39.8617, longitude: -104.673 },
  EGE: { latitude: 39.6426, longitude: -106.918 },
  ASE: { latitude: 39.2232, longitude: -106.869 },
  HDN: { latitude: 40.4812, longitude: -107.218 },
  SLC: { latitude: 40.7884, longitude: -111.978 },
  RNO: { latitude: 39.4991, longitude: -119.768 },
  SMF: { latitude: 38.6954, longitude: -121.591 },
  SFO: { latitude: 37.619, longitude: -122.375 },
  MMH: { latitude: 37.6241, longitude: -118.838 },
  BIH: { latitude: 37.3731, longitude: -118.364 },
  LAX: { latitude: 33.9425, longitude: -118.408 },
  ONT: { latitude: 34.056, longitude: -117.601 },
  PSP: { latitude: 33.8297, longitude: -116.507 },
  BZN: { latitude: 45.7775, longitude: -111.153 },
  FCA: { latitude: 48.3105, longitude: -114.256 },
  BIL: { latitude: 45.8077, longitude: -108.543 },
};
