import { useId, type ComponentProps, type ReactNode } from "react";

const shape =
  "block w-full rounded-edge border border-field bg-white text-base text-ink text-ellipsis " +
  "placeholder:text-granite hover:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink " +
  "aria-invalid:border-late ";

const sizes = {
  normal: `${shape} min-h-11 px-2.5 md:min-h-9 md:text-desk`,
  large: `${shape} min-h-12 px-3.5 read-only:border-mist read-only:bg-snow read-only:text-slate`,
} as const;

/** The look of every control for text or a choice. */
export const controlClass = sizes.normal;

type Frame = { label: string; help?: ReactNode; error?: string | undefined };

/** A control between its label and its error. */
export function Field({
  id,
  label,
  help,
  error,
  children,
}: Frame & { id: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1 block text-small leading-5 font-medium">
        {label}
      </label>
      {children}
      {help ? (
        <p id={`${id}-help`} className="mt-1 text-desk-small text-granite">
          {help}
        </p>
      ) : null}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error of a control, where `describeField` points. */
export function FieldError({ id, error }: { id: string; error: Frame["error"] }) {
  if (!error) return null;
  return (
    <p id={`${id}-error`} className="mt-1 text-small leading-5 font-medium text-late">
      {error}
    </p>
  );
}

/** The attributes that link a control to its help and error. */
export function describeField(id: string, { help, error }: Omit<Frame, "label">) {
  const ids = [help ? `${id}-help` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  return { id, "aria-describedby": ids || undefined, "aria-invalid": error ? true : undefined };
}

type TextFieldProps = Frame & Omit<ComponentProps<"input">, "size"> & { size?: keyof typeof sizes };

/** A single-line text field with its label. */
export function TextField({ label, help, error, size = "normal", ...rest }: TextFieldProps) {
  const id = useId();
  return (
    <Field id={id} label={label} help={help} error={error}>
      <input {...rest} {...describeField(id, { help, error })} className={sizes[size]} />
    </Field>
  );
}

/** A choice of a few options, with its label. */
export function Select({ label, children, ...rest }: { label: string } & ComponentProps<"select">) {
  const id = useId();
  return (
    <Field id={id} label={label}>
      <select id={id} {...rest} className={`${controlClass} pr-7`}>
        {children}
      </select>
    </Field>
  );
}
