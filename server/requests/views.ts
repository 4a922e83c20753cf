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
import type { Ride, CurrentRide } from "#domain/ride.ts";
import type { ClockChange } from "#domain/time.ts";
import type { Audience, StoredEvent } from "#server/db/tables.ts";
import type { EmailStatus } from "#server/outbox/email-status.ts";

// What the desk reads. Times are UTC text with milliseconds, money is whole cents.

/** The desk's lists: waiting, quoted, accepted, lost, and all requests. */
export const listViews = ["queue", "quoted", "accepted", "followup", "all"] as const;

export type ListView = (typeof listViews)[number];

/** A booking request as lists show it, with the current ride. */
export type RequestSummary = {
  reference: string;
  /** Counts changes; send it back with each action. */
  version: number;
  state: RequestState;
  receivedAt: string;
  /** When the visitor last asked for a quote. */
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
  /** The pickup of the first leg shown; null if it cannot be read. */
  pickupAt: string | null;
  pickupZone: PickupZone;
  /** The legs of the current ride. */
  legs: CurrentRide["legs"];
  /** What is unusual about the requested pickup; null once the pickup has changed. */
  pickupNote: PickupNote | null;
  clockChange: ClockChange | null;
  flags: Flag[];
  source: RequestSource;
  /** If false, no emails are sent: the team answers by phone. */
  hasEmail: boolean;
  /** The newest quote; null before the first. */
  quote: { version: number; totalCents: number; validUntil: string } | null;
  /** The version offered as a change to a sold ride; null unless it can be answered. */
  offeredVersion: number | null;
  /** The last entry; null if there is none. */
  payment: Payment | null;
  /** How the request ended; null unless it is declined, expired, canceled or closed. */
  ending: {
    at: string;
    reason: string | null;
    why: CloseReason | CancelReason | null;
    /** For a duplicate, the request that is answered instead. */
    twin: string | null;
    refundCents: number | null;
    /** The team member who follows it up; null if none does. */
    takenBy: string | null;
  } | null;
};

/** An act at the desk that can still be undone. */
export type PendingAct = {
  reference: string;
  /** The visitor's name. */
  visitor: string;
  type: PendingType;
  /** Who pressed it. */
  by: string;
  /** Identifies the act to undo. */
  pressedAt: string;
  dueAt: string;
  /** The version being sent; null for other acts. */
  quote: { version: number; totalCents: number } | null;
  why: CloseReason | CancelReason | null;
  twin: string | null;
  refundCents: number | null;
};

export type ListPage = {
  now: string;
  /** How many requests each list has. */
  counts: Record<Exclude<ListView, "all">, number>;
  /** Emails to visitors that the site's cap holds. */
  heldEmails: number;
  /** What can still be undone, the same for every list; newest last. */
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
  /** The source of a received request; null for other entries. */
  source: RequestSource | null;
  /** For an email: its recipient, subject, delivery status, and the quote in it. */
  email: {
    id: string;
    audience: Audience;
    subject: string;
    status: EmailStatus;
    quoteVersion: number | null;
  } | null;
} & EventDetails;

/** The timeline's details of a closing, a cancellation or an undo. */
export type EventDetails = {
  closing: Closing | null;
  cancellation: Cancellation | null;
  undone: Undone | null;
};

export type DraftView = {
  version: number;
  draft: QuoteDraft;
  /** Null before the first save. */
  savedAt: string | null;
  savedBy: { id: string; name: string } | null;
};

export type QuoteView = SentQuote & { totalCents: number; sentBy: string };

/** The ride in the form's fields: as typed, or as it is now. */
type Typed = Record<keyof BookingText, string>;

export type RequestDetails = RequestSummary &
  Typed & {
    now: string;
    termsAgreedAt: string;
    /** The name of the agent who took it; null for the form. */
    takenBy: string | null;
    /** Whether it is on the list to follow up. */
    canLetGo: boolean;
    /** What the visitor asked for, which never changes. */
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
    /** The ride as the team corrects it; the next quote freezes it. */
    ride: Ride;
    draft: DraftView;
    /** Newest first, without an offered change. */
    quotes: QuoteView[];
    /** The open change to a sold ride, as offered. */
    offered: QuoteView | null;
    /** The number of the next version. */
    nextVersion: number;
    /** The pressed act that can still be undone. */
    pending: PendingAct | null;
    /** The quote being sent, as the visitor will get it; `quote` is null if unreadable. */
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
  /** The subject of the email with the link; null if the page after the form showed the link. */
  subject: string | null;
  /** The end, unless something else happens to the request. */
  endsAt: string;
  /** `by` is the name of the agent, or null for a command. */
  revoked: { at: string; by: string | null } | null;
  isOpen: boolean;
};

/** Everything that the visitor's page shows. */
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
  /** Whether an address names a place that we know, or the team has confirmed the zone. */
  isZoneCertain: boolean;
  /** What led to the request's state; null before the first event. */
  last: {
    type: RequestEvent["type"];
    at: string;
    by: RequestActor;
    quoteVersion: number | null;
    /** What the visitor wrote when declining, or said by phone. */
    reason: string | null;
    closing: Closing | null;
    cancellation: Cancellation | null;
  } | null;
};
