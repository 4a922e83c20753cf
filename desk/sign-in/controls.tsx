import { useId, type ComponentProps, type ReactNode } from "react";
import { describeField } from "#desk/controls/field.tsx";

const shape =
  "mt-6 flex min-h-12 w-full cursor-pointer items-center justify-center gap-2.5 rounded-edge border " +
  "px-6 font-medium tracking-wide transition-colors aria-disabled:cursor-progress " +
  "aria-disabled:opacity-70";

const looks = {
  filled: "border-night bg-night text-paper hover:bg-dusk focus-visible:outline-ink",
  plain: "border-granite text-ink hover:border-ink hover:bg-frost",
};

/** As large as on the site: nobody is at work here yet. */
export function WideButton({
  look,
  ...rest
}: ComponentProps<"button"> & { look: keyof typeof looks }) {
  return <button type="submit" {...rest} className={`${shape} ${looks[look]}`} />;
}

export function WideField({
  label,
  help,
  error,
  ...rest
}: ComponentProps<"input"> & { label: string; help?: string; error?: string | undefined }) {
  const id = useId();
  return (
    <div className="mt-6">
      <label htmlFor={id} className="mb-1.5 block font-medium">
        {label}
      </label>
      <input
        {...rest}
        {...describeField(id, { help, error })}
        className="block h-12 w-full rounded-edge border border-granite bg-white px-3.5 text-[1rem] hover:border-ink focus:outline-2 focus:-outline-offset-1 focus:outline-ink read-only:border-mist read-only:bg-snow read-only:text-slate aria-invalid:border-late"
      />
      {help ? (
        <p id={`${id}-help`} className="mt-1.5 text-small text-granite">
          {help}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="mt-1.5 font-medium text-late">
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function PasskeyButton({ children, ...rest }: ComponentProps<"button">) {
  return (
    <WideButton {...rest} look="filled">
      <svg viewBox="0 0 18 18" aria-hidden="true" className="size-4.5">
        <circle cx="6.5" cy="6.5" r="3.75" fill="none" stroke="currentColor" strokeWidth="1.4" />
        <path
          d="m9.2 9.2 5.3 5.3m-2.6-2.6 1.7-1.7"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.4"
        />
      </svg>
      {children}
    </WideButton>
  );
}

/** The other way, which opens by itself where there are no passkeys. */
export function PasswordInstead({ open, children }: { open: boolean; children: ReactNode }) {
  return (
    <details open={open} className="mt-8 border-t border-mist pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer list-none items-center font-medium underline decoration-granite underline-offset-4 hover:decoration-ink [&::-webkit-details-marker]:hidden">
        Use a password instead
      </summary>
      {children}
    </details>
  );
}
