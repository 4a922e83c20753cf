import type { DraftField, QuoteDraft } from "#domain/draft.ts";
import { differingFields, takeFields, mergeDrafts } from "#domain/merge-drafts.ts";
import type { DraftView } from "#server/requests/views.ts";

/** A draft while it is edited, beside what the server is known to hold. */
export type DraftState = {
  base: DraftView;
  draft: QuoteDraft;
  /** Changed here and by a colleague: not saved until someone picks. */
  conflicts: DraftField[];
  /** Changed elsewhere and not seen here yet. */
  incoming: DraftField[];
  /** Who last changed it besides this browser, and when; null for the new end of a request asked anew. */
  colleague: { name: string; at: string } | null;
  /** Sent without an answer so far, so the server may hold one of them or none. */
  sent: QuoteDraft[];
};

export function openDraft(view: DraftView): DraftState {
  return { base: view, draft: view.draft, conflicts: [], incoming: [], colleague: null, sent: [] };
}

export function editDraft(state: DraftState, draft: QuoteDraft): DraftState {
  const differing = differingFields(draft, state.base.draft);
  const conflicts = state.conflicts.filter((field) => differing.includes(field));
  return { ...state, draft, conflicts };
}

/** What to save: of a conflict the server keeps its own value until someone picks. */
export function draftToSave({ draft, base, conflicts }: DraftState): QuoteDraft {
  return takeFields(draft, base.draft, conflicts);
}

export function isUnsaved(state: DraftState): boolean {
  return differingFields(draftToSave(state), state.base.draft).length > 0;
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

/** Merges what the server holds now, if that is newer. */
export function mergeNewer(state: DraftState, view: DraftView): DraftState {
  return view.version > state.base.version ? mergeStored(state, view) : state;
}

/** Merges what the server holds now. What was sent without an answer may be in it: nobody else's change. */
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
