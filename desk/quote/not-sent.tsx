import type { TimelineEntry } from "#server/desk/views.ts";

/** Says why a quote was not sent after its ten seconds, as long as nothing has happened since. */
export function NotSent({ newest }: { newest: TimelineEntry | undefined }) {
  if (newest?.type !== "not-sent") return null;
  return (
    <p role="alert" className="mx-4 mt-5 border-l-3 border-late bg-late-tint px-3 py-2.5 md:mx-7">
      <b className="font-semibold text-late">The quote was not sent.</b> {newest.reason}
    </p>
  );
}
