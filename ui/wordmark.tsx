/** The company's logo and name. */
export function Wordmark({ name }: { name: string }) {
  return (
    <span className="inline-flex items-center gap-2 sm:gap-3">
      <Mark />
      <span className="font-display text-[1.5rem] leading-none tracking-wide sm:text-[1.75rem]">
        {name}
      </span>
    </span>
  );
}

/** A firn line under a summit. */
export function Mark() {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className="size-7 sm:size-8">
      <path
        d="M3 25 13.2 7.5 19 17l3-4.4L29 25"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.8"
      />
      <path
        d="M8.2 20.4 13 17.6l4.2 3.2 4.4-3.4 3.2 2.8"
        fill="none"
        className="stroke-glow"
        strokeWidth="1.8"
      />
    </svg>
  );
}
