import type { DraftError } from "#domain/quote-check.ts";
import { focusField, fieldId } from "./editor-context.ts";

/** Why the quote was not sent, with a link to each fault. */
export function FaultSummary({ faults }: { faults: readonly DraftError[] }) {
  if (faults.length === 0) return null;
  return (
    <div
      id="quote-faults"
      tabIndex={-1}
      role="alert"
      className="mx-4 mb-3.5 border-l-3 border-late bg-late-tint px-3 py-2.5 focus:outline-offset-0 md:mx-7"
    >
      <b className="font-semibold text-late">
        Not sent. {faults.length === 1 ? "1 thing" : `${faults.length} things`} to put right:
      </b>{" "}
      {faults.map(({ field, name }, index) => (
        <span key={field}>
          {index > 0 ? ", " : ""}
          <a
            href={`#${fieldId(field)}`}
            className="inline-block underline underline-offset-3 max-md:py-3"
            onClick={(event) => {
              event.preventDefault();
              focusField(field);
            }}
          >
            {name}
          </a>
        </span>
      ))}
      .
    </div>
  );
}
