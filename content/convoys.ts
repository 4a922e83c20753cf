import { findVehicle, type VehicleValue } from "./fleet.ts";

/** Example groups, each with vehicles that seat it. */
export const convoys = {
  title: "One group, one convoy",
  lead: "Three examples. Your event manager plans the vehicles around your flights, bags and skis.",
  groups: [
    convoy("8-20", "A van and an SUV", ["luxury-van", "premium-suv"]),
    convoy("20-50", "Three vans, an SUV and a sedan", [
      "luxury-van",
      "luxury-van",
      "luxury-van",
      "premium-suv",
      "executive-sedan",
    ]),
    convoy("50+", "Four vans, and more as your group grows", [
      "luxury-van",
      "luxury-van",
      "luxury-van",
      "luxury-van",
    ]),
  ],
};

function convoy(size: string, name: string, vehicles: readonly VehicleValue[]) {
  const seats = vehicles.reduce((sum, value) => sum + findVehicle(value).passengers.max, 0);
  return { size, name, vehicles, seats };
}
