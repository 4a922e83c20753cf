import { useState, type ReactNode, createContext, use } from "react";
import { controlClass, describeField, Field } from "#desk/controls/field.tsx";
import type { DraftField, QuoteDraft } from "#domain/draft.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import type { DraftSaver } from "./draft-saver.ts";
import type { DraftSnapshot } from "./draft-state.ts";

type Editor = {
  details: RequestDetails;
  snapshot: DraftSnapshot;
  saver: DraftSaver;
  change: (change: Partial<QuoteDraft>) => void;
  /** Why the draft cannot be sent, by field. */
  problems: ReadonlyMap<string, string>;
  /** The same after Send was pressed; empty before. */
  faults: ReadonlyMap<string, string>;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error("Outside of an editor");
  return editor;
}

/** The id of the control for a field of the draft, for example `lines.fees.amount`. */
export function fieldId(field: string): string {
  return `quote-${field}`;
}

export function focusField(field: string) {
  const control =
    document.getElementById(fieldId(field)) ??
    document.querySelector<HTMLElement>("[data-quote-start]");
  // On a narrow screen the request is in a separate tab.
  if (control?.offsetParent === null)
    document.querySelector<HTMLElement>("[data-part][aria-current=false]")?.click();
  control?.focus();
}

/** Marks a colleague's change until it is seen. */
const incomingClass =
  "relative before:absolute before:inset-y-0 before:-left-2 before:w-0.5 before:bg-soon";

type Control = ReturnType<typeof describeField> & { className: string };

type Props = {
  field: DraftField;
  label: string;
  help?: ReactNode;
  /** Shown as soon as nobody is typing in the field; other errors wait for Send. */
  isUnreadable?: boolean;
  className: string;
  children: (control: Control) => ReactNode;
};

/** A field of the draft, with its error, and a colleague's version of it. */
export function EditorField({ field, label, help, isUnreadable, className, children }: Props) {
  const { faults, problems, snapshot, saver } = useEditor();
  const [isTyping, setTyping] = useState(false);
  const id = fieldId(field);
  const error = faults.get(field) ?? (isUnreadable && !isTyping ? problems.get(field) : undefined);
  const isMarked = snapshot.incoming.includes(field) || snapshot.conflicts.includes(field);
  const incoming = isMarked ? incomingClass : "";
  return (
    <div
      className={`min-w-0 ${incoming} ${className}`}
      onFocus={() => {
        setTyping(true);
        saver.markSeen([field]);
      }}
      onBlur={() => setTyping(false)}
    >
      <Field id={id} label={label} help={help} error={error}>
        {children({ ...describeField(id, { help, error }), className: controlClass })}
      </Field>
    </div>
  );
}
