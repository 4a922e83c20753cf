import { useId, type ComponentProps, type ReactNode } from "react";

const control =
  "block w-full min-h-13 rounded-edge border bg-white px-4 py-3 text-body text-ink " +
  "placeholder:text-granite transition-colors hover:border-ink focus:border-ink " +
  "aria-invalid:border-alarm aria-invalid:border-2";

type Frame = {
  /** The control's name: the payload's key. */
  name: string;
  label: string;
  /** A sentence of help below the label. */
  hint?: string | undefined;
  /** What is wrong with it, as a sentence; marks the control invalid. */
  error?: string | undefined;
};

/** One line of text, with its label above and its error below. */
export function TextField({ name, label, hint, error, ...rest }: Frame & ComponentProps<"input">) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error} required={rest.required}>
      <input
        {...rest}
        {...describe(id, hint, error)}
        name={name}
        className={`${control} border-granite`}
      />
    </Labelled>
  );
}

/** Text over several lines. */
export function TextArea({
  name,
  label,
  hint,
  error,
  ...rest
}: Frame & ComponentProps<"textarea">) {
  const id = useId();
  return (
    <Labelled id={id} label={label} hint={hint} error={error} required={rest.required}>
      <textarea
        rows={6}
        {...rest}
        {...describe(id, hint, error)}
        name={name}
        className={`${control} resize-y border-granite`}
      />
    </Labelled>
  );
}

/**
 * One of a fixed list, by the platform's own list.
 * @param empty the words for "nothing chosen yet", whose value is empty
 */
export function SelectField({
  name,
  label,
  hint,
  error,
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
    <Labelled id={id} label={label} hint={hint} error={error} required={rest.required}>
      <select
        {...rest}
        {...describe(id, hint, error)}
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

/** A box to tick, with its sentence beside it. */
export function CheckField({
  name,
  error,
  children,
  ...rest
}: Omit<Frame, "label" | "hint"> & ComponentProps<"input"> & { children: ReactNode }) {
  const id = useId();
  return (
    <div>
      <div className="flex gap-4">
        <input
          {...describe(id, undefined, error)}
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

function Labelled({
  id,
  label,
  hint,
  error,
  required,
  children,
}: Omit<Frame, "name"> & { id: string; required?: boolean | undefined; children: ReactNode }) {
  return (
    <div>
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

function describe(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return {
    id,
    "aria-describedby": ids || undefined,
    "aria-invalid": error ? true : undefined,
  };
}
