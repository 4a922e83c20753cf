import type { ReactNode } from "react";
import { Temporal } from "temporal-polyfill";
import { labelOf, vehicleChoices } from "#domain/form.ts";
import { halfEach, legNames, legsOf, lineTexts, termsByLeg } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { lineKindNames, quoteTotal, type Quote, type QuoteLeg } from "#domain/quote.ts";
import { formatPickupTime, formatTime } from "#domain/time.ts";

/** A quote as sent, read-only. */
export function QuoteSheet({ quote, now }: { quote: Quote; now: Temporal.Instant }) {
  const { lines, operator, pickup, validUntil, message, paymentLink } = quote;
  const legs = legsOf(quote);
  const texts = lineTexts(lines, legs);
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
                Item
              </th>
              <th scope="col" className="pb-1 text-right font-normal">
                USD
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map(({ kind, cents }, index) => (
              <tr key={index} className="border-t border-line align-top">
                <td className="py-2">{lineKindNames[kind]}</td>
                <td className="py-2 pr-3 wrap-anywhere">{texts[index]}</td>
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
        {legs.map((leg, index) => (
          <LegFacts key={index} leg={leg} name={legs.length > 1 ? legNames[index] : undefined} />
        ))}
        <Fact name="Operator who drives">
          {operator.name}
          <span className="block text-desk-small text-granite">{operator.permit}</span>
        </Fact>
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
        <CancellationTerms legs={legs} now={now} />
      </div>
    </>
  );
}

function LegFacts({ leg, name }: { leg: QuoteLeg; name: string | undefined }) {
  const { pickup, vehicle } = leg;
  const when = formatPickupTime(Temporal.Instant.from(pickup.at), pickup.zone, true);
  return (
    <>
      <Fact name={name ?? "Pickup"}>
        {when}
        {name ? (
          <span className="block text-desk-small text-granite">{shortRoute(leg)}</span>
        ) : null}
      </Fact>
      <Fact name={name ? `Vehicle, ${name.toLowerCase()}` : "Vehicle"}>
        {labelOf(vehicleChoices, vehicle)}
      </Fact>
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

/** The cancellation terms, by date and by leg. */
export function CancellationTerms({
  legs,
  now,
  title = "Cancellation terms, from the pickup",
}: {
  legs: readonly Pick<QuoteLeg, "pickup">[];
  now: Temporal.Instant;
  title?: string;
}) {
  return (
    <div>
      <p className="mb-1 text-small leading-5 font-medium">{title}</p>
      {termsByLeg(legs, now, formatTime).map(({ name, terms }) => (
        <div key={name}>
          {name === null ? null : <p className="pt-1.5 text-small text-granite">{name}</p>}
          <ul className="border-t border-line">
            {terms.map(({ refund, when }) => (
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
      ))}
      {legs.length > 1 ? <p className="pt-1.5 text-small text-granite">{halfEach}</p> : null}
    </div>
  );
}
