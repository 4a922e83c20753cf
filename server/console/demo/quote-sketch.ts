import type { Temporal } from "temporal-polyfill";
import type { VehicleValue } from "#content/fleet.ts";
import type { LineKind } from "#domain/quote.ts";
import type { QuoteDraft } from "#domain/quote-draft.ts";
import { localTimeAgo } from "./pickup-time.ts";

/** The licensed operators of the demo. */
const operators = {
  colorado: { name: "Summit Crest Limousine", permit: "Colorado PUC permit LL-03817" },
  utah: { name: "Wasatch Line Chauffeurs", permit: "Utah DOT certificate 41207" },
  california: { name: "Sierra Lakes Livery", permit: "California PUC permit TCP 38214-P" },
  montana: { name: "Gallatin Ridge Car Service", permit: "Montana PSC authority 9426" },
} as const;

/** What an agent of the demo writes. */
export type QuoteSketch = {
  lines: readonly (readonly [kind: LineKind, text: string, amount: string])[];
  operator?: keyof typeof operators;
  vehicle?: VehicleValue;
  /** Hours before now at which it ends; negative for later. Without it, as the desk suggests. */
  endsHoursAgo?: number;
  /** For a request whose own date or time cannot be read. */
  pickup?: { date: string; time: string };
  paymentLink?: string;
  message?: string;
};

/** Fills in the draft that the desk begins with. */
export function fillDraft(
  draft: QuoteDraft,
  { lines, operator, vehicle, endsHoursAgo, pickup, paymentLink, message }: QuoteSketch,
  now: Temporal.Instant,
): QuoteDraft {
  return {
    lines: lines.map(([kind, text, amount], index) => ({ id: `l${index}`, kind, text, amount })),
    vehicle: vehicle ?? draft.vehicle,
    operator: operator ? operators[operator] : draft.operator,
    pickup: { ...draft.pickup, ...pickup, confirmed: operator !== undefined },
    validUntil:
      endsHoursAgo === undefined
        ? draft.validUntil
        : localTimeAgo(now, endsHoursAgo, draft.pickup.zone),
    paymentLink: paymentLink ?? draft.paymentLink,
    message: message ?? draft.message,
  };
}
