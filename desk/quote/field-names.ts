import { findLine, type DraftField } from "#domain/draft-fields.ts";
import { labelOf, vehicleChoices } from "#domain/choices.ts";
import type { QuoteDraft } from "#domain/quote-draft.ts";
import { lineKindNames } from "#domain/quote.ts";
import { zoneNames } from "#domain/zone-names.ts";

type Described = { name: string; valueOf: (draft: QuoteDraft) => string };

/** A field's name in a sentence, and how its value reads there. */
export function nameField(field: DraftField): Described {
  const id = /^lines\.(.+)$/.exec(field)?.[1];
  if (id !== undefined) return { name: "this line", valueOf: (draft) => lineText(draft, id) };
  const known = fields[field];
  return { name: known?.[0] ?? field, valueOf: (draft) => known?.[1](draft) || "nothing" };
}

/** The kind of a line that either draft has. */
export function lineName(field: DraftField, drafts: readonly QuoteDraft[]): string {
  const id = field.slice("lines.".length);
  const line = drafts.map((draft) => findLine(draft, id)).find(Boolean);
  return line ? lineKindNames[line.kind] : "A line";
}

function lineText(draft: QuoteDraft, id: string): string {
  const line = findLine(draft, id);
  if (!line) return "removed";
  return [lineKindNames[line.kind], line.text.trim(), line.amount.trim()]
    .filter(Boolean)
    .join(", ");
}

const fields: Record<DraftField, [string, (draft: QuoteDraft) => string]> = {
  vehicle: ["the vehicle", ({ vehicle }) => labelOf(vehicleChoices, vehicle, "none")],
  "operator.name": ["the operator", ({ operator }) => operator.name],
  "operator.permit": ["the permit", ({ operator }) => operator.permit],
  "pickup.date": ["the pickup date", ({ pickup }) => pickup.date],
  "pickup.time": ["the pickup time", ({ pickup }) => pickup.time],
  "pickup.zone": ["the time zone", ({ pickup }) => zoneNames[pickup.zone].name],
  "pickup.confirmed": [
    "the confirmation",
    ({ pickup }) => (pickup.confirmed ? "confirmed" : "not confirmed"),
  ],
  "validUntil.date": ["the last day", ({ validUntil }) => validUntil.date],
  "validUntil.time": ["the last hour", ({ validUntil }) => validUntil.time],
  paymentLink: ["the payment link", ({ paymentLink }) => paymentLink],
  message: ["the message", ({ message }) => `“${message}”`],
};
