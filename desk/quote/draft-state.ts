import { z } from "zod";
import {
  composeDraft,
  quoteDraftSchema,
  type DraftField,
  type DraftLine,
  type QuoteDraft,
} from "#domain/draft.ts";
import { parseMoney } from "#domain/money.ts";
import type { DraftView } from "#server/requests/views.ts";

/** A draft during editing, together with what the server is known to have. */
export type DraftState = {
  base: DraftView;
  draft: QuoteDraft;
  /** Changed both here and by a colleague: not saved until someone picks. */
  conflicts: DraftField[];
  /** Changed elsewhere and not yet seen here. */
  incoming: DraftField[];
  /** Who last changed it outside this browser, and when; null for a new expiration after the visitor asked again. */
  colleague: { name: string; at: string } | null;
  /** Sent without a response so far, so the server may have one of them or none. */
  sent: QuoteDraft[];
};

export type SaveStatus =
  | { kind: "saved" }
  | { kind: "saving" }
  /** The server cannot be reached; `isCopied`: this browser has a copy. */
  | { kind: "failed"; retryAt: number; isCopied: boolean }
  /** The server rejects it; the next change tries again. */
  | { kind: "refused"; text: string };

export type SaveResult =
  | { kind: "stored"; stored: Omit<DraftView, "draft"> }
  | { kind: "changed"; current: DraftView }
  | { kind: "refused"; text: string };

export type DraftSnapshot = DraftState & { status: SaveStatus };

export function openDraft(view: DraftView): DraftState {
  return { base: view, draft: view.draft, conflicts: [], incoming: [], colleague: null, sent: [] };
}

export function editDraft(state: DraftState, draft: QuoteDraft): DraftState {
  const differing = differingFields(draft, state.base.draft);
  const conflicts = state.conflicts.filter((field) => differing.includes(field));
  return { ...state, draft, conflicts };
}

/** What to save: in a conflict the server's value stays until someone picks. */
export function draftToSave({ draft, base, conflicts }: DraftState): QuoteDraft {
  return takeFields(draft, base.draft, conflicts);
}

/** Whether the server lacks a change, or may have one that was undone here since. */
export function isUnsaved(state: DraftState): boolean {
  const draft = draftToSave(state);
  return [state.base.draft, ...state.sent].some(
    (stored) => differingFields(draft, stored).length > 0,
  );
}

export function markSent(state: DraftState): DraftState {
  return { ...state, sent: [...state.sent, draftToSave(state)].slice(-mostSent) };
}

/** The server has stored what was sent. */
export function markStored(
  state: DraftState,
  sent: QuoteDraft,
  stored: Omit<DraftView, "draft">,
): DraftState {
  return editDraft({ ...state, base: { ...stored, draft: sent }, sent: [] }, state.draft);
}

/** Merges the server's draft, if that is newer. */
export function mergeNewer(state: DraftState, view: DraftView): DraftState {
  return view.version > state.base.version ? mergeStored(state, view) : state;
}

/** Merges the server's draft. Changes sent without a response may be in it; they are nobody else's. */
export function mergeStored(state: DraftState, view: DraftView): DraftState {
  const { draft } = state;
  const base = state.sent.reduce(
    (before, sent) => takeStored(before, sent, view.draft),
    state.base.draft,
  );
  const merged = mergeDrafts(base, draft, view.draft);
  const incoming = new Set([...state.incoming, ...merged.incoming]);
  const isChanged = merged.incoming.length + merged.conflicts.length > 0;
  return editDraft(
    {
      base: view,
      draft: merged.draft,
      conflicts: [...new Set([...state.conflicts, ...merged.conflicts])],
      incoming: [...incoming],
      colleague: isChanged ? colleagueOf(view) : state.colleague,
      sent: [],
    },
    merged.draft,
  );
}

export function pickField(state: DraftState, field: DraftField, whose: "mine" | "theirs") {
  const conflicts = state.conflicts.filter((each) => each !== field);
  const draft = whose === "mine" ? state.draft : takeFields(state.draft, state.base.draft, [field]);
  return { ...state, draft, conflicts };
}

export function markSeen(state: DraftState, fields: readonly DraftField[]): DraftState {
  if (!state.incoming.some((field) => fields.includes(field))) return state;
  return { ...state, incoming: state.incoming.filter((field) => !fields.includes(field)) };
}

const mostSent = 20;

function colleagueOf({ savedBy, savedAt }: DraftView): DraftState["colleague"] {
  return savedBy && savedAt ? { name: savedBy.name, at: savedAt } : null;
}

function takeStored(base: QuoteDraft, sent: QuoteDraft, stored: QuoteDraft): QuoteDraft {
  const missing = differingFields(sent, stored);
  const known = differingFields(base, sent).filter((field) => !missing.includes(field));
  return takeFields(base, sent, known);
}

const viewSchema = z.object({
  version: z.int(),
  draft: quoteDraftSchema,
  savedAt: z.string().nullable(),
  savedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
});

export const copySchema = z.object({
  base: viewSchema,
  draft: quoteDraftSchema,
  conflicts: z.array(z.custom<DraftField>(isText)),
  incoming: z.array(z.custom<DraftField>(isText)),
  colleague: z.object({ name: z.string(), at: z.string() }).nullable(),
  sent: z.array(quoteDraftSchema),
});

function isText(value: unknown): boolean {
  return typeof value === "string";
}

/** `draft` with the values of these fields from `source`. */
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

/** The differences between two drafts; spaces around a text do not count. */
export function differingFields(one: QuoteDraft, other: QuoteDraft): DraftField[] {
  const fields: DraftField[] = [];
  composeDraft(lineIds(one, other), (field, read) => {
    if (!isSame(read(one), read(other))) fields.push(field);
    return read(one);
  });
  return fields;
}

/** The ids of both in the second's order; a line only in the first follows its predecessor there. */
function lineIds(first: QuoteDraft, second: QuoteDraft): string[] {
  const ids = second.lines.map(({ id }) => id);
  for (const [index, { id }] of first.lines.entries()) {
    const before = first.lines[index - 1]?.id;
    if (!ids.includes(id)) ids.splice(before === undefined ? 0 : ids.indexOf(before) + 1, 0, id);
  }
  return ids;
}

function isSame(one: unknown, other: unknown): boolean {
  if (typeof one === "string" && typeof other === "string") return one.trim() === other.trim();
  if (isLine(one) && isLine(other)) return isSameLine(one, other);
  return one === other;
}

function isLine(value: unknown): value is DraftLine {
  return typeof value === "object" && value !== null && "amount" in value;
}

/** Amounts may be written differently: `50` equals `50.00`, and as a discount also `-50`. */
function isSameLine(one: DraftLine, other: DraftLine): boolean {
  if (one.kind !== other.kind || !isSame(one.text, other.text)) return false;
  const [here, there] = [parseMoney(one.amount), parseMoney(other.amount)];
  if (!here.ok || !there.ok) return isSame(one.amount, other.amount);
  if (one.kind === "discount") return Math.abs(here.cents) === Math.abs(there.cents);
  return here.cents === there.cents;
}

type MergedDrafts = {
  /** Has my value where both changed the same field. */
  draft: QuoteDraft;
  /** Fields that both changed differently: a person picks. */
  conflicts: DraftField[];
  /** Fields that only the other changed. */
  incoming: DraftField[];
};

/**
 * Merges two people's versions of one draft. A line is one unit, since its text explains its amount.
 * Removing a blank line does not count if the other person has filled it in.
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
