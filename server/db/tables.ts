import type { Insertable, Selectable } from "kysely";

/**
 * What is stored, the same on both engines. Every time is text in UTC with milliseconds, such as
 * 2026-11-21T02:24:05.123Z, so that order of text is order of time.
 */
export type Tables = {
  booking_requests: BookingRequestTable;
  contact_messages: ContactMessageTable;
  submissions: SubmissionTable;
  mails: MailTable;
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

/** The outbox: each row is one mail that is owed, with what became of it. */
type MailTable = {
  id: string;
  reference: string;
  /** team or visitor. */
  audience: string;
  recipient: string;
  /** The whole mail as it goes over the wire, in ASCII: the same bytes at each attempt. */
  message: string;
  created_at: string;
  /** When it may be tried next; null when it is not to be tried by itself. */
  due_at: string | null;
  /** Who is trying it, and until when nobody else may. */
  lease_owner: string | null;
  lease_until: string | null;
  attempts: number;
  last_attempt_at: string | null;
  /** When its first byte was about to leave: from then on it may have arrived. */
  handed_over_at: string | null;
  sent_at: string | null;
  refused_at: string | null;
  /** Why it was kept back for the team to look at; null for nearly all. */
  held_reason: string | null;
  /** What the last failed attempt said. */
  reason: string | null;
};

/** A stored request for a quote. */
export type StoredBooking = Selectable<BookingRequestTable>;
/** A stored contact message. */
export type StoredContact = Selectable<ContactMessageTable>;
/** A mail as it stands in the outbox. */
export type StoredMail = Selectable<MailTable>;
/** A mail to be owed. */
export type NewMail = Insertable<MailTable>;
