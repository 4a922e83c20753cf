import { legsOf } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { noMessage, withoutSignature, type LineKind } from "#domain/quote.ts";
import { CallLink } from "#site/shell/phone.tsx";
import { ButtonLink } from "#site/ui/button.tsx";
import { DatesAtTime, DateTime, OwnTime } from "./date-time.tsx";
import { CancellationDates, ContactFact, Price, Ride } from "./details.tsx";
import { Block, Intro } from "./layout.tsx";
import type { ShownQuote } from "./page-state.ts";
import { AskWayHome, EarlierQuotes } from "./waiting.tsx";

/** A quote that can be answered, with its total first. */
export function Quoted({ view, quote, path }: ShownQuote) {
  const { zone } = quote.pickup;
  const total = formatMoney(quote.totalCents);
  const replaced = view.quotes.find(({ version }) => version < quote.version);
  return (
    <>
      <Intro
        eyebrow={
          <>
            Your quote for {view.reference}, sent <DateTime at={quote.sentAt} zone={zone} />
          </>
        }
        title={
          <>
            <span className="sr-only">Your quote: </span>
            <span className="quote-total">{total}</span>
          </>
        }
      >
        <p className="mt-3.5 max-w-measure text-lead wrap-anywhere text-slate">
          {shortRoute(quote)}, on <DatesAtTime legs={legsOf(quote)} />.{" "}
          {includedSentence(quote.lines)}
          {replaced ? ` ${replacement(quote, replaced)}` : ""}
        </p>
        <div className="mt-8">
          <Answers path={path} version={quote.version} />
        </div>
        <p className="mt-5 text-label text-slate">
          Valid until{" "}
          <strong className="font-medium text-ink">
            <DateTime at={quote.validUntil} zone={zone} />
          </strong>
        </p>
        <OwnTime at={quote.validUntil} zone={zone} />
        <p data-screen-only className="mt-0.5 text-label text-granite">
          You will be asked to confirm.
        </p>
      </Intro>
      <Block title={`From ${quote.sentBy}`}>
        <p className="quote-message">
          {withoutSignature(quote.message, quote.sentBy) || `Dear ${view.firstName}, ${noMessage}`}
        </p>
      </Block>
      <Ride view={view} quote={quote} isAhead />
      <Price quote={quote} title="What the price includes" />
      <Block title="If you cancel">
        <CancellationDates view={view} quote={quote} />
      </Block>
      <Block title="Payment">
        <p className="text-slate">
          Payment is due in full once you accept.{" "}
          {quote.paymentLink
            ? "You can then pay from this page."
            : `${quote.sentBy.split(" ", 1)[0]} will email you a payment link.`}
        </p>
      </Block>
      <AskWayHome view={{ ...view, askedHome: null }} path={path} />
      <EarlierQuotes view={view} path={path} />
      <Block title="Questions" isPrinted={false}>
        <p className="text-slate">
          Call <CallLink />, or reply to our email. You can also{" "}
          <a href={`${path}/withdraw`} className="underline underline-offset-4">
            withdraw this request
          </a>
          .
        </p>
        <details className="mt-3">
          <summary className="inline-block cursor-pointer py-2.5 text-label font-medium underline underline-offset-4">
            Your details
          </summary>
          <dl className="rows mt-2">
            <ContactFact view={view} />
          </dl>
        </details>
      </Block>
    </>
  );
}

/** The two answers again, at the end of the page. */
export function ClosingAnswers({ quote, path }: Omit<ShownQuote, "view">) {
  return (
    <section data-screen-only aria-label="Your answer" className="bg-frost">
      <div className="mx-auto flex max-w-page flex-wrap items-end justify-between gap-x-12 gap-y-6 px-gutter py-[clamp(3rem,6vw,5rem)]">
        <div>
          <h2 className="text-title">{formatMoney(quote.totalCents)}</h2>
          <p className="mt-2 text-slate">
            Until <DateTime at={quote.validUntil} zone={quote.pickup.zone} />
          </p>
        </div>
        <Answers path={path} version={quote.version} />
      </div>
    </section>
  );
}

function Answers({ path, version }: { path: string; version: number }) {
  return (
    <div data-screen-only className="flex gap-3 max-sm:w-full sm:gap-4 max-sm:*:flex-1">
      <ButtonLink href={`${path}/accept?quote=${version}`}>Accept</ButtonLink>
      <ButtonLink variant="quiet" href={`${path}/decline?quote=${version}`}>
        Decline
      </ButtonLink>
    </div>
  );
}

function includedSentence(lines: readonly { kind: LineKind; cents: number }[]): string {
  const has = (kind: LineKind) => lines.some((line) => line.kind === kind && line.cents > 0);
  if (has("gratuity") && has("fees")) return "Gratuity and fees are included.";
  if (has("gratuity")) return "Gratuity is included.";
  return has("fees") ? "Fees are included." : "";
}

function replacement({ totalCents }: { totalCents: number }, before: { totalCents: number }) {
  if (before.totalCents === totalCents)
    return "This replaces our earlier quote; the total stays the same.";
  return `This replaces our quote of ${formatMoney(before.totalCents)}.`;
}
