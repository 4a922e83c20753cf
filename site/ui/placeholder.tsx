import { useId, type ReactNode } from "react";

/** A button that does nothing yet: focusable, readable, and announced as unavailable. */
export function PlaceholderButton({ label, children }: { label?: string; children: ReactNode }) {
  const id = useId();
  return (
    <ComingSoon id={id}>
      <button
        type="button"
        aria-disabled="true"
        aria-label={label}
        aria-describedby={id}
        className="inline-flex min-h-12 cursor-not-allowed items-center justify-center rounded-edge border border-granite px-7 py-3 text-label font-medium tracking-wide text-slate"
      >
        {children}
      </button>
    </ComingSoon>
  );
}

/** A link that leads nowhere yet, announced as unavailable. */
export function PlaceholderLink({ children }: { children: ReactNode }) {
  const id = useId();
  return (
    <ComingSoon id={id}>
      {/* oxlint-disable-next-line jsx-a11y/anchor-is-valid */}
      <a
        role="link"
        aria-disabled="true"
        aria-describedby={id}
        // So that keyboard users learn why it leads nowhere.
        tabIndex={0}
        className="cursor-not-allowed"
      >
        {children}
      </a>
    </ComingSoon>
  );
}

/** Shows on hover and on focus; site/enhance adds the specified delays. */
function ComingSoon({ id, children }: { id: string; children: ReactNode }) {
  return (
    <span data-tooltip className="tooltip-anchor">
      {children}
      <span id={id} role="tooltip" className="tooltip">
        Coming soon
      </span>
    </span>
  );
}
