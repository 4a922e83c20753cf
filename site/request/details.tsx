import { Temporal } from "temporal-polyfill";
import { policy } from "#content/company.ts";
import { describeParty, labelOf, vehicleChoices } from "#domain/form.ts";
import { formatMoney } from "#domain/money.ts";
import { cancellationTerms } from "#domain/policy.ts";
import { lineKindNames } from "#domain/quote.ts";
import type { VisitorQuote, VisitorRequest } from "#server/site/context.ts";
import { DateTime, pickupAsked } from "./date-time.tsx";
import { Block, Fine } from "./layout.tsx";

/** What the visitor typed, as it was typed. */
export function AskedFacts({ view }: { view: VisitorRequest }) {
  return (
    <dl className="rows">
      <Fact name="Pickup">{pickupAsked(view)}</Fact>
      <Fact name="From">{view.pickupAddress}</Fact>
      <Fact name="To">{view.dropoffAddress}</Fact>
      <Fact name="Party">{describeParty(view.passengers)}</Fact>
      <Fact name="Vehicle">{labelOf(vehicleChoices, view.vehicleType, "Help me choose")}</Fact>
      <Fact name="You" second={`${view.cellPhone}, ${view.email}`}>
        {view.firstName} {view.lastName}
      </Fact>
    </dl>
  );
}

/** What the quote offers: the ride, and who drives. */
export function Ride({ view, quote }: { view: VisitorRequest; quote: VisitorQuote }) {
  const vehicle = labelOf(vehicleChoices, quote.vehicle);
  const party = describeParty(view.passengers, "");
  return (
    <Block title="The ride">
      <dl className="rows">
        <Fact name="Pickup" second={`${policy.graceMinutes}-minute grace period`}>
          <DateTime at={quote.pickup.at} zone={quote.pickup.zone} />
        </Fact>
        <Fact name="From">{view.pickupAddress}</Fact>
        <Fact name="To">{view.dropoffAddress}</Fact>
        <Fact name="Vehicle">{party ? `${vehicle}, for ${party}` : vehicle}</Fact>
        <Fact name="Who drives" second={quote.operator.permit}>
          {quote.operator.name}
        </Fact>
      </dl>
    </Block>
  );
}

function Fact({
  name,
  second,
  children,
}: {
  name: string;
  second?: string;
  children: React.ReactNode;
}) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {second ? <span className="second-line">{second}</span> : null}
      </dd>
    </div>
  );
}

/** The lines of a version and their total. */
export function Price({ quote, title }: { quote: VisitorQuote; title: string }) {
  return (
    <Block title={title}>
      <table className="price">
        <tbody>
          {quote.lines.map(({ kind, text, cents }, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
            <tr key={index}>
              <th scope="row">
                {lineKindNames[kind]}
                {text ? <span className="second-line">{text}</span> : null}
              </th>
              <td>{formatMoney(cents)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total in US dollars</th>
            <td>{formatMoney(quote.totalCents)}</td>
          </tr>
        </tfoot>
      </table>
    </Block>
  );
}

/** What a cancellation gives back, each until its date. */
export function CancellationDates({ view, quote }: { view: VisitorRequest; quote: VisitorQuote }) {
  return (
    <>
      <ul className="rows">
        {termsOf(view, quote).map(({ refund, when }) => (
          <li
            key={refund}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 max-sm:flex-col"
          >
            <span>{refund}</span>
            <strong className="font-medium">{when}</strong>
          </li>
        ))}
      </ul>
      <Fine>If weather cancels the ride: a full refund, or another date.</Fine>
    </>
  );
}

export function termsOf(view: VisitorRequest, { pickup }: VisitorQuote) {
  const now = Temporal.Instant.from(view.now);
  return cancellationTerms(Temporal.Instant.from(pickup.at), pickup.zone, now);
}
