import type { BookingText } from "#domain/form-schema.ts";
import { bookingFields } from "#domain/form.ts";

/** For example, `pickupAddress` becomes `pickup_address`. */
type SnakeCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${SnakeCase<Rest>}`
  : Text;

/** What a visitor typed, one column per form field. */
export type BookingColumns = {
  [Field in keyof BookingText as SnakeCase<Field>]: BookingText[Field];
};

export function toBookingColumns(booking: BookingText): BookingColumns {
  const columns = bookingFields.map((field) => [columnOf(field), booking[field]]);
  return Object.fromEntries(columns) as BookingColumns;
}

export function toBookingText(row: BookingColumns): BookingText {
  const columns: Record<string, string> = row;
  const fields = bookingFields.map((field) => [field, columns[columnOf(field)]]);
  return Object.fromEntries(fields) as BookingText;
}

function columnOf(field: string): string {
  return field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
