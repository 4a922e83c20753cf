import { composeDraft, type DraftField, type DraftLine, type QuoteDraft } from "./draft.ts";
import { parseMoney } from "./money.ts";

/** `draft` with these fields as `source` has them. */
export function takeFields(
  draft: QuoteDraft,
  source: QuoteDraft,
  fields: readonly DraftField[],
): QuoteDraft {
  if (fields.length === 0) return draft;
  return composeDraft(lineIds(draft, source), (field, read) =>
    read(fields.includes(field) ? source : draft),
  );
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

export type MergedDrafts = {
  /** Holds mine where both changed the same. */
  draft: QuoteDraft;
  /** What both changed, each to something else: a person picks. */
  conflicts: DraftField[];
  /** What the other alone changed. */
  incoming: DraftField[];
};

/**
 * Merges what two people made of one draft. A line is one unit, since its text explains its amount. To
 * remove a blank line counts for nothing when the other has filled it.
 */
export function mergeDrafts(base: QuoteDraft, mine: QuoteDraft, theirs: QuoteDraft): MergedDrafts {
  const conflicts: DraftField[] = [];
  const incoming: DraftField[] = [];
  const draft = composeDraft(lineIds(mine, theirs), (field, read) => {
    const [before, here, there] = [read(base), read(mine), read(theirs)];
    if (isSame(here, there) || isSame(before, there)) return here;
    const wasBlank = isLine(before) && isSame(before.text + before.amount, "");
    if (isSame(before, here) || (wasBlank && here === undefined)) {
      incoming.push(field);
      return there;
    }
    if (!wasBlank || there !== undefined) conflicts.push(field);
    return here;
  });
  return { draft, conflicts, incoming };
}
