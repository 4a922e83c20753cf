import type { BookingField } from "#domain/booking.ts";

/** The form's text, unchecked. */
export type BookingFields = Record<Exclude<BookingField, "agreeToTerms">, string> & {
  agreeToTerms: boolean;
};

/** Reads the form, in the browser before it is sent as JSON and on the server after a native post. */
export function readBookingFields(form: FormData): BookingFields {
  const text = (name: BookingField) => {
    const value = form.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    date: text("date"),
    time: text("time"),
    pickupAddress: text("pickupAddress"),
    dropoffAddress: text("dropoffAddress"),
    passengers: text("passengers"),
    vehicleType: text("vehicleType"),
    firstName: text("firstName"),
    lastName: text("lastName"),
    cellPhone: text("cellPhone"),
    email: text("email"),
    agreeToTerms: form.has("agreeToTerms"),
  };
}
