import { createContext, use } from "react";
import type { QuoteDraft } from "#domain/draft.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import type { DraftSaver, DraftSnapshot } from "./draft-saver.ts";

export type Editor = {
  details: RequestDetails;
  snapshot: DraftSnapshot;
  saver: DraftSaver;
  change: (change: Partial<QuoteDraft>) => void;
  /** By field: why the draft cannot be sent. */
  problems: ReadonlyMap<string, string>;
  /** The same, once Send was pressed; empty before. */
  faults: ReadonlyMap<string, string>;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("Outside of an editor");
  return editor;
}

/** Of the control that holds a field of the draft, such as `lines.fees.amount`. */
export function fieldId(field: string): string {
  return `quote-${field}`;
}

export function focusField(field: string) {
  const control =
    document.getElementById(fieldId(field)) ??
    document.querySelector<HTMLElement>("[data-quote-start]");
  // On a narrow screen the request is a tab of its own.
  if (control?.offsetParent === null)
    document.querySelector<HTMLElement>("[data-part][aria-current=false]")?.click();
  control?.focus();
}
