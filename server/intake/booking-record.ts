import { Temporal } from "temporal-polyfill";
import type { BookingRequest } from "#domain/booking.ts";
import { answerDue } from "#domain/due.ts";
import { formatFlags } from "#domain/flags.ts";
import { mailboxKey } from "#domain/mailbox.ts";
import { readPickup } from "#domain/pickup.ts";
import { storedInstant } from "#domain/quote.ts";
import { bookingTeamEmail, bookingVisitorEmail } from "#server/outbox/emails/booking-emails.ts";
import { emailsOf, type RecordFacts, type RequestRecord } from "./record.ts";

export function bookingRecord(booking: BookingRequest, facts: RecordFacts): RequestRecord {
  const { reference, now, flags } = facts;
  const received = Temporal.Instant.fromEpochMilliseconds(now);
  const pickup = readPickup(booking, received);
  const receivedAt = new Date(now).toISOString();
  const emailFacts = { ...facts, booking, pickup };
  return {
    request: {
      reference,
      kind: "booking",
      received_at: receivedAt,
      asked_at: receivedAt,
      due_at: storedInstant(answerDue(received, pickup.instant)),
      pickup_at: pickup.instant && storedInstant(pickup.instant),
      pickup_zone: pickup.zone.zone,
      email_norm: mailboxKey(booking.email),
      flags: formatFlags(flags),
    },
    child: {
      table: "booking_requests",
      row: {
        reference,
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
        pickup_note: pickup.note,
        pickup_zone_source: pickup.zone.source,
        pickup_clock_change: pickup.clockChange,
      },
    },
    emails: emailsOf(flags, {
      team: bookingTeamEmail(emailFacts),
      visitor: bookingVisitorEmail(emailFacts),
    }),
  };
}
