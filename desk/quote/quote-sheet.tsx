import type { ReactNode } from "react";
import { Temporal } from "temporal-polyfill";
import { labelOf, vehicleChoices } from "#domain/form.ts";
import { formatMoney } from "#domain/money.ts";
import type { PickupZone } from "#domain/pickup-zone.ts";
import { cancellationTerms } from "#domain/policy.ts";
import { lineKindNames, quoteTotal, type Quote } from "#domain/quote.ts";
import { formatPickupTime, formatTime } from "#domain/time.ts";

/** A quote as sent, read-only. */
export function QuoteSheet({ quote, now }: { quote: Quote; now: Temporal.Instant }) {
  const { lines, vehicle, operator, pickup, validUntil, message, paymentLink } = quote;
  const pickupAt = Temporal.Instant.from(pickup.at);
  return (
    <>
      <div className="px-4 md:px-7">
        <table className="w-full">
          <thead className="text-left text-desk-small text-granite">
            <tr>
              <th scope="col" className="w-24 pb-1 font-normal md:w-28">
                Kind
              </th>
              <th scope="col" className="pb-1 font-normal">
                What it is
              </th>
              <th scope="col" className="pb-1 text-right font-normal">
                USD
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ kind, text, cents }, index) => (
              <tr key={index} className="border-t border-line align-top">
                <td className="py-2">{lineKindNames[kind]}</td>
                <td className="py-2 pr-3 break-words">{text}</td>
                <td className="py-2 text-right whitespace-nowrap">
                  {formatMoney(cents).replace("$", "")}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="flex items-baseline justify-between border-t border-ink pt-3 pb-3.5">
          <span>Total in USD</span>
          <span className="font-display text-desk-total font-medium">
            {formatMoney(quoteTotal(lines))}
          </span>
        </p>
      </div>
      <dl className="grid grid-cols-2 gap-3 px-4 pb-6 md:px-7">
        <Fact name="Vehicle">{labelOf(vehicleChoices, vehicle)}</Fact>
        <Fact name="Operator who drives">
          {operator.name}
          <span className="block text-desk-small text-granite">{operator.permit}</span>
        </Fact>
        <Fact name="Pickup">{formatPickupTime(pickupAt, pickup.zone, true)}</Fact>
        <Fact name="Valid until">{formatTime(Temporal.Instant.from(validUntil), pickup.zone)}</Fact>
        {paymentLink ? (
          <Fact name="Payment link" isWide>
            <span className="break-all">{paymentLink}</span>
          </Fact>
        ) : null}
        {message ? (
          <Fact name="Message" isWide>
            <span className="block max-w-prose leading-5.5 whitespace-pre-line">{message}</span>
          </Fact>
        ) : null}
      </dl>
      <div className="px-4 pb-6 md:px-7">
        <CancellationTerms pickup={pickupAt} zone={pickup.zone} now={now} />
      </div>
    </>
  );
}

function Fact({
  name,
  isWide = false,
  children,
}: {
  name: string;
  isWide?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={isWide ? "col-span-2" : "max-md:col-span-2"}>
      <dt className="text-small leading-5 text-granite">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

type Props = {
  pickup: Temporal.Instant;
  zone: PickupZone;
  now: Temporal.Instant;
  title?: string;
};

/** What a cancellation gives back, by date. */
export function CancellationTerms({
  pickup,
  zone,
  now,
  title = "Cancellation terms, from the pickup",
}: Props) {
  return (
    <div>
      <p className="mb-1 text-small leading-5 font-medium">{title}</p>
      <ul className="border-t border-line">
        {cancellationTerms(pickup, zone, now, formatTime).map(({ refund, when }) => (
          <li
            key={when}
            className="flex justify-between gap-x-3 border-b border-line py-1.5 max-md:flex-col"
          >
            <span>{refund}</span>
            <b className="font-medium">{when}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
