import entries from "virtual:client-entries";
import { formatMoney } from "#domain/money.ts";
import { placeOf } from "#domain/pickup.ts";
import { CallLink } from "#site/shell/phone.tsx";
import { ButtonLink, Button } from "#site/ui/button.tsx";
import { DateTime } from "./date-time.tsx";
import { CancellationDates, termsOf, Ride, Price } from "./details.tsx";
import { Actions, Block, Intro, Lead } from "./layout.tsx";
import type { ShownQuote } from "./page-state.ts";
import { PaymentLink } from "./quoted.tsx";
import { EarlierQuotes } from "./waiting.tsx";

/** The ride is booked: what happens now. */
export function Accepted({ view, quote, path }: ShownQuote) {
  const { at, zone } = quote.pickup;
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
            Your ride is confirmed for <DateTime at={at} zone={zone} />
          </>
        }
      >
        <Lead>
          Your acceptance of{" "}
          <strong className="font-medium text-ink">{formatMoney(quote.totalCents)}</strong> is
          confirmed, and a copy is on its way to {view.email}.
        </Lead>
        <Actions>
          <ButtonLink href={`${path}/ride.ics`} download={`${view.reference}.ics`}>
            Add to calendar
          </ButtonLink>
          <PrintButton />
        </Actions>
      </Intro>
      <Block title="What happens now" isWide>
        <NextSteps view={view} quote={quote} />
      </Block>
      <Ride view={view} quote={quote} />
      <Block title="If you cancel">
        <CancellationDates view={view} quote={quote} />
      </Block>
      <Price quote={quote} title="What the price includes" />
      <EarlierQuotes view={{ ...view, quotes: view.quotes.slice(1) }} path={path} />
    </>
  );
}

function NextSteps({ view, quote }: Omit<ShownQuote, "path">) {
  const [first] = termsOf(view, quote);
  const { at, zone } = quote.pickup;
  return (
    <ol className="grid gap-7 md:grid-cols-3 print:grid-cols-3">
      <Step when="Now" title="Payment">
        {quote.paymentLink ? (
          <>
            In full, by this link: <PaymentLink href={quote.paymentLink} />
          </>
        ) : (
          "In full, before the ride. We will tell you how."
        )}
      </Step>
      <Step
        when={first?.until ? capitalized(first.when) : "Before the pickup"}
        title="Plans change"
      >
        {first?.until ? (
          <>Call us. Until then you get {describeRefund(first.refundPercent, first.refund)}.</>
        ) : (
          "Call us. It is too late for a refund."
        )}
      </Step>
      <Step when={<DateTime at={at} zone={zone} />} title="The pickup">
        {placeOf(view.pickupAddress)}. On the day call <CallLink /> at any hour.
      </Step>
    </ol>
  );
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

function describeRefund(percent: number, refund: string): string {
  return percent === 100 ? "a full refund, less processing fees" : `${refund} of the fare`;
}

function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** Shows itself where its script runs; everywhere else the browser's own menu prints. */
function PrintButton() {
  return (
    <>
      <Button variant="quiet" data-print hidden>
        Print
      </Button>
      <script type="module" src={entries.print.address} />
    </>
  );
}
