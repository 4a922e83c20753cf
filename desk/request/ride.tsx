import { Fragment, useEffect, useRef, type ReactNode } from "react";
import { Button, KeyCap } from "#desk/controls/button.tsx";
import { useKeys } from "#desk/keys/use-keys.ts";
import { showPart } from "#desk/quote/date-time-input.tsx";
import { focusField } from "#desk/quote/editor-field.tsx";
import { setWayHome, useRequestCalls } from "#desk/quote/request-calls.ts";
import { passengerChoices, vehicleChoices } from "#domain/form.ts";
import { legNames } from "#domain/legs.ts";
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

/** The current ride, corrected in place. */
export function RideSection({ details, isOpen }: Props) {
  const { asked, ride, reference } = details;
  const { isBusy, news, run } = useRequestCalls();
  const isHomeAsked = details.timeline.some(({ type }) => type === "ask-home");
  const canAdd = isOpen && ride.legs.length === 1;
  useKeys({
    l: () => focusField(isOpen ? "ride.1.date" : "ride.firstName"),
    w: canAdd ? () => void change(true) : undefined,
  });

  const pressed = useRef(false);
  const hasWayHome = ride.legs.length > 1;
  useEffect(() => {
    if (!pressed.current) return;
    pressed.current = false;
    if (hasWayHome) focusField("ride.2.date");
    else document.getElementById("add-way-home")?.focus();
  }, [hasWayHome]);

  async function change(isWanted: boolean) {
    pressed.current = true;
    if (!(await run(() => setWayHome(reference, isWanted)))) pressed.current = false;
  }
  return (
    <Section
      title="The ride"
      aside={isOpen ? "what the quote says; correct it here" : "as it was quoted"}
      end={<KeyCap>L</KeyCap>}
    >
      <dl className="ride">
        {isOpen
          ? ride.legs.map((leg, index) => (
              <Fragment key={index}>
                <LegHead index={index} legs={ride.legs.length}>
                  {index > 0 ? (
                    <Button
                      variant="text"
                      aria-disabled={isBusy}
                      onClick={() => void change(false)}
                    >
                      Remove
                    </Button>
                  ) : null}
                </LegHead>
                <OpenLeg details={details} leg={leg} position={index + 1} />
              </Fragment>
            ))
          : details.legs.map((leg, index) => (
              <Fragment key={index}>
                <LegHead index={index} legs={details.legs.length}>
                  {null}
                </LegHead>
                <FrozenLeg details={details} leg={leg} isFirst={index === 0} />
              </Fragment>
            ))}
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
      {canAdd ? (
        <Button
          id="add-way-home"
          className="mt-3 max-w-full whitespace-normal!"
          aria-disabled={isBusy}
          onClick={() => void change(true)}
        >
          {isHomeAsked ? "Add the way home as asked" : "Add the way home"} <KeyCap>W</KeyCap>
        </Button>
      ) : null}
      {news ? (
        <p role="alert" className="mt-2 text-small font-medium text-late">
          {news}
        </p>
      ) : null}
    </Section>
  );
}

/** Names a leg if there are two. */
function LegHead({ index, legs, children }: { index: number; legs: number; children: ReactNode }) {
  if (legs < 2) return null;
  return (
    <div className="ride-head">
      <dt>
        <span aria-hidden="true">{index + 1}</span> {legNames[index]}
      </dt>
      <dd>{children}</dd>
    </div>
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
  const before = isFirst ? asked : leg;
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
          <Differs is={leg[field]} asked={before[field]} field={field} />
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
        <Differs is={leg.vehicleType} asked={before.vehicleType} field="vehicleType" />
      </Row>
    </>
  );
}

type CurrentLeg = RequestDetails["legs"][number];

/** As in a sent quote. */
function FrozenLeg({
  details: { asked },
  leg,
  isFirst,
}: {
  details: RequestDetails;
  leg: CurrentLeg;
  isFirst: boolean;
}) {
  const before = isFirst ? asked : leg;
  const when = `${showPart("date", leg.date)}, ${showPart("time", leg.time)}`;
  const askedWhen =
    asked.pickupAt === null
      ? `${asked.date}, ${asked.time}`
      : `${showPart("date", asked.date)}, ${showPart("time", asked.time)}`;
  return (
    <>
      <Row term="Pickup">
        {when} {zoneNames[leg.pickupZone].short}
        {!isFirst || when === askedWhen || leg.pickupAt === asked.pickupAt ? null : (
          <AskedFor>{askedWhen}</AskedFor>
        )}
      </Row>
      <Row term="From">
        {leg.pickupAddress}
        <Differs is={leg.pickupAddress} asked={before.pickupAddress} field="pickupAddress" />
      </Row>
      <Row term="To">
        {leg.dropoffAddress}
        <Differs is={leg.dropoffAddress} asked={before.dropoffAddress} field="dropoffAddress" />
      </Row>
      <Row term="Vehicle">
        {cellText("vehicleType", leg.vehicleType)}
        <Differs is={leg.vehicleType} asked={before.vehicleType} field="vehicleType" />
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

/** What was asked for, if the ride now differs. */
function Differs({ is, asked, field }: { is: string; asked: string; field: RideEdit["field"] }) {
  return is === asked ? null : <AskedFor>{cellText(field, asked)}</AskedFor>;
}

function AskedFor({ children }: { children: string }) {
  return <span className="ride-asked">asked for {children}</span>;
}
