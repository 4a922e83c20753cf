import { Temporal } from "temporal-polyfill";
import { policy } from "#content/company.ts";
import { driveBetween, formatDrive } from "#content/routes.ts";
import { describeParty, labelOf, vehicleChoices } from "#domain/form.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { cancellationTerms } from "#domain/policy.ts";
import { lineKindNames, lineText } from "#domain/quote.ts";
import type { VisitorQuote, VisitorRequest } from "#server/site/context.ts";
import { DateTime, pickupAsked, unbroken } from "./date-time.tsx";
import { Block, Fine } from "./layout.tsx";

type Shown = { view: VisitorRequest; quote: VisitorQuote };

/** The ride before it has a quote: as the visitor typed it, or as the team corrected it. */
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
export function Ride({ view, quote }: Shown) {
  const vehicle = labelOf(vehicleChoices, quote.vehicle);
  const party = describeParty(quote.passengers ?? view.passengers, "");
  const minutes = driveBetween(quote.pickupAddress, quote.dropoffAddress);
  return (
    <Block title="The ride">
      <dl className="rows">
        <Fact name="Pickup" second={`${policy.graceMinutes} minutes of waiting included`}>
          <DateTime at={quote.pickup.at} zone={quote.pickup.zone} />
        </Fact>
        <Fact name="From">{quote.pickupAddress}</Fact>
        <Fact name="To">{quote.dropoffAddress}</Fact>
        {minutes === null ? null : (
          <Fact name="Drive">About {formatDrive(minutes)} on a fair winter day</Fact>
        )}
        <Fact name="Vehicle">{party ? `${vehicle}, for ${party}` : vehicle}</Fact>
        <Fact name="Driven by" second={quote.operator.permit}>
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
export function Price({ view, quote, title }: Shown & { title: string }) {
  const route = shortRoute(view);
  return (
    <Block title={title}>
      <table className="price">
        <tbody>
          {quote.lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may say the same
            <tr key={index}>
              <th scope="row">
                {lineKindNames[line.kind]}
                <span className="second-line">{lineText(line, route)}</span>
              </th>
              <td>{formatMoney(line.cents)}</td>
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
export function CancellationDates({ view, quote }: Shown) {
  return (
    <>
      <ul className="rows">
        {termsOf(view, quote).map(({ refund, when }) => (
          <li
            key={refund}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 max-sm:flex-col"
          >
            <span>{refund}</span>
            <strong className="font-medium">{unbroken(when)}</strong>
          </li>
        ))}
      </ul>
      <Fine>
        If weather or a closed road cancels the ride, you choose a full refund or another date.
      </Fine>
    </>
  );
}

export function termsOf(view: VisitorRequest, { pickup }: VisitorQuote) {
  const now = Temporal.Instant.from(view.now);
  return cancellationTerms(Temporal.Instant.from(pickup.at), pickup.zone, now);
}
