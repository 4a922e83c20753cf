import type { QueueView } from "#server/desk/views.ts";

export type ColumnName =
  | "due"
  | "until"
  | "received"
  | "visitor"
  | "route"
  | "pickup"
  | "party"
  | "marks"
  | "total"
  | "state";

/** A list's columns in their order; the first is what it is read for. */
export const columns: Record<QueueView, readonly ColumnName[]> = {
  queue: ["due", "visitor", "route", "pickup", "party", "marks", "state"],
  quoted: ["until", "visitor", "route", "pickup", "party", "total", "state"],
  accepted: ["pickup", "visitor", "route", "party", "total", "state"],
  all: ["received", "visitor", "route", "pickup", "party", "total", "state"],
};

export const columnNames: Record<ColumnName, string> = {
  due: "Due",
  until: "Valid until",
  received: "Received",
  visitor: "Visitor",
  route: "Route",
  pickup: "Pickup",
  party: "Party, vehicle",
  marks: "Marks",
  total: "Total in USD",
  state: "State",
};
