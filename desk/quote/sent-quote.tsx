import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Button, buttonClass, KeyCap } from "#desk/controls/button.tsx";
import { useEditorKeys, useKeys } from "#desk/keys/use-keys.ts";
import { splitMoment } from "#desk/times/moments.ts";
import { formatMoney } from "#domain/money.ts";
import { describeState, stateNames } from "#domain/request.ts";
import { formatTime } from "#domain/time.ts";
import type { QuoteView, RequestDetails } from "#server/requests/views.ts";
import { DeliveryFaults } from "./notices.tsx";
import { OfferedChange } from "./offered-change.tsx";
import { FootBar, PanelHead } from "./panel-frame.tsx";
import { Preview, previewButtonId, usePreview } from "./preview.tsx";
import { QuoteSheet } from "./quote-sheet.tsx";

type Props = {
  details: RequestDetails;
  quote: QuoteView;
  /** Null if no further version can be sent. */
  revise: (() => void) | null;
  children: React.ReactNode;
};

/** The newest quote as sent, what can be recorded about it, and the earlier quotes. */
export function SentQuote({ details, quote, revise, children }: Props) {
  const preview = usePreview();
  const togglePreview = preview.isOpen ? preview.close : preview.open;
  const now = useServerNow();
  const { state, firstName } = details;
  const hasRevision =
    state !== "accepted" &&
    revise !== null &&
    details.draft.savedAt !== null &&
    details.draft.savedAt > quote.sentAt;
  useKeys({ e: revise ?? undefined });
  useEditorKeys({
    "Alt+KeyP": togglePreview,
    Escape: preview.isOpen ? preview.close : undefined,
  });

  const changeName = details.offered ? "Edit the offer" : "Change the ride";
  const reviseName = state === "accepted" ? changeName : hasRevision ? "Continue" : "Revise";
  const until = formatTime(Temporal.Instant.from(quote.validUntil), quote.pickup.zone);

  const openLine = (end: string) =>
    details.hasEmail ? `Valid until ${end}` : `No email went out. Read it by phone, until ${end}`;

  return (
    <>
      <PanelHead version={quote.version} isStart>
        <output className="ml-auto text-right text-small leading-5 text-slate">
          {sentLine(quote, now)}
        </output>
      </PanelHead>
      <DeliveryFaults details={details} quote={quote} />
      {state === "quoted" ? null : (
        <p className="mx-4 mb-3.5 rounded-edge bg-paused-tint px-3 py-2.5 md:mx-7">
          {describeState(state, "agent")}
        </p>
      )}
      {hasRevision ? (
        <output className="mx-4 mb-3.5 block rounded-edge bg-soon-tint px-3 py-2.5 md:mx-7">
          A revision was started but not sent.
        </output>
      ) : null}
      {details.offered ? (
        <OfferedChange details={details} booked={quote} offered={details.offered} />
      ) : null}
      <QuoteSheet quote={quote} now={now} />
      {children}
      <EarlierQuotes quotes={details.quotes.slice(1)} now={now} />
      <FootBar
        title={state === "quoted" ? `Waiting for ${firstName}` : stateNames[state]}
        detail={state === "quoted" ? openLine(until) : formatMoney(quote.totalCents)}
        tone="granite"
      >
        <Button id={previewButtonId} onClick={togglePreview} aria-pressed={preview.isOpen}>
          Visitor&rsquo;s page <KeyCap>Alt P</KeyCap>
        </Button>
        {details.hasEmail ? null : (
          <a
            href={`/preview/${details.reference}?quote=${quote.version}`}
            target="_blank"
            rel="noreferrer"
            className={buttonClass("plain")}
          >
            Printable page
          </a>
        )}
        {revise ? (
          <Button id="revise-quote" onClick={revise}>
            {reviseName} <KeyCap>E</KeyCap>
          </Button>
        ) : null}
      </FootBar>
      {preview.isOpen ? (
        <Preview
          reference={details.reference}
          name={details.name}
          page={{ quote: quote.version }}
          faults={[]}
          close={preview.close}
        />
      ) : null}
    </>
  );
}

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

/** `Sent 9:24 AM MT by Maya`, with the date unless it is today. */
function sentLine({ sentAt, sentBy }: QuoteView, now: Temporal.Instant): string {
  const { day, time } = splitMoment(sentAt, now, company.timeZone);
  const when = day.startsWith("Today") ? time : `${day}, ${time}`;
  return `Sent ${when} by ${sentBy.split(" ")[0]}`;
}
