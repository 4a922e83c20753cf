import { z } from "zod";
import { passengerChoices, vehicleChoices } from "./choices.ts";
import { choice, email, requiredLine } from "./fields.ts";
import { limits } from "./limits.ts";
import { messages } from "./messages.ts";

/** `date` and `time` are free text: a person reads them. Unknown keys are dropped. */
export const bookingSchema = z.object({
  date: requiredLine("Date", limits.date),
  time: requiredLine("Time", limits.time),
  pickupAddress: requiredLine("Pickup address", limits.pickupAddress),
  dropoffAddress: requiredLine("Dropoff address", limits.dropoffAddress),
  passengers: choice("Passengers", passengerChoices).default(""),
  vehicleType: choice(
    "Vehicle type",
    vehicleChoices.map((vehicle) => vehicle.value),
  ).default(""),
  firstName: requiredLine("First name", limits.firstName),
  lastName: requiredLine("Last name", limits.lastName),
  cellPhone: requiredLine("Cell phone", limits.cellPhone),
  email: email("Email", limits.email),
  agreeToTerms: z.literal(true, { error: messages.termsRequired.text }),
});

export type BookingRequest = z.output<typeof bookingSchema>;

export type BookingField = keyof BookingRequest;
