import type { Cancellation, Closing, Undone } from "#domain/closing-schema.ts";
import type { CancelReason, CloseReason, PendingType } from "#domain/closing.ts";
import type { QuoteDraft } from "#domain/draft.ts";
import type { BookingText, WayHome } from "#domain/form-schema.ts";
import type { RequestSource } from "#domain/form.ts";
import type { Payment } from "#domain/payment.ts";
import type { PickupZone, ZoneSource } from "#domain/pickup-zone.ts";
import type { PickupNote } from "#domain/pickup.ts";
import type { Quote, SentQuote } from "#domain/quote.ts";
import type { Flag, RequestActor, RequestEvent, RequestState } from "#domain/request.ts";
import type { Ride, TrueRide } from "#domain/ride.ts";
import type { ClockChange } from "#domain/time.ts";
import type { Audience, StoredEvent } from "#server/db/tables.ts";
import type { EmailStatus } from "#server/outbox/owed.ts";

// What the desk reads. Moments are UTC text with milliseconds, money is whole cents.

/** The lists of the desk: what waits, is quoted, was accepted, came to nothing, and everything. */
export const listViews = ["queue", "quoted", "accepted", "followup", "all"] as const;

export type ListView = (typeof listViews)[number];

/** A booking request as every list shows it: the ride as it is true now. */
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
  pickupAddress: string;
  dropoffAddress: string;
  date: string;
  time: string;
  passengers: string;
  /** Empty, or a vehicle's value. */
  vehicleType: string;
  /** Of the first leg that is shown; null when it cannot be read. */
  pickupAt: string | null;
  pickupZone: PickupZone;
  /** Each way of the ride as it is true now. */
  legs: TrueRide["legs"];
  /** What is odd about the pickup that was asked; null once it is another. */
  pickupNote: PickupNote | null;
  clockChange: ClockChange | null;
  flags: Flag[];
  source: RequestSource;
  /** Without an address no email goes out: the team answers by phone. */
  hasEmail: boolean;
  /** Of the newest quote; null before the first. */
  quote: { version: number; totalCents: number; validUntil: string } | null;
  /** The version that is offered as a change of a sold ride; null unless it can be answered. */
  offeredVersion: number | null;
  /** As it was entered last; null while nothing was. */
  payment: Payment | null;
  /** How it ended; null unless it is declined, expired, cancelled or closed. */
  ending: {
    at: string;
    reason: string | null;
    why: CloseReason | CancelReason | null;
    /** The request that is answered instead of a duplicate. */
    twin: string | null;
    refundCents: number | null;
    /** Who of the team follows it up; null while nobody said so. */
    takenBy: string | null;
  } | null;
};

/** An act at the desk that can still be undone. */
export type PendingAct = {
  reference: string;
  /** Of the visitor. */
  visitor: string;
  type: PendingType;
  /** Who pressed it. */
  by: string;
  /** Names the act to undo it. */
  pressedAt: string;
  dueAt: string;
  /** The version that is being sent; null for any other act. */
  quote: { version: number; totalCents: number } | null;
  why: CloseReason | CancelReason | null;
  twin: string | null;
  refundCents: number | null;
};

export type ListPage = {
  now: string;
  /** How many requests each list holds. */
  counts: Record<Exclude<ListView, "all">, number>;
  /** Emails to visitors that the site's cap holds. */
  heldEmails: number;
  /** What can still be undone, on every list; the newest last. */
  pending: PendingAct[];
  /** In the list's order. */
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
  /** Of what was received; null for anything else. */
  source: RequestSource | null;
  /** For an email: to whom, its subject, how its delivery went, and the quote that it brought. */
  email: {
    id: string;
    audience: Audience;
    subject: string;
    status: EmailStatus;
    quoteVersion: number | null;
  } | null;
} & EventDetails;

/** What else the timeline knows of a closing, a cancellation or an undo. */
export type EventDetails = {
  closing: Closing | null;
  cancellation: Cancellation | null;
  undone: Undone | null;
};

export type DraftView = {
  version: number;
  draft: QuoteDraft;
  /** Null while nobody has saved one. */
  savedAt: string | null;
  savedBy: { id: string; name: string } | null;
};

export type QuoteView = SentQuote & { totalCents: number; sentBy: string };

/** The ride in the words of the form: as it was typed, or as it is true now. */
type Typed = Record<keyof BookingText, string>;

export type RequestDetails = RequestSummary &
  Typed & {
    now: string;
    termsAgreedAt: string;
    /** The name of the agent who took it; null for the form. */
    takenBy: string | null;
    /** Whether it is on the list to follow up. */
    canLetGo: boolean;
    /** What was asked, which never changes. */
    asked: Typed & {
      /** Null when the typed date or time cannot be read. */
      pickupAt: string | null;
      pickupZone: PickupZone;
      /** What the zone was guessed from. */
      zoneSource: ZoneSource;
      clockChange: ClockChange | null;
    };
    /** Newest first; other requests from the same mailbox or phone number. */
    earlier: RequestSummary[];
    /** Newest first. */
    timeline: TimelineEntry[];
    /** Newest first. */
    notes: { id: string; at: string; name: string; text: string }[];
    /** As the team corrects it; the next quote freezes it. */
    ride: Ride;
    draft: DraftView;
    /** Newest first; over an accepted version, none that is only offered. */
    quotes: QuoteView[];
    /** The open change of a sold ride, as it was offered. */
    offered: QuoteView | null;
    /** Of the version that is sent next. */
    nextVersion: number;
    /** What was pressed and can still be undone. */
    pending: PendingAct | null;
    /** The quote that is being sent, as it will go out; its quote is null if unreadable. */
    sending: {
      sendAt: string;
      name: string;
      quote: (Quote & { totalCents: number }) | null;
    } | null;
  };

/** A link to a visitor's page, without the token that opens it. */
export type VisitorLink = {
  id: string;
  madeAt: string;
  /** Of the email that carries it; null if the page showed it that answered the form. */
  subject: string | null;
  /** If nothing else happens to the request. */
  endsAt: string;
  /** `by` is the name of the agent, or null for a command. */
  revoked: { at: string; by: string | null } | null;
  isOpen: boolean;
};

/** All that the visitor's page shows. */
export type VisitorRequest = Pick<
  RequestDetails,
  | keyof Typed
  | "now"
  | "reference"
  | "state"
  | "receivedAt"
  | "askedAt"
  | "dueAt"
  | "pickupAt"
  | "pickupZone"
  | "clockChange"
  | "legs"
  | "quotes"
  | "offered"
  | "payment"
> & {
  /** The way home that they asked for, while it is not in the ride. */
  askedHome: WayHome | null;
  /** Whether an address names a place that we know, or the team has said so. */
  isZoneCertain: boolean;
  /** What brought the request into its state; null while nothing has happened. */
  last: {
    type: RequestEvent["type"];
    at: string;
    by: RequestActor;
    quoteVersion: number | null;
    /** What the visitor wrote with a no, or what was said by phone. */
    reason: string | null;
    closing: Closing | null;
    cancellation: Cancellation | null;
  } | null;
};
