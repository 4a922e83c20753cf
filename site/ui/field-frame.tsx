import type { ReactNode } from "react";

/** What every field takes. */
export type Frame = {
  /** The key in the form's data. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** What is wrong, as a sentence; marks the control invalid. */
  error?: string | undefined;
  /** A remark that comes and goes; it stands in the space below, so that nothing moves. */
  note?: string | undefined;
};

/** A control between its label and its error. */
export function Labelled({
  id,
  label,
  hint,
  error,
  note,
  required,
  children,
}: Omit<Frame, "name"> & { id: string; required?: boolean | undefined; children: ReactNode }) {
  return (
    <div className="relative">
      <label htmlFor={id} className="mb-2 block text-label font-medium text-ink">
        {label}
        {required ? null : <span className="font-normal text-granite"> (optional)</span>}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="-mt-1 mb-2 text-small text-granite">
          {hint}
        </p>
      ) : null}
      {children}
      <FieldError id={id} error={error} />
      {note === undefined ? null : (
        <output className="absolute top-full pt-1 text-label text-slate">
          <span id={`${id}-note`}>{note}</span>
        </output>
      )}
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-2 text-label font-medium text-alarm">
      {error}
    </p>
  );
}

/** The attributes that tie a control to its label, hint and error. */
export function describe(id: string, { hint, error, note }: Omit<Frame, "name" | "label">) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? true : undefined,
  };
}
