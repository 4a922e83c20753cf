import type { BookingField } from "#domain/booking.ts";
import { readTextFields } from "#site/forms/read-text-fields.ts";

/** The form's text, unchecked. */
export type BookingFields = Record<Exclude<BookingField, "agreeToTerms">, string> & {
  agreeToTerms: boolean;
};

const textFields = [
  "date",
  "time",
  "pickupAddress",
  "dropoffAddress",
  "passengers",
  "vehicleType",
  "firstName",
  "lastName",
  "cellPhone",
  "email",
] as const satisfies readonly BookingField[];

export function readBookingFields(form: FormData): BookingFields {
  return { ...readTextFields(form, textFields), agreeToTerms: form.has("agreeToTerms") };
}
