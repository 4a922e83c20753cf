import { bookingFields } from "#domain/form.ts";
import { readTextFields } from "#site/forms/read-text-fields.ts";

/** The form's text, unchecked. */
export type BookingFields = Record<(typeof bookingFields)[number], string> & {
  agreeToTerms: boolean;
};

export function readBookingFields(form: FormData): BookingFields {
  return { ...readTextFields(form, bookingFields), agreeToTerms: form.has("agreeToTerms") };
}
