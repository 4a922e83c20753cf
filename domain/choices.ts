import { fleet, passengerRange, type Vehicle, type VehicleValue } from "#content/fleet.ts";

export const passengerChoices = [
  ...Array.from({ length: 15 }, (_, index) => String(index + 1)),
  "15+",
] as const;

export const vehicleChoices = fleet.map((vehicle) => ({
  value: vehicle.value,
  label: fullName(vehicle),
  seats: `${passengerRange(vehicle)} passengers`,
}));

export function isVehicle(value: string | null | undefined): value is VehicleValue {
  return vehicleChoices.some((choice) => choice.value === value);
}

export const serviceChoices = [
  { value: "airport-transfer", label: "Airport transfer" },
  { value: "ski-resort-transfer", label: "Ski resort transfer" },
  { value: "group-transportation", label: "Group transportation" },
  { value: "special-events", label: "Special events" },
  { value: "other", label: "Other" },
] as const;

/** What people read for a stored choice; `otherwise` when it is empty or unknown. */
export function labelOf(
  choices: readonly { value: string; label: string }[],
  value: string,
  otherwise = "Not specified",
): string {
  return choices.find((choice) => choice.value === value)?.label ?? otherwise;
}

function fullName({ name, otherName }: Vehicle): string {
  return otherName ? `${name} (${otherName})` : name;
}
