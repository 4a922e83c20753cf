import type { BookingRequest } from "#domain/booking.ts";
import type { SpamFlag } from "#server/intake/types.ts";
import type { PhoneAnswer } from "#server/quotes/record-answer.ts";
import type { VisitorAnswer } from "#server/requests/answer.ts";
import type { AgentName } from "./agents.ts";
import type { QuoteSketch } from "./quote-sketch.ts";
import type { PickupTime } from "./pickup-time.ts";

/** A request of the demo, from its first minute on. Times are hours before now. */
export type Story = {
  hoursAgo: number;
  trip: Omit<BookingRequest, "date" | "time" | "agreeToTerms">;
  pickup: PickupTime;
  flags?: readonly SpamFlag[];
  later?: readonly Step[];
};

/** What happens to the request later, in order. */
export type Step = { hoursAgo: number } & (
  | { type: "review"; by: AgentName }
  | { type: "note"; by: AgentName; text: string }
  | { type: "draft"; by: AgentName; quote: QuoteSketch }
  | { type: "quote"; by: AgentName; quote: QuoteSketch }
  | { type: "visitor"; answer: VisitorAnswer["type"]; reason?: string }
  | { type: "phone"; by: AgentName; answer: PhoneAnswer["type"]; reason: string }
  /** What the clock does once the time of a quote or of a ride is over. */
  | { type: "expire" }
  | { type: "complete" }
);
