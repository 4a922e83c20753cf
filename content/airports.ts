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
