import { labelOf, vehicleChoices } from "#domain/choices.ts";
import { policy } from "#content/company.ts";
import type { VisitorQuote, VisitorRequest } from "#server/site/context.ts";
import { Block } from "./layout.tsx";
import { Moment } from "./moment.tsx";
import { pickupAsked } from "./pickup-asked.ts";

/** What the visitor typed, as it was typed. */
export function AskedFacts({ view }: { view: VisitorRequest }) {
  return (
    <dl className="rows">
      <Fact name="Pickup">{pickupAsked(view)}</Fact>
      <Fact name="From">{view.pickupAddress}</Fact>
      <Fact name="To">{view.dropoffAddress}</Fact>
      <Fact name="Party">{partyOf(view) || "Not specified"}</Fact>
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
  const party = partyOf(view);
  return (
    <Block title="The ride">
      <dl className="rows">
        <Fact name="Pickup" second={`${policy.graceMinutes} minutes of grace`}>
          <Moment at={quote.pickup.at} zone={quote.pickup.zone} />
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

function partyOf({ passengers }: VisitorRequest): string {
  if (passengers === "") return "";
  return passengers === "1" ? "1 person" : `${passengers} people`;
}
