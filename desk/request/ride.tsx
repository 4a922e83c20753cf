import type { ReactNode } from "react";
import { KeyCap } from "#desk/controls/button.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { showPart } from "#desk/quote/date-time-input.tsx";
import { focusField } from "#desk/quote/editor-field.tsx";
import { passengerChoices, vehicleChoices } from "#domain/form.ts";
import { pickupZones, zoneNames } from "#domain/pickup-zone.ts";
import { cellText, type Leg, type RideEdit } from "#domain/ride.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { cellFacts, Choice, Confirmation, Text } from "./ride-cells.tsx";
import { Section } from "./section.tsx";
import "./ride.css";

type Props = {
  details: RequestDetails;
  /** Whether the legs and the party can be corrected; the contact always can. */
  isOpen: boolean;
};

/** The ride as it is true now, corrected in place. */
export function RideSection({ details, isOpen }: Props) {
  useKeys({ l: () => focusField(isOpen ? "ride.1.date" : "ride.firstName") });
  const { asked, ride } = details;
  return (
    <Section
      title="The ride"
      aside={isOpen ? "what the quote says; correct it here" : "as it was quoted"}
      end={<KeyCap>L</KeyCap>}
    >
      <dl className="ride">
        {isOpen
          ? ride.legs.map((leg, index) => (
              <OpenLeg key={index} details={details} leg={leg} position={index + 1} />
            ))
          : details.legs.map((leg, index) => <FrozenLeg key={index} details={details} leg={leg} />)}
        <Row term="Party">
          {isOpen ? (
            <Choice
              {...cellFacts(details, null, "passengers")}
              choices={[
                ["", "Not specified"],
                ...passengerChoices.map((one) => [one, cellText("passengers", one)] as const),
              ]}
            />
          ) : (
            cellText("passengers", details.passengers)
          )}
          <Differs is={details.passengers} asked={asked.passengers} field="passengers" />
        </Row>
        <Row term="Contact">
          {(["firstName", "lastName", "cellPhone", "email"] as const).map((field) => (
            <div key={field} className="ride-line">
              <Text {...cellFacts(details, null, field)} />
              <Differs is={ride[field]} asked={asked[field]} field={field} />
            </div>
          ))}
        </Row>
      </dl>
    </Section>
  );
}

function OpenLeg({
  details,
  leg,
  position,
}: {
  details: RequestDetails;
  leg: Leg;
  position: number;
}) {
  const { asked } = details;
  const cell = (field: RideEdit["field"]) => cellFacts(details, position, field);
  const isFirst = position === 1;
  return (
    <>
      <Row term="Pickup">
        <div className="ride-pickup">
          <Text {...cell("date")} part="date" zone={leg.zone} />
          <Text {...cell("time")} part="time" zone={leg.zone} />
          <Choice
            {...cell("zone")}
            choices={pickupZones.map(
              (zone) =>
                [
                  zone,
                  `${zoneNames[zone].name.replace(" Time", "")} (${zoneNames[zone].short})`,
                ] as const,
            )}
          />
        </div>
        <Confirmation facts={cell("confirmed")} leg={leg} />
        {isFirst && (leg.date !== asked.date || leg.time !== asked.time) ? (
          <AskedFor>{`${showPart("date", asked.date)}, ${showPart("time", asked.time)}`}</AskedFor>
        ) : null}
      </Row>
      {(["pickupAddress", "dropoffAddress"] as const).map((field) => (
        <Row key={field} term={cell(field).label}>
          <Text {...cell(field)} />
          {isFirst ? <Differs is={leg[field]} asked={asked[field]} field={field} /> : null}
        </Row>
      ))}
      <Row term="Vehicle">
        <Choice
          {...cell("vehicleType")}
          choices={[
            ["", "None chosen"],
            ...vehicleChoices.map(
              ({ value, label, seats }) => [value, `${label}, ${seats}`] as const,
            ),
          ]}
        />
        {isFirst ? (
          <Differs is={leg.vehicleType} asked={asked.vehicleType} field="vehicleType" />
        ) : null}
      </Row>
    </>
  );
}

type TrueLeg = RequestDetails["legs"][number];

/** As a sent quote has it. */
function FrozenLeg({ details: { asked }, leg }: { details: RequestDetails; leg: TrueLeg }) {
  const when = `${showPart("date", leg.date)}, ${showPart("time", leg.time)}`;
  const askedWhen =
    asked.pickupAt === null
      ? `${asked.date}, ${asked.time}`
      : `${showPart("date", asked.date)}, ${showPart("time", asked.time)}`;
  return (
    <>
      <Row term="Pickup">
        {when} {zoneNames[leg.pickupZone].short}
        {when === askedWhen || leg.pickupAt === asked.pickupAt ? null : (
          <AskedFor>{askedWhen}</AskedFor>
        )}
      </Row>
      <Row term="From">
        {leg.pickupAddress}
        <Differs is={leg.pickupAddress} asked={asked.pickupAddress} field="pickupAddress" />
      </Row>
      <Row term="To">
        {leg.dropoffAddress}
        <Differs is={leg.dropoffAddress} asked={asked.dropoffAddress} field="dropoffAddress" />
      </Row>
      <Row term="Vehicle">
        {cellText("vehicleType", leg.vehicleType)}
        <Differs is={leg.vehicleType} asked={asked.vehicleType} field="vehicleType" />
      </Row>
    </>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt>{term.replace(/, leg \d$/, "")}</dt>
      <dd>{children}</dd>
    </>
  );
}

/** What was asked, where the ride is another. */
function Differs({ is, asked, field }: { is: string; asked: string; field: RideEdit["field"] }) {
  return is === asked ? null : <AskedFor>{cellText(field, asked)}</AskedFor>;
}

function AskedFor({ children }: { children: string }) {
  return <span className="ride-asked">asked for {children}</span>;
}
