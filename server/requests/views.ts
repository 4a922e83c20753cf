import type { ClockChange } from "#domain/pickup.ts";
import type { PickupZone } from "#domain/pickup-places.ts";
import type { ZoneSource } from "#domain/pickup-zone.ts";
import type { SentQuote } from "#domain/quote.ts";
import type { RequestActor, RequestEvent } from "#domain/request-state.ts";
import type { RequestState } from "#domain/request.ts";

/** A version as the visitor reads it, with the name of the agent who signs it. */
export type VisitorQuote = SentQuote & { totalCents: number; sentBy: string };

/** All that the visitor's page shows; the fields are as in RequestDetails. */
export type VisitorRequest = {
  now: string;
  reference: string;
  state: RequestState;
  receivedAt: string;
  askedAt: string;
  dueAt: string;
  firstName: string;
  lastName: string;
  cellPhone: string;
  email: string;
  pickupAddress: string;
  dropoffAddress: string;
  date: string;
  time: string;
  passengers: string;
  vehicleType: string;
  pickupAt: string | null;
  pickupZone: PickupZone;
  zoneSource: ZoneSource;
  clockChange: ClockChange | null;
  /** Newest first. */
  quotes: VisitorQuote[];
  /** What brought the request into its state; null while nothing has happened. */
  last: {
    type: RequestEvent["type"];
    at: string;
    by: RequestActor;
    quoteVersion: number | null;
  } | null;
};
