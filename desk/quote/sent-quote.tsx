import { useState } from "react";
import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatTime } from "#domain/format-time.ts";
import { formatMoney } from "#domain/money.ts";
import { describeState, stateNames } from "#domain/request-state.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button } from "#desk/controls/button.tsx";
import { KeyCap } from "#desk/controls/key-cap.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import type { QuoteView, RequestDetails } from "#server/desk/views.ts";
import { splitMoment } from "#desk/times/moments.ts";
import { FootBar } from "./foot-bar.tsx";
import { MailFault } from "./mail-fault.tsx";
import { PanelHead } from "./panel-head.tsx";
import { Preview } from "./preview.tsx";
import { readQuoteKey } from "./quote-keys.ts";
import { QuoteSheet } from "./quote-sheet.tsx";
import { useDocumentKeys } from "./use-keys.ts";
import { focusAfterPreview, type WantedFocus } from "./use-wanted-focus.ts";

type Props = {
  details: RequestDetails;
  quote: QuoteView;
  focus: WantedFocus;
  /** Null where no further version can be sent. */
  revise: (() => void) | null;
  children: React.ReactNode;
};

/** The newest quote as it was sent, what can be recorded about it, and the earlier ones. */
export function SentQuote({ details, quote, focus, revise, children }: Props) {
  const [isPreviewing, setPreviewing] = useState(false);
  const now = useServerNow();
  const { state, firstName } = details;
  const hasRevision =
    revise !== null && details.draft.savedAt !== null && details.draft.savedAt > quote.sentAt;
  useKeys({ e: revise ?? undefined });
  useDocumentKeys((event) => {
    const key = readQuoteKey(event);
    if (key !== "preview" && !(key === "close" && isPreviewing)) return;
    event.preventDefault();
    togglePreview();
  });

  function togglePreview() {
    if (isPreviewing) focusAfterPreview(focus);
    setPreviewing(!isPreviewing);
  }

  const until = formatTime(Temporal.Instant.from(quote.validUntil), quote.pickup.zone);

  return (
    <>
      <PanelHead version={quote.version} focus={focus} isStart>
        <output className="ml-auto text-right text-small leading-5 text-slate">
          {sentLine(quote, now)}
        </output>
      </PanelHead>
      <MailFault details={details} since={quote.sentAt} />
      {state === "quoted" ? null : (
        <p className="mx-4 mb-3.5 rounded-edge bg-paused-tint px-3 py-2.5 md:mx-7">
          {describeState(state, "agent")}
        </p>
      )}
      {hasRevision ? (
        <output className="mx-4 mb-3.5 block rounded-edge bg-soon-tint px-3 py-2.5 md:mx-7">
          A revision has been begun and not sent.
        </output>
      ) : null}
      <QuoteSheet quote={quote} now={now} />
      {children}
      <EarlierQuotes quotes={details.quotes.slice(1)} now={now} />
      <FootBar
        title={state === "quoted" ? `Waiting for ${firstName}` : stateNames[state]}
        detail={state === "quoted" ? `Valid until ${until}` : formatMoney(quote.totalCents)}
        tone="granite"
      >
        <Button ref={focus.target("preview")} onClick={togglePreview} aria-pressed={isPreviewing}>
          Visitor&rsquo;s page <KeyCap>Alt P</KeyCap>
        </Button>
        {revise ? (
          <Button ref={focus.target("revise")} onClick={revise}>
            {hasRevision ? "Continue" : "Revise"} <KeyCap>E</KeyCap>
          </Button>
        ) : null}
      </FootBar>
      {isPreviewing ? (
        <Preview
          reference={details.reference}
          name={details.name}
          page={{ quote: quote.version }}
          faults={[]}
          close={togglePreview}
        />
      ) : null}
    </>
  );
}

/** Each stays as it was sent. */
export function EarlierQuotes({
  quotes,
  now,
}: {
  quotes: readonly QuoteView[];
  now: Temporal.Instant;
}) {
  return quotes.map((quote) => (
    <details key={quote.version} className="mx-4 mb-3 border-t border-line md:mx-7">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-slate">
        <span className="font-medium text-ink">
          Quote {quote.version}, {formatMoney(quote.totalCents)}
        </span>
        {sentLine(quote, now)}
      </summary>
      <div className="-mx-4 pt-2 md:-mx-7">
        <QuoteSheet quote={quote} now={now} />
      </div>
    </details>
  ));
}

/** `Sent 9:24 AM MT by Maya`, with the day unless it is today's. */
function sentLine({ sentAt, sentBy }: QuoteView, now: Temporal.Instant): string {
  const { day, time } = splitMoment(sentAt, now, company.timeZone);
  const when = day.startsWith("Today") ? time : `${day}, ${time}`;
  return `Sent ${when} by ${sentBy.split(" ")[0]}`;
}
