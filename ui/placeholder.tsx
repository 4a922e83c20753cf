import type { ReactNode } from "react";

/** A button that does nothing yet: it can be reached and read, and is announced as unavailable. */
export function PlaceholderButton({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <button
      type="button"
      aria-disabled="true"
      aria-label={label}
      className="inline-flex min-h-12 cursor-not-allowed items-center justify-center rounded-edge border border-dashed border-granite px-7 py-3 text-label font-medium tracking-wide text-slate"
    >
      {children}
    </button>
  );
}

/** A link that leads nowhere yet, announced as unavailable. */
export function PlaceholderLink({ children }: { children: ReactNode }) {
  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid
    <a role="link" aria-disabled="true" className="cursor-not-allowed">
      {children}
    </a>
  );
}
