import type { ReactNode } from "react";
import { controlClass, describeField, Field } from "#desk/controls/field.tsx";
import type { DraftField } from "#domain/draft.ts";
import { ConflictChoice } from "./colleague-changes.tsx";
import { fieldId, useEditor } from "./editor.ts";

/** Beside what a colleague changed, until it is seen. */
export const incomingClass =
  "relative before:absolute before:inset-y-0 before:-left-2 before:w-0.5 before:bg-soon";

type Control = ReturnType<typeof describeField> & { className: string };

type Props = {
  field: DraftField;
  label: string;
  help?: ReactNode;
  className: string;
  children: (control: Control) => ReactNode;
};

/** A field of the draft, with its fault, and what a colleague made of it. */
export function EditorField({ field, label, help, className, children }: Props) {
  const { faults, snapshot, saver } = useEditor();
  const id = fieldId(field);
  const error = faults.get(field);
  const incoming = snapshot.incoming.includes(field) ? incomingClass : "";
  return (
    <div className={`min-w-0 ${incoming} ${className}`} onFocus={() => saver.markSeen([field])}>
      <Field id={id} label={label} help={help} error={error}>
        {children({ ...describeField(id, { help, error }), className: controlClass })}
      </Field>
      {snapshot.conflicts.includes(field) ? <ConflictChoice field={field} /> : null}
    </div>
  );
}
