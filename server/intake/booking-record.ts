import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import type { BookingRequest } from "#domain/booking.ts";
import { notePickup } from "#domain/pickup.ts";
import type { Config } from "#server/config.ts";
import { bookingTeamEmail, bookingVisitorEmail } from "#server/outbox/emails/booking-emails.ts";
import type { Inserts, RequestFacts, RequestRecord } from "./record.ts";

/** The row of a booking request, and the two mails that it owes. */
export function bookingRecord(
  insert: Inserts,
  booking: BookingRequest,
  { reference, now, marks }: RequestFacts,
  config: Pick<Config, "teamEmail" | "siteUrl">,
): RequestRecord {
  const instant = Temporal.Instant.fromEpochMilliseconds(now);
  const pickupNote = notePickup(booking.date, booking.time, instant, company.timeZone);
  const receivedAt = new Date(now).toISOString();
  const mailFacts = { booking, reference, pickupNote, flags: marks, ...config };
  return {
    row: insert.booking({
      reference,
      received_at: receivedAt,
      marks: marks.join(" "),
      date: booking.date,
      time: booking.time,
      pickup_address: booking.pickupAddress,
      dropoff_address: booking.dropoffAddress,
      passengers: booking.passengers,
      vehicle_type: booking.vehicleType,
      first_name: booking.firstName,
      last_name: booking.lastName,
      cell_phone: booking.cellPhone,
      email: booking.email,
      terms_agreed_at: receivedAt,
      pickup_note: pickupNote ?? "",
    }),
    mails: [bookingTeamEmail(mailFacts), bookingVisitorEmail(mailFacts)],
  };
}
