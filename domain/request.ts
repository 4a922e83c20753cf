export type RequestKind = "booking" | "contact";

/** A contact message stays received. */
export type RequestState =
  | "received"
  | "in-review"
  | "quoted"
  | "accepted"
  | "declined"
  | "expired"
  | "withdrawn"
  | "completed";
