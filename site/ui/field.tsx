import { useId, type ComponentProps, type ReactNode } from "react";

/** Props of every field. */
type Frame = {
  /** The key in the form's data. */
  name: string;
  label: string;
  hint?: string | undefined;
  /** The error as a sentence; marks the control invalid. */
  error?: string | undefined;
  /** A temporary remark; it uses the space below the field, so that nothing moves. */
  note?: string | undefined;
};

/** A control between its label and its error. */
function Labelled({
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

function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-2 text-label font-medium text-alarm">
      {error}
    </p>
  );
}

/** The attributes that link a control to its hint and error. */
function describe(id: string, { hint, error, note }: Omit<Frame, "name" | "label">) {
  const ids = [hint && `${id}-hint`, error && `${id}-error`, note && `${id}-note`]
    .filter(Boolean)
    .join(" ");
  return {
    id,
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? true : undefined,
  };
}

const control =
  "block w-full min-h-13 rounded-edge border bg-white px-4 py-3 text-body text-ink " +
  "placeholder:text-granite transition-colors hover:border-ink focus:border-ink " +
  "aria-invalid:border-alarm aria-invalid:border-2";

/** A single-line field, with its label above and its error below. */
export function TextField({
  name,
  label,
  hint,
  error,
  note,
  ...rest
}: Frame & ComponentProps<"input">) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error} note={note} required={rest.required}>
      <input
        {...rest}
        {...describe(id, { hint, error, note })}
        name={name}
        className={`${control} border-granite`}
      />
    </Labelled>
  );
}

export function TextArea({
  name,
  label,
  hint,
  error,
  note,
  ...rest
}: Frame & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error} note={note} required={rest.required}>
      <textarea
        rows={6}
        {...rest}
        {...describe(id, { hint, error, note })}
        name={name}
        className={`${control} resize-y border-granite`}
      />
    </Labelled>
  );
}

/** The browser's native list; `empty` is the label of "nothing chosen yet". */
export function SelectField({
  name,
  label,
  hint,
  error,
  note,
  empty,
  options,
  ...rest
}: Frame &
  ComponentProps<"select"> & {
    empty: string;
    options: readonly { value: string; label: string }[];
  }) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error} note={note} required={rest.required}>
      <select
        {...rest}
        {...describe(id, { hint, error, note })}
        name={name}
        className={`${control} select-arrow cursor-pointer appearance-none border-granite pr-12`}
      >
        <option value="">{empty}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Labelled>
  );
}

export function CheckField({
  name,
  error,
  children,
  ...rest
}: Omit<Frame, "label" | "hint" | "note"> & ComponentProps<"input"> & { children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <div className="flex gap-4">
        <input
          {...describe(id, { error })}
          {...rest}
          name={name}
          type="checkbox"
          className="mt-0.5 size-6 shrink-0 cursor-pointer accent-night"
        />
        <label htmlFor={id} className="text-label text-slate">
          {children}
        </label>
      </div>
      <FieldError id={id} error={error} />
    </div>
  );
}

/** A field that people neither see nor reach: only a program fills it in. */
export function HoneypotField({ name }: { name: string }) {
  const id = useId();
  return (
    <div aria-hidden="true" className="absolute top-0 -left-[200vw] h-px w-px overflow-hidden">
      <label htmlFor={id}>Leave this field empty</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

export function FormGroup({
  title,
  note,
  children,
}: {
  title: string;
  note?: string;
  children: ReactNode;
}) {
  return (
    <fieldset>
      <legend className={`font-display text-card ${note ? "mb-2" : "mb-6"}`}>{title}</legend>
      {note ? <p className="mb-6 max-w-measure text-label text-slate">{note}</p> : null}
      <div className="grid gap-x-6 gap-y-7 md:grid-cols-2">{children}</div>
    </fieldset>
  );
}
