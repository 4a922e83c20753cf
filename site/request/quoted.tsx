import { company } from "#content/company.ts";
import { labelOf, vehicleChoices } from "#domain/form.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import type { LineKind } from "#domain/quote.ts";
import { CallLink } from "#site/shell/phone.tsx";
import { ButtonLink } from "#site/ui/button.tsx";
import { DateTime, formatDateTime } from "./date-time.tsx";
import { CancellationDates, AskedFacts, Ride, Price } from "./details.tsx";
import { Block, Intro } from "./layout.tsx";
import type { ShownQuote } from "./page-state.ts";
import { EarlierQuotes } from "./waiting.tsx";

/** The quote that can be answered: its total first. */
export function Quoted({ view, quote, path }: ShownQuote) {
  const { zone, at } = quote.pickup;
  const total = formatMoney(quote.totalCents);
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
        aside={
          <>
            <p className="text-label text-granite">Who drives</p>
            <p className="mt-1 font-display text-card font-medium wrap-anywhere">
              {quote.operator.name}
            </p>
            <p className="mt-2 text-label wrap-anywhere text-slate">
              {labelOf(vehicleChoices, quote.vehicle)}
              <span className="second-line">{quote.operator.permit}</span>
            </p>
          </>
        }
      >
        <p className="mt-3.5 max-w-measure text-lead wrap-anywhere text-slate">
          {shortRoute(view)},{" "}
          <span className="sm:whitespace-nowrap">
            <DateTime at={at} zone={zone} />.
          </span>{" "}
          {includedSentence(quote.lines)}
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
        <p data-screen-only className="mt-0.5 text-label text-granite">
          Accept and Decline each ask you once more.
        </p>
      </Intro>
      {quote.message ? (
        <Block title={`From ${quote.sentBy.split(" ", 1)[0]}`}>
          <p className="quote-message">{quote.message}</p>
          <p className="mt-3.5 text-label text-granite">
            {quote.sentBy}, {company.name}
          </p>
        </Block>
      ) : null}
      <Ride view={view} quote={quote} />
      <Price quote={quote} title="What the price includes" />
      <Block title="If you cancel">
        <CancellationDates view={view} quote={quote} />
      </Block>
      {quote.paymentLink ? (
        <Block title="Payment">
          <p className="wrap-anywhere text-slate">
            Once you accept, payment is due in full: <PaymentLink href={quote.paymentLink} />
          </p>
        </Block>
      ) : null}
      <EarlierQuotes view={view} path={path} />
      <Block title="Questions" isPrinted={false}>
        <p className="text-slate">
          Call <CallLink /> or reply to our email. You can also{" "}
          <a href={`${path}/withdraw`} className="underline underline-offset-4">
            withdraw this request
          </a>
          .
        </p>
        <details className="mt-3">
          <summary className="inline-block cursor-pointer py-2.5 text-label font-medium underline underline-offset-4">
            Your request of {dayOf(formatDateTime(view.askedAt, company.timeZone))}
          </summary>
          <div className="mt-2">
            <AskedFacts view={view} />
          </div>
        </details>
      </Block>
    </>
  );
}

/** The answers once more, at the end of the page. */
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

export function PaymentLink({ href }: { href: string }) {
  return (
    <a href={href} rel="noreferrer" className="text-ink underline underline-offset-4">
      {href}
    </a>
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

function dayOf(time: string): string {
  return time.split(", ", 2).join(", ");
}
