import { Temporal } from "temporal-polyfill";
import type { ReactNode } from "react";
import { labelOf, vehicleChoices } from "#domain/choices.ts";
import { formatPickupTime, formatTime } from "#domain/format-time.ts";
import { formatMoney } from "#domain/money.ts";
import { lineKindNames, quoteTotal, type Quote } from "#domain/quote.ts";
import { CancellationTerms } from "./terms.tsx";

/** A quote as it is sent, to read. */
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
