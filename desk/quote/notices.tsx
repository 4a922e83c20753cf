import { useState } from "react";
import { Button, buttonClass } from "#desk/controls/button.tsx";
import { phoneLink } from "#domain/form.ts";
import type { DraftError } from "#domain/quote-check.ts";
import type {
  PendingAct,
  QuoteView,
  RequestDetails,
  TimelineEntry,
} from "#server/requests/views.ts";
import { focusField, fieldId } from "./editor-field.tsx";
import { resendEmail, useRequestCalls } from "./request-calls.ts";
import { describeAct } from "./undo-bars.tsx";

/** Says why an act did not happen after its ten seconds, until something else happens. */
export function NotSent({ newest }: { newest: TimelineEntry | undefined }) {
  if (newest?.type !== "not-sent" && newest?.type !== "not-recorded") return null;
  const what = newest.type === "not-sent" ? "The quote was not sent." : "This was not recorded.";
  return (
    <p role="alert" className="mx-4 mt-5 border-l-3 border-late bg-late-tint px-3 py-2.5 md:mx-7">
      <b className="font-semibold text-late">{what}</b> {newest.reason}
    </p>
  );
}

type Sent = Pick<QuoteView, "version" | "sentAt">;

/** Says which email to the visitor has failed since a quote was sent, and what to do. */
export function DeliveryFaults({ details, quote }: { details: RequestDetails; quote: Sent }) {
  const { isBusy, news, run } = useRequestCalls();
  const [isResent, setResent] = useState(false);
  const call = phoneLink(details.cellPhone);

  async function resend(id: string) {
    setResent(await run(() => resendEmail(details.reference, id)));
  }

  return (
    <>
      {deliveryFaults(details, quote).map(({ id, fault, meaning }) => (
        <div
          key={id}
          role="alert"
          className="mx-4 mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2 border-l-3 border-late bg-late-tint px-3 py-2.5 md:mx-7"
        >
          <p className="flex-1 max-md:basis-full">
            <b className="font-semibold text-late">{fault}</b> {meaning}
          </p>
          {call ? (
            <a href={call} className={buttonClass("plain")}>
              Call
            </a>
          ) : null}
          <Button aria-disabled={isBusy} onClick={() => void resend(id)}>
            Send again
          </Button>
        </div>
      ))}
      <output className="mx-4 block text-slate not-empty:mb-3.5 md:mx-7">
        {isResent ? "The email is being sent again. The timeline shows how it goes." : news}
      </output>
    </>
  );
}

/** The failed emails to the visitor: the one with this quote, and any later one. */
export function deliveryFaults(
  { timeline, reference, firstName }: Pick<RequestDetails, "timeline" | "reference" | "firstName">,
  quote: Sent,
): { id: string; fault: string; meaning: string }[] {
  return timeline.flatMap(({ at, email }) => {
    if (email?.audience !== "visitor") return [];
    const { id, subject, status, quoteVersion } = email;
    if (status === "sent" || status === "waiting" || status === "overtaken") return [];
    const isOfQuote = quoteVersion === quote.version;
    if (!isOfQuote && (quoteVersion !== null || at < quote.sentAt)) return [];
    const which = isOfQuote ? "with this quote" : `“${subject.replace(` (${reference})`, "")}”`;
    const meaning = isOfQuote ? `${firstName} may not know of it yet.` : "";
    return [{ id, fault: `The email ${which} ${failures[status]}`, meaning }];
  });
}

const failures = {
  refused: "has not arrived: it was refused.",
  "given up": "has not arrived and is tried no more.",
  unknown: "may not have arrived.",
  held: "is held and has not been sent.",
};

/** Why the quote was not sent, with a link to each error. */
export function FaultSummary({ faults }: { faults: readonly DraftError[] }) {
  if (faults.length === 0) return null;
  return (
    <div
      id="quote-faults"
      tabIndex={-1}
      role="alert"
      className="border-t border-l-3 border-late bg-late-tint px-4 py-2.5 focus:-outline-offset-2 md:px-7"
    >
      <b className="font-semibold text-late">
        Not sent. {faults.length === 1 ? "1 thing" : `${faults.length} things`} to fix:
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

/** Asks once for a message; the next Send goes out without one. */
export function MessageQuestion({ firstName }: { firstName: string }) {
  return (
    <p
      id="quote-faults"
      role="alert"
      className="border-t border-l-3 border-soon bg-soon-tint px-4 py-2.5 md:px-7"
    >
      <b className="font-semibold text-soon">No message yet.</b> {firstName} would read the sums
      without a word from you. Write one, or send again without it.
    </p>
  );
}

/** The act pending on this request, unless it is Send, and how to undo it. */
export function PendingNote({ act }: { act: PendingAct | null }) {
  if (!act || act.type === "send-quote") return null;
  return (
    <div className="mx-4 mt-5 border-y border-line py-3 md:mx-7">
      <p className="font-semibold">{describeAct(act).doing}.</p>
      <p className="mt-1 text-slate">
        Go on with other work. Z undoes it from anywhere in the desk, for any of us, until the ten
        seconds are over.
      </p>
    </div>
  );
}
