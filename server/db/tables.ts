import type { Selectable } from "kysely";
import type { EmailTable } from "./email-table.ts";

/**
 * What is stored, the same on both engines. Every time is text in UTC with milliseconds, such as
 * 2026-11-21T02:24:05.123Z, so that order of text is order of time.
 */
export type Tables = {
  booking_requests: BookingRequestTable;
  contact_messages: ContactMessageTable;
  submissions: SubmissionTable;
  emails: EmailTable;
};

type Received = {
  /** Such as FL-7K3Q9; unique over both kinds of request. */
  reference: string;
  received_at: string;
  /** What looked odd about it, separated by spaces; empty for nearly all. */
  marks: string;
};

type BookingRequestTable = Received & {
  date: string;
  time: string;
  pickup_address: string;
  dropoff_address: string;
  passengers: string;
  vehicle_type: string;
  first_name: string;
  last_name: string;
  cell_phone: string;
  email: string;
  /** When the terms were agreed to: with the request itself. */
  terms_agreed_at: string;
  /** What the team should know about the date: empty, unreadable, past or within-24-hours. */
  pickup_note: string;
};

type ContactMessageTable = Received & {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  service: string;
  message: string;
};

/** Remembers which submission was which request, so that a retry is not a second one. */
type SubmissionTable = {
  /** booking or contact; a key counts within its kind. */
  kind: string;
  key: string;
  /** SHA-256 of the checked body. */
  body_hash: string;
  reference: string;
  expires_at: string;
};

/** A stored request for a quote. */
export type StoredBooking = Selectable<BookingRequestTable>;
/** A stored contact message. */
export type StoredContact = Selectable<ContactMessageTable>;
