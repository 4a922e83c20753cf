import { useState, type ReactNode } from "react";
import { controlClass, describeField, Field } from "#desk/controls/field.tsx";
import type { DraftField } from "#domain/draft.ts";
import { fieldId, useEditor } from "./editor.ts";

/** Beside what a colleague changed, until it is seen. */
export const incomingClass =
  "relative before:absolute before:inset-y-0 before:-left-2 before:w-0.5 before:bg-soon";

type Control = ReturnType<typeof describeField> & { className: string };

type Props = {
  field: DraftField;
  label: string;
  help?: ReactNode;
  /** Marked as soon as nobody types in it; other faults wait for Send. */
  isUnreadable?: boolean;
  className: string;
  children: (control: Control) => ReactNode;
};

/** A field of the draft, with its fault, and what a colleague made of it. */
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
