import { Temporal } from "temporal-polyfill";
import { legsOf } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { openCents, overpaidCents, paymentDay } from "#domain/payment.ts";
import { placeOf } from "#domain/pickup.ts";
import { CallLink } from "#site/shell/phone.tsx";
import { ButtonLink, Button } from "#site/ui/button.tsx";
import { ChangeOffer } from "./change-offer.tsx";
import { DatesAtTime, DateTime, unbroken } from "./date-time.tsx";
import { CancellationDates, termsOf, Ride, Price } from "./details.tsx";
import { Actions, Block, FinePrint, Intro, Lead } from "./layout.tsx";
import type { ShownQuote } from "./page-state.ts";
import { EarlierQuotes } from "./waiting.tsx";

/** The ride is booked: what happens next. */
export function Accepted({ view, quote, path }: ShownQuote) {
  const { zone } = quote.pickup;
  const open = openCents(view.payment, quote.totalCents);
  const isOpen = open > 0 && quote.paymentLink !== null;
  return (
    <>
      <Intro
        eyebrow={
          <>
            {view.reference}, accepted{" "}
            {view.last ? <DateTime at={view.last.at} zone={zone} /> : null}
          </>
        }
        title={
          <>
            <span className="block">Thank you, {view.firstName}.</span> Your ride is confirmed.
          </>
        }
      >
        <Lead>
          We look forward to driving you on{" "}
          <strong className="font-medium text-ink">
            <DatesAtTime legs={legsOf(quote)} />.
          </strong>
        </Lead>
        <Actions>
          {isOpen ? (
            <ButtonLink href={quote.paymentLink} rel="noreferrer">
              Pay {formatMoney(open)}
            </ButtonLink>
          ) : null}
          <ButtonLink
            variant={isOpen ? "quiet" : "primary"}
            href={`${path}/ride.ics`}
            download={`${view.reference}.ics`}
          >
            Add to calendar
          </ButtonLink>
          <PrintButton />
        </Actions>
        <FinePrint>
          {view.email
            ? `We have sent a confirmation to ${view.email}. Reply to it with anything that helps us, such as your flight number.`
            : "Call us with anything that helps, such as your flight number."}
        </FinePrint>
      </Intro>
      {view.offered ? (
        <ChangeOffer {...{ quote, path }} offered={view.offered} payment={view.payment} />
      ) : null}
      <Block title="What happens now" isWide>
        <NextSteps view={view} quote={quote} />
      </Block>
      <Ride view={view} quote={quote} isAhead />
      <Block title="If you cancel">
        <CancellationDates view={view} quote={quote} />
      </Block>
      <Price quote={quote} title="What the price includes" />
      <EarlierQuotes view={{ ...view, quotes: view.quotes.slice(1) }} path={path} />
    </>
  );
}

function NextSteps({ view, quote }: Omit<ShownQuote, "path">) {
  const first = nextTerm(view, quote);
  const { at, zone } = quote.pickup;
  return (
    <ol className="grid gap-7 md:grid-cols-3 print:grid-cols-3">
      <Step when="Now" title="Payment">
        {describePaid({ view, quote })}
      </Step>
      <Step
        when={first?.until ? capitalize(unbroken(first.when)) : "Before the pickup"}
        title="If plans change"
      >
        {first?.until ? (
          <>
            Call us. Until then you get {describeRefund(first.refundPercent, first.refund)}
            {quote.moreLegs.length > 0 ? "; the way home has its own dates below" : ""}.
          </>
        ) : (
          "Please call us. The time for a refund has passed."
        )}
      </Step>
      <Step when={<DateTime at={at} zone={zone} />} title="The pickup">
        {placeOf(quote.pickupAddress)}. On the day, call <CallLink /> at any hour.
      </Step>
    </ol>
  );
}

/** What has been paid, what is due, and how to pay it. */
function describePaid({ view, quote }: Omit<ShownQuote, "path">): string {
  const { payment } = view;
  const open = openCents(payment, quote.totalCents);
  const howTo = quote.paymentLink
    ? "You can pay with the button above."
    : `${quote.sentBy.split(" ", 1)[0]} will email you a payment link.`;
  if (payment === null || payment.type === "not-paid")
    return `${formatMoney(open)} is due in full. ${howTo}`;
  const amount = formatMoney(payment.cents);
  const day = paymentDay(payment, Temporal.Instant.from(view.now), quote.pickup.zone);
  if (payment.type === "refunded") return `We refunded ${amount} on ${day}.`;
  const what = payment.type === "deposit" ? "deposit" : "payment";
  const arrived = `Your ${what} of ${amount} arrived on ${day}. Thank you.`;
  const refund = overpaidCents(payment, quote.totalCents);
  if (refund > 0) return `${arrived} We refund ${formatMoney(refund)}.`;
  return open > 0 ? `${arrived} ${formatMoney(open)} is still due. ${howTo}` : arrived;
}

function Step({
  when,
  title,
  children,
}: {
  when: React.ReactNode;
  title: string;
  children: React.ReactNode;
}) {
  return (
    <li className="border-t border-granite pt-4">
      <p className="text-label text-granite tabular-nums">{when}</p>
      <h3 className="mt-1 text-[1.5rem] leading-[1.2]">{title}</h3>
      <p className="mt-2 wrap-anywhere text-slate">{children}</p>
    </li>
  );
}

/** The next date after which less is refunded, for the leg that comes first. */
function nextTerm(view: ShownQuote["view"], quote: ShownQuote["quote"]) {
  const legs = termsOf(view, quote);
  return legs.flatMap(({ terms }) => terms).find(({ until }) => until !== null) ?? null;
}

function describeRefund(percent: number, refund: string): string {
  return percent === 100 ? "a full refund, less processing fees" : `a ${refund}`;
}

function capitalize(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Visible only where the page's script runs; elsewhere visitors print with the browser's menu. */
function PrintButton() {
  return (
    <Button variant="quiet" data-print hidden>
      Print
    </Button>
  );
}
