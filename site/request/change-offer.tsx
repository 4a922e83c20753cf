import { formatMoney } from "#domain/money.ts";
import { overpaidCents, type Payment } from "#domain/payment.ts";
import { withoutSignature } from "#domain/quote.ts";
import { changeTitle, hasNewPrice, rideChanges } from "#domain/ride-change.ts";
import type { VisitorQuote } from "#server/site/context.ts";
import { Button, ButtonLink } from "#site/ui/button.tsx";
import { DateTime, OwnTime } from "./date-time.tsx";
import { Block, FinePrint } from "./layout.tsx";
import type { ShownQuote } from "./page-state.ts";

type Props = Omit<ShownQuote, "view"> & { offered: VisitorQuote; payment: Payment | null };

/** A change offered to a booked ride: before, after, and the two answers. */
export function ChangeOffer({ quote, offered, payment, path }: Props) {
  const refund = overpaidCents(payment, offered.totalCents);
  const changes = rideChanges(quote, offered);
  const isSamePrice = !hasNewPrice(quote, offered);
  const message = withoutSignature(offered.message, offered.sentBy);
  return (
    <Block title="A change to your ride">
      <p className="text-lead text-slate">
        <strong className="font-medium text-ink">{changeTitle(quote, offered)}.</strong>{" "}
        {isSamePrice ? "The total stays the same." : null}
        {refund > 0 ? `If you accept, we refund ${formatMoney(refund)}.` : null}
      </p>
      {message ? <p className="mt-3 whitespace-pre-line text-slate">{message}</p> : null}
      <table className="price mt-6">
        <thead>
          <tr>
            <th scope="col">What changes</th>
            <th scope="col">Was</th>
            <th scope="col">Now</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(({ name, was, is }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className="change-value">{was}</td>
              <td className="change-value font-medium">{is}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <div data-screen-only className="mt-8 flex flex-wrap gap-3 sm:gap-4 max-sm:*:w-full">
        {isSamePrice ? (
          <form method="post" action={`${path}/accept?quote=${offered.version}`}>
            <input type="hidden" name="quote" value={offered.version} />
            <Button type="submit" className="max-sm:w-full">
              Accept the change
            </Button>
          </form>
        ) : (
          <ButtonLink href={`${path}/accept?quote=${offered.version}`}>
            Accept the change
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={`${path}/decline?quote=${offered.version}`}>
          Keep it as booked
        </ButtonLink>
      </div>
      <p className="mt-5 text-label text-slate">
        Please answer by{" "}
        <strong className="font-medium text-ink">
          <DateTime at={offered.validUntil} zone={offered.pickup.zone} />
        </strong>
      </p>
      <OwnTime at={offered.validUntil} zone={offered.pickup.zone} />
      <FinePrint>
        Your ride stays booked. Until you accept, and if you keep it, it is as shown here, for{" "}
        {formatMoney(quote.totalCents)}.{isSamePrice ? "" : " You will be asked to confirm."}
      </FinePrint>
    </Block>
  );
}
