import type { Flag } from "#domain/flags.ts";
import type { ClockChange, PickupNote } from "#domain/pickup.ts";
import type { PickupZone } from "#domain/pickup-places.ts";
import type { ZoneSource } from "#domain/pickup-zone.ts";
import type { QuoteDraft } from "#domain/quote-draft.ts";
import type { SentQuote } from "#domain/quote.ts";
import type { RequestActor } from "#domain/request-state.ts";
import type { RequestState } from "#domain/request.ts";
import type { StoredEvent } from "#server/db/quote-tables.ts";

// What the desk reads. Moments are UTC text with milliseconds, money is whole cents.

/** The lists of the desk: what waits, what is quoted, what was accepted, and everything. */
export const queueViews = ["queue", "quoted", "accepted", "all"] as const;

export type QueueView = (typeof queueViews)[number];

/** A booking request as every list shows it. */
export type RequestSummary = {
  reference: string;
  /** Counts changes; send it back with what answers it. */
  version: number;
  state: RequestState;
  receivedAt: string;
  /** When it was asked, or asked for anew. */
  askedAt: string;
  dueAt: string;
  name: string;
  /** As typed. */
  pickupAddress: string;
  dropoffAddress: string;
  date: string;
  time: string;
  passengers: string;
  /** Empty, or a vehicle's value. */
  vehicleType: string;
  /** Null when the typed date or time cannot be read. */
  pickupAt: string | null;
  pickupZone: PickupZone;
  pickupNote: PickupNote | null;
  clockChange: ClockChange | null;
  flags: Flag[];
  /** Of the newest quote; null before the first. */
  quote: { version: number; totalCents: number; validUntil: string } | null;
};

export type QueuePage = {
  /** The server's clock. */
  now: string;
  /** How many requests each list holds. */
  counts: Record<QueueView, number>;
  /** `queue` by due time, the others newest first. */
  requests: RequestSummary[];
  /** Pass as `before` for the next page; null on the last. */
  next: string | null;
};

export type TimelineEntry = {
  at: string;
  /** `received` and `email` are read from the request and the outbox; the rest is stored as events. */
  type: "received" | "email" | StoredEvent["type"];
  actor: RequestActor;
  /** The team member; null for the visitor and the clock. */
  name: string | null;
  quoteVersion: number | null;
  reason: string | null;
  /** For an email: to whom, its subject, and how its delivery went. */
  email: { id: string; audience: "team" | "visitor"; subject: string; status: string } | null;
};

export type DraftView = {
  version: number;
  draft: QuoteDraft;
  /** Null while nobody has saved one. */
  savedAt: string | null;
  savedBy: { id: string; name: string } | null;
};

export type QuoteView = SentQuote & { totalCents: number; sentBy: string };

export type RequestDetails = RequestSummary & {
  now: string;
  firstName: string;
  lastName: string;
  email: string;
  cellPhone: string;
  termsAgreedAt: string;
  /** What the pickup's time zone was guessed from. */
  zoneSource: ZoneSource;
  /** Newest first; other requests from the same mailbox. */
  earlier: RequestSummary[];
  /** Newest first. */
  timeline: TimelineEntry[];
  /** Newest first. */
  notes: { id: string; at: string; name: string; text: string }[];
  draft: DraftView;
  /** Newest first. */
  quotes: QuoteView[];
  /** A quote whose sending can still be undone. */
  sending: { sendAt: string; name: string } | null;
};
