import type { Cancellation } from "#domain/closing-schema.ts";
import { refundSentence } from "#domain/closing.ts";
import { formatMoney } from "#domain/money.ts";
import { CallLink } from "#site/shell/phone.tsx";
import { ButtonLink } from "#site/ui/button.tsx";
import { DateTime } from "./date-time.tsx";
import { Price, Ride } from "./details.tsx";
import { Actions, Block, FinePrint, Intro, Lead } from "./layout.tsx";
import type { ShownQuote } from "./page-state.ts";

/** A booked ride that was cancelled: what is refunded, and what the ride was. */
export function Cancelled({ view, quote, path }: ShownQuote) {
  const { last } = view;
  const cancellation = last?.cancellation ?? null;
  const { zone } = quote.pickup;
  return (
    <>
      <Intro
        eyebrow={
          <>
            {view.reference}, cancelled {last ? <DateTime at={last.at} zone={zone} /> : null}
            {cancellation ? `, ${reasons[cancellation.why]}` : ""}
          </>
        }
        title="Your ride is cancelled"
      >
        <Lead>{refundSentence(cancellation?.refundCents ?? null)}</Lead>
        {cancellation?.words ? <Lead>{cancellation.words}</Lead> : null}
        <Actions>
          <ButtonLink href={`${path}/ask-again`}>Ask for another date</ButtonLink>
          <ButtonLink
            variant="quiet"
            href={`${path}/ride.ics`}
            download={`${view.reference}-cancelled.ics`}
          >
            Remove from calendar
          </ButtonLink>
        </Actions>
      </Intro>
      {cancellation?.paidCents ? (
        <Block title="Your refund">
          <RefundTable cancellation={cancellation} />
          <FinePrint>
            Questions about your refund? Call <CallLink />.
          </FinePrint>
        </Block>
      ) : null}
      <Ride view={view} quote={quote} />
      <Price quote={quote} title="What the price included" />
    </>
  );
}

const reasons: Record<Cancellation["why"], string> = {
  visitor: "as you asked",
  us: "by us",
  weather: "because of the weather",
};

/** What was paid, what we keep, and what is refunded. */
function RefundTable({ cancellation }: { cancellation: Cancellation }) {
  const { paidCents, feeCents, refundCents } = cancellation;
  const paid = paidCents ?? 0;
  const fee = feeCents ?? 0;
  const kept = paid - (refundCents ?? 0) - fee;
  return (
    <table className="price">
      <tbody>
        <Row name="Paid" cents={paid} />
        {fee > 0 ? <Row name="Processing fee" cents={-fee} /> : null}
        {kept > 0 ? <Row name="Kept by the cancellation terms" cents={-kept} /> : null}
      </tbody>
      <tfoot>
        <Row name="Refund in US dollars" cents={refundCents ?? 0} />
      </tfoot>
    </table>
  );
}

function Row({ name, cents }: { name: string; cents: number }) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>{formatMoney(cents)}</td>
    </tr>
  );
}
