export type Part = "request" | "quote";

const labels: Record<Part, string> = { request: "Request", quote: "Quote" };

/** Switches between the two parts of the screen where they do not fit beside each other. */
export function PartTabs({ part, onChange }: { part: Part; onChange: (part: Part) => void }) {
  return (
    <nav
      aria-label="Parts of this request"
      className="sticky top-13 z-8 grid grid-cols-2 border-b border-line bg-paper md:top-12 lg:hidden"
    >
      {(["request", "quote"] as const).map((each) => (
        <button
          key={each}
          type="button"
          aria-current={each === part}
          onClick={() => onChange(each)}
          className="h-11 cursor-pointer border-b-2 border-transparent text-slate focus-visible:-outline-offset-4 aria-[current=true]:border-ink aria-[current=true]:font-medium aria-[current=true]:text-ink"
        >
          {labels[each]}
        </button>
      ))}
    </nav>
  );
}
