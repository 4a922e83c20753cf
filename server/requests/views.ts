import type { RequestActor, RequestEvent } from "#domain/request-state.ts";
import type { QuoteView, RequestDetails } from "#server/quotes/views.ts";

/** All that the visitor's page shows. */
export type VisitorRequest = Pick<
  RequestDetails,
  | "now"
  | "reference"
  | "state"
  | "receivedAt"
  | "askedAt"
  | "dueAt"
  | "firstName"
  | "lastName"
  | "cellPhone"
  | "email"
  | "pickupAddress"
  | "dropoffAddress"
  | "date"
  | "time"
  | "passengers"
  | "vehicleType"
  | "pickupAt"
  | "pickupZone"
  | "zoneSource"
  | "clockChange"
  | "quotes"
> & {
  /** What brought the request into its state; null while nothing has happened. */
  last: {
    type: RequestEvent["type"];
    at: string;
    by: RequestActor;
    quoteVersion: number | null;
  } | null;
};

/** A version as the visitor reads it, with the name of the agent who signs it. */
export type VisitorQuote = QuoteView;
