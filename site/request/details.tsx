import { Fragment } from "react";
import { Temporal } from "temporal-polyfill";
import { policy } from "#content/company.ts";
import { fleet, type Vehicle } from "#content/fleet.ts";
import { driveBetween, formatDrive, meetingPoint } from "#content/routes.ts";
import { services } from "#content/services.ts";
import { describeParty, labelOf, vehicleChoices } from "#domain/form.ts";
import { halfEach, legNames, legsOf, lineTexts, termsByLeg } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { lineKindNames, type QuoteLeg } from "#domain/quote.ts";
import type { VisitorQuote, VisitorRequest } from "#server/site/context.ts";
import { pictureOf } from "#site/shell/pictures.ts";
import { Picture } from "#site/ui/picture.tsx";
import { DateTime, pickupAsked, unbroken, wayHomeAsked } from "./date-time.tsx";
import { Block, FinePrint } from "./layout.tsx";

type Shown = { view: VisitorRequest; quote: VisitorQuote };

/** The ride before it has a quote: as the visitor typed it, or as the team corrected it. */
export function AskedFacts({ view }: { view: VisitorRequest }) {
  const [, home] = view.legs;
  return (
    <dl className="rows">
      <Fact name="Pickup">{pickupAsked(view)}</Fact>
      <Fact name="From">{view.pickupAddress}</Fact>
      <Fact name="To">{view.dropoffAddress}</Fact>
      {home ? (
        <Fact name="Way home" second={shortRoute(home)}>
          {wayHomeAsked(view)}
        </Fact>
      ) : null}
      <Fact name="Party">{describeParty(view.passengers)}</Fact>
      <Fact name="Vehicle">{labelOf(vehicleChoices, view.vehicleType, "Help me choose")}</Fact>
      <ContactFact view={view} />
    </dl>
  );
}

/** The passenger's name and contact details. */
export function ContactFact({ view }: { view: VisitorRequest }) {
  return (
    <Fact name="You" second={[view.cellPhone, view.email].filter(Boolean).join(", ")}>
      {view.firstName} {view.lastName}
    </Fact>
  );
}

/** What the quote offers: the ride, each leg of it, and who drives. */
export function Ride({ view, quote, isAhead = false }: Shown & { isAhead?: boolean }) {
  const party = describeParty(quote.passengers ?? view.passengers, "");
  const legs = legsOf(quote);
  const { operator } = quote;
  return (
    <Block
      title={legs.length > 1 ? "Your rides" : "The ride"}
      figure={isAhead ? <Vehicles legs={legs} /> : null}
    >
      {legs.map((leg, index) => (
        <div key={legNames[index]} className={index > 0 ? "mt-8" : ""}>
          {legs.length > 1 ? (
            <h3 className="mb-2 text-[1.5rem] leading-[1.2]">{legNames[index]}</h3>
          ) : null}
          <dl className="rows">
            <LegFacts leg={leg} party={party} isAhead={isAhead} />
            <Fact name="Driven by" second={operator.permit}>
              {operator.name}
            </Fact>
          </dl>
        </div>
      ))}
    </Block>
  );
}

/** The vehicle of each leg as the site shows it, and its capacity. */
function Vehicles({ legs }: { legs: readonly QuoteLeg[] }) {
  return [...new Set(legs.map(({ vehicle }) => vehicle))].map((value) => {
    const shown = fleet.find((vehicle) => vehicle.value === value);
    const service = services.find((one) => one.kind === "vehicle" && one.vehicle === value);
    if (!shown || !service) return null;
    return (
      <figure key={value} data-screen-only className="mt-4 max-w-[30rem]">
        <Picture
          picture={pictureOf(service.picture, { maxWidth: 800 })}
          alt=""
          sizes="(min-width: 1024px) 23rem, (min-width: 544px) 30rem, 92vw"
          className="w-full rounded-edge"
        />
        <figcaption className="mt-2 text-label text-granite">
          {shown.name}. {roomIn(shown)}
        </figcaption>
      </figure>
    );
  });
}

/** For example, "Room for 14 people, 15 bags and 4 sets of skis." */
function roomIn({ passengers, bags, skiSets }: Vehicle): string {
  const room = [
    `${passengers.max} people`,
    bags ? `${bags} bags` : "",
    skiSets ? `${skiSets} sets of skis` : "",
  ];
  return `Room for ${new Intl.ListFormat("en-US").format(room.filter(Boolean))}.`;
}

function LegFacts({ leg, party, isAhead }: { leg: QuoteLeg; party: string; isAhead: boolean }) {
  const { pickup, pickupAddress, dropoffAddress } = leg;
  const meeting = isAhead ? meetingPoint(pickupAddress) : null;
  const vehicle = labelOf(vehicleChoices, leg.vehicle);
  const minutes = driveBetween(pickupAddress, dropoffAddress);
  return (
    <>
      <Fact name="Pickup" second={`${policy.graceMinutes} minutes of waiting included`}>
        <DateTime at={pickup.at} zone={pickup.zone} />
      </Fact>
      <Fact name="From">{pickupAddress}</Fact>
      {meeting === null ? null : (
        <Fact name="Meeting point" second="Your chauffeur has a sign with your name">
          {meeting}
        </Fact>
      )}
      <Fact name="To">{dropoffAddress}</Fact>
      {minutes === null ? null : (
        <Fact name="Drive">About {formatDrive(minutes)} on a fair winter day</Fact>
      )}
      <Fact name="Vehicle">{party ? `${vehicle}, for ${party}` : vehicle}</Fact>
    </>
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

/** The lines of a quote version and their total. */
export function Price({ quote, title }: { quote: VisitorQuote; title: string }) {
  const texts = lineTexts(quote.lines, legsOf(quote));
  return (
    <Block title={title}>
      <table className="price">
        <tbody>
          {quote.lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- two lines may be identical
            <tr key={index}>
              <th scope="row">
                {lineKindNames[line.kind]}
                <span className="second-line">{texts[index]}</span>
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

/** What a cancellation refunds until which date, for each leg. */
export function CancellationDates({ view, quote }: Shown) {
  const legs = termsOf(view, quote);
  return (
    <>
      {legs.map(({ name, terms }) => (
        <Fragment key={name}>
          {name === null ? null : <h3 className="mt-6 mb-2 font-medium first:mt-0">{name}</h3>}
          <ul className="rows">
            {terms.map(({ refund, when }) => (
              <li
                key={refund}
                className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 max-sm:flex-col"
              >
                <span>{refund}</span>
                <strong className="font-medium">{unbroken(when)}</strong>
              </li>
            ))}
          </ul>
        </Fragment>
      ))}
      <FinePrint>
        {legs.length > 1 ? `${halfEach} ` : ""}If weather or a closed road cancels the ride, you
        choose a full refund or another date.
      </FinePrint>
    </>
  );
}

export function termsOf(view: VisitorRequest, quote: VisitorQuote) {
  return termsByLeg(legsOf(quote), Temporal.Instant.from(view.now));
}
