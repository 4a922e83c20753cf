import { fleet, passengerRange, type Vehicle } from "#content/fleet.ts";

/** The fixed choice lists of both forms: the value that travels, and the words that people read. */
export const passengerChoices = [
  ...Array.from({ length: 15 }, (_, index) => String(index + 1)),
  "15+",
] as const;

/** Vehicle types of a booking request, in the order offered. */
export const vehicleChoices = fleet.map((vehicle) => ({
  value: vehicle.value,
  label: fullName(vehicle),
  seats: `${passengerRange(vehicle)} passengers`,
}));

/** What a contact message can be about, in the order offered. */
export const serviceChoices = [
  { value: "airport-transfer", label: "Airport transfer" },
  { value: "ski-resort-transfer", label: "Ski resort transfer" },
  { value: "group-transportation", label: "Group transportation" },
  { value: "special-events", label: "Special events" },
  { value: "other", label: "Other" },
] as const;

/** The words for a stored choice; an empty or unknown value is `otherwise`. */
export function labelOf(
  choices: readonly { value: string; label: string }[],
  value: string,
  otherwise = "Not chosen",
): string {
  return choices.find((choice) => choice.value === value)?.label ?? otherwise;
}

function fullName({ name, otherName }: Vehicle): string {
  return otherName ? `${name} (${otherName})` : name;
}
