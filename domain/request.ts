/** What the two forms send: a request for a quote, or a message to the company. */
export type RequestKind = "booking" | "contact";

/** Where a request stands. A contact message stays received. */
export type RequestState =
  | "received"
  | "in-review"
  | "quoted"
  | "accepted"
  | "declined"
  | "expired"
  | "withdrawn"
  | "completed";
