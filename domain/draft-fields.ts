import { parseMoney } from "./money.ts";
import type { DraftLine, QuoteDraft } from "./quote-draft.ts";

/** A line by its id (`lines.fees`), or another field by its path (`validUntil.date`). */
export type DraftField = string;

type Pickup = QuoteDraft["pickup"];
type Choose = <Value>(field: DraftField, read: (draft: QuoteDraft) => Value) => Value;

/** A draft whose lines and fields `choose` takes from one draft or another. */
export function composeDraft(ids: readonly string[], choose: Choose): QuoteDraft {
  return {
    lines: ids.flatMap((id) => choose(`lines.${id}`, (draft) => findLine(draft, id)) ?? []),
    vehicle: choose("vehicle", (draft) => draft.vehicle),
    operator: {
      name: choose("operator.name", (draft) => draft.operator.name),
      permit: choose("operator.permit", (draft) => draft.operator.permit),
    },
    pickup: {
      date: choose("pickup.date", (draft) => draft.pickup.date),
      time: choose("pickup.time", (draft) => draft.pickup.time),
      zone: choose("pickup.zone", (draft) => draft.pickup.zone),
      confirmed: choose("pickup.confirmed", (draft) => draft.pickup.confirmed),
    },
    validUntil: {
      date: choose("validUntil.date", (draft) => draft.validUntil.date),
      time: choose("validUntil.time", (draft) => draft.validUntil.time),
    },
    paymentLink: choose("paymentLink", (draft) => draft.paymentLink),
    message: choose("message", (draft) => draft.message),
  };
}

/** `draft` with these fields as `source` has them. */
export function takeFields(
  draft: QuoteDraft,
  source: QuoteDraft,
  fields: readonly DraftField[],
): QuoteDraft {
  if (fields.length === 0) return draft;
  const taken = composeDraft(lineIds(draft, source), (field, read) =>
    read(fields.includes(field) ? source : draft),
  );
  return { ...taken, pickup: keepConfirmation(taken.pickup, [draft.pickup, source.pickup]) };
}

/** What two drafts say differently; spaces around a text do not count. */
export function differingFields(one: QuoteDraft, other: QuoteDraft): DraftField[] {
  const fields: DraftField[] = [];
  composeDraft(lineIds(one, other), (field, read) => {
    if (!isSame(read(one), read(other))) fields.push(field);
    return read(one);
  });
  return fields;
}

/** The ids of both in the second's order; a line of the first alone follows the one before it. */
export function lineIds(first: QuoteDraft, second: QuoteDraft): string[] {
  const ids = second.lines.map(({ id }) => id);
  for (const [index, { id }] of first.lines.entries()) {
    const before = first.lines[index - 1]?.id;
    if (!ids.includes(id)) ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }
  return ids;
}

/** A confirmation holds for the date, time and zone that someone confirmed, and for no other. */
export function keepConfirmation(pickup: Pickup, seen: readonly Pickup[]): Pickup {
  const isSeen = seen.some(
    ({ date, time, zone, confirmed }) =>
      confirmed &&
      isSame(date, pickup.date) &&
      isSame(time, pickup.time) &&
      isSame(zone, pickup.zone),
  );
  return { ...pickup, confirmed: pickup.confirmed && isSeen };
}

export function findLine(draft: QuoteDraft, id: string): DraftLine | undefined {
  return draft.lines.find((line) => line.id === id);
}

export function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  if (isLine(one) && isLine(other)) return isSameLine(one, other);
  return one === other;
}

export function isLine(value: unknown): value is DraftLine {
  return typeof value === "object" && value !== null && "amount" in value;
}

/** An amount may be written differently: `50` is `50.00`, and as a discount also `-50`. */
function isSameLine(one: DraftLine, other: DraftLine): boolean {
  if (one.kind !== other.kind || !isSame(one.text, other.text)) return false;
  const [here, there] = [parseMoney(one.amount), parseMoney(other.amount)];
  if (!here.ok || !there.ok) return isSame(one.amount, other.amount);
  if (one.kind === "discount") return Math.abs(here.cents) === Math.abs(there.cents);
  return here.cents === there.cents;
}
