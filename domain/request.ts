export type RequestKind = "booking" | "contact";

/** Whether the visitor has a page to follow it: a message is answered by email. */
export function hasPage(kind: RequestKind): boolean {
  return kind === "booking";
}

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
