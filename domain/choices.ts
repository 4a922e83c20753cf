/** The fixed choice lists of both forms: the value that travels, and the words that people read. */
export const passengerChoices = [
  ...Array.from({ length: 15 }, (_, index) => String(index + 1)),
  "15+",
] as const;

/** Vehicle types of a booking request, in the order offered. */
export const vehicleChoices = [
  { value: "executive-sedan", label: "Executive sedan", seats: "1-3 passengers" },
  { value: "premium-suv", label: "Premium SUV", seats: "1-6 passengers" },
  { value: "luxury-van", label: "Luxury van", seats: "6-14 passengers" },
  { value: "stretch-limousine", label: "Stretch limousine", seats: "1-15 passengers" },
  { value: "suv-limousine", label: "SUV limousine", seats: "12-14 passengers" },
] as const;

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
