import { useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useLocation, useNavigate, useParams, type LoaderFunctionArgs } from "react-router";
import { queryClient } from "#desk/api/client.ts";
import { requestQuery } from "#desk/api/requests.ts";
import { Screen } from "#desk/controls/screen.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { isRideOpen, QuotePanel } from "#desk/quote/quote-panel.tsx";
import type { RequestDetails } from "#server/requests/views.ts";
import { CancelPanel } from "./cancel-panel.tsx";
import { ClosePanel } from "./close-panel.tsx";
import { Neighbors } from "./neighbors.tsx";
import { RequestPanel } from "./request-panel.tsx";

/** Loads the request in the address, unless it is cached. */
export function loadRequest({ params }: LoaderFunctionArgs) {
  return queryClient.ensureQueryData(requestQuery(params["reference"] ?? ""));
}

/** The request on the left and its quote on the right; two tabs on narrow screens. */
export function RequestScreen() {
  const { reference = "" } = useParams();
  const { data: details } = useSuspenseQuery(requestQuery(reference));
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const { part: start, isNewVersion } = (state ?? {}) as { part?: Part; isNewVersion?: boolean };
  const startsInQuote = start === "quote";
  const [part, setPart] = useState<Part>(startsInQuote ? "quote" : "request");
  // Includes the reference, because J opens another request on the same screen.
  const [revising, setRevising] = useState({ reference: "", version: 0 });
  const revised = revising.reference === reference ? revising.version : null;
  useEffect(() => {
    if (!startsInQuote) return;
    // Someone who is already typing keeps the focus.
    const isTyping = document.activeElement?.matches("main :is(input, select, textarea)");
    if (!isNewVersion) return isTyping ? undefined : focusQuote();
    queueMicrotask(() => document.getElementById("revise-quote")?.click());
    // A reload must not start another version.
    void navigate({ search }, { replace: true, state: { part: "quote" } });
  }, [startsInQuote, isNewVersion, navigate, search]);
  const [isEnding, setEnding] = useState("");
  const leave = () => flushSync(() => setEnding(""));
  const isOpen = isEnding === reference && details.pending === null;
  const ending = isOpen ? <Ending details={details} leave={leave} /> : null;
  const end = () => {
    flushSync(() => setPart("quote"));
    setEnding(reference);
  };
  useKeys({
    q: () => {
      leave();
      flushSync(() => setPart("quote"));
      focusQuote();
    },
    x: isOpen ? undefined : () => document.getElementById("end-request")?.click(),
  });
  return (
    <Screen title={`${reference}, ${details.name}`}>
      <Neighbors reference={reference} />
      <PartTabs part={part} onChange={setPart} />
      <div
        key={reference}
        className="request-columns grid flex-1 items-stretch lg:grid-cols-[minmax(0,1fr)_560px]"
      >
        <div className={`min-w-0 ${part === "request" ? "" : "max-lg:hidden"}`}>
          <RequestPanel details={details} isRideOpen={isRideOpen(details, revised)} end={end} />
        </div>
        <div className={`min-w-0 ${part === "quote" ? "" : "max-lg:hidden"}`}>
          {ending ? (
            <>
              <h1 className="sr-only lg:hidden">{details.name}</h1>
              {ending}
            </>
          ) : (
            <QuotePanel
              reference={reference}
              details={details}
              revised={revised}
              setRevised={(version) => setRevising({ reference, version })}
            />
          )}
        </div>
      </div>
    </Screen>
  );
}

/** Closing before acceptance, cancelling after it; null if neither is possible. */
function Ending({ details, leave }: { details: RequestDetails; leave: () => void }) {
  const [quote] = details.quotes;
  if (details.state === "accepted" && quote)
    return <CancelPanel details={details} quote={quote} leave={leave} />;
  return <ClosePanel details={details} leave={leave} />;
}

/** Focuses the quote's first line, or its heading when it cannot be edited. */
function focusQuote() {
  document.querySelector<HTMLElement>("[data-quote-start]")?.focus();
}

type Part = "request" | "quote";

const labels: Record<Part, string> = { request: "Request", quote: "Quote" };

function PartTabs({ part, onChange }: { part: Part; onChange: (part: Part) => void }) {
  return (
    <nav
      aria-label="Parts of this request"
      className="sticky top-13 z-8 grid grid-cols-2 border-b border-line bg-paper md:top-12 lg:hidden"
    >
      {(["request", "quote"] as const).map((each) => (
        <button
          key={each}
          type="button"
          data-part={each}
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
