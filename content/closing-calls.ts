import { company } from "./company.ts";
import { findVehicle, type VehicleValue } from "./fleet.ts";
import { home } from "./home.ts";

export type ClosingCallText = { title: string; text: string };

const reply = `Our team replies within ${company.quoteTurnaround}`;

/** The closing texts of pages whose call differs from the home page's. */
export const closingCalls = {
  services: {
    title: "Not sure which vehicle?",
    text: `Send us your date, route and party size. ${reply} with the one that fits, and its price.`,
  },
  "airport-transfers": {
    title: "Tell us where you land",
    text: `Send us your date, your airport and your party size. ${reply} with a vehicle and a price.`,
  },
  "group-transportation": {
    title: "Tell us about your group",
    text: `Send us your dates, your party size and where everyone arrives. ${reply} with vehicles and a price.`,
  },
  safety: {
    title: "A storm on your date?",
    text: "Call us at any hour, or send us your date and route.",
  },
  about: {
    title: "Your last hundred miles",
    text: `Send us your date, route and party size. ${reply} with a vehicle and a price.`,
  },
} as const satisfies Record<string, ClosingCallText>;

/** The closing call of a vehicle's page. */
export function callForVehicle(value: VehicleValue): ClosingCallText {
  const { name } = findVehicle(value);
  return {
    title: `Your ${name.replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase())}`,
    text: home.quote.text,
  };
}
