import type { ReactNode } from "react";
import { company } from "#content/company.ts";
import { labelOf, vehicleChoices } from "#domain/choices.ts";
import { formatTime } from "#domain/format-time.ts";
import type { ZoneSource } from "#domain/pickup-zone.ts";
import { zoneNames } from "#domain/zone-names.ts";
import { Temporal } from "temporal-polyfill";
import type { RequestDetails } from "#server/desk/views.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { Mark } from "#desk/marks/mark.tsx";
import { marksOf } from "#desk/marks/marks-of.ts";
import { formatParty, splitPickup } from "./asked.ts";
import { Section } from "./section.tsx";

/** All that was asked, as it was typed; what we add is granite. */
export function Facts({ details }: { details: RequestDetails }) {
  const officeTime = (at: string) => formatTime(Temporal.Instant.from(at), company.timeZone);
  return (
    <Section title="Asked for">
      <dl className="grid grid-cols-[92px_minmax(0,1fr)] md:grid-cols-[112px_minmax(0,1fr)]">
        <Fact term="Pickup">
          <PickupFact details={details} />
        </Fact>
        <Fact term="From">{details.pickupAddress}</Fact>
        <Fact term="To">{details.dropoffAddress}</Fact>
        <Fact term="Party">{formatParty(details.passengers)}</Fact>
        <Fact term="Vehicle">
          {labelOf(vehicleChoices, details.vehicleType, "") || <Added>None chosen</Added>}
        </Fact>
        <Fact term="Contact">
          {details.cellPhone}
          <br />
          {details.email}
        </Fact>
        <Fact term="Received">
          {officeTime(details.receivedAt)} <Added>from the booking form, terms agreed</Added>
        </Fact>
        {details.askedAt === details.receivedAt ? null : (
          <Fact term="Asked anew">{officeTime(details.askedAt)}</Fact>
        )}
        <Fact term="Marks">
          <Marks details={details} />
        </Fact>
      </dl>
    </Section>
  );
}

const sources: Record<ZoneSource, string> = {
  "pickup-address": "guessed from the pickup address",
  "dropoff-address": "guessed from the dropoff address",
  default: "assumed; neither address names a place that we know",
};

function PickupFact({ details }: { details: RequestDetails }) {
  const { day, time } = splitPickup(details, useServerNow());
  if (details.pickupAt === null)
    return (
      <>
        {day}, {time} <Added>as typed</Added>
      </>
    );
  const { name } = zoneNames[details.pickupZone];
  return (
    <>
      {day}, {time.replace(/ \w+T$/, "")}{" "}
      <Added>
        {name}, {sources[details.zoneSource]}
      </Added>
    </>
  );
}

function Marks({ details }: { details: RequestDetails }) {
  const marks = marksOf(details);
  if (marks.length === 0) return <Added>None</Added>;
  return (
    <ul className="grid gap-1.5">
      {marks.map(({ label, tone, meaning }) => (
        <li key={label} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Mark tone={tone}>{label}</Mark> <Added>{meaning}</Added>
        </li>
      ))}
    </ul>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="border-b border-line py-2 text-granite">{term}</dt>
      <dd className="border-b border-line py-2 wrap-anywhere">{children}</dd>
    </>
  );
}

function Added({ children }: { children: ReactNode }) {
  return <span className="text-granite">{children}</span>;
}
