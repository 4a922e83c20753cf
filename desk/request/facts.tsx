import type { ReactNode } from "react";
import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { splitPickup } from "#desk/summary/arrange.ts";
import { Badge, badgesOf } from "#desk/summary/badges.tsx";
import { describeParty, labelOf, takenBy, vehicleChoices } from "#domain/form.ts";
import { type ZoneSource, zoneNames } from "#domain/pickup-zone.ts";
import { formatTime } from "#domain/time.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { Section } from "./section.tsx";

/** What the visitor asked for, as typed. */
export function Facts({ details }: { details: RequestDetails }) {
  const { asked } = details;
  const officeTime = (at: string) => formatTime(Temporal.Instant.from(at), company.timeZone);
  return (
    <Section title="Asked for">
      <dl className="grid grid-cols-[92px_minmax(0,1fr)] md:grid-cols-[112px_minmax(0,1fr)]">
        <Fact term="Pickup">
          <PickupFact details={details} />
        </Fact>
        <Fact term="From">{asked.pickupAddress}</Fact>
        <Fact term="To">{asked.dropoffAddress}</Fact>
        <Fact term="Party">{describeParty(asked.passengers)}</Fact>
        <Fact term="Vehicle">
          {labelOf(vehicleChoices, asked.vehicleType, "") || <Added>None chosen</Added>}
        </Fact>
        <Fact term="Contact">
          {asked.cellPhone}
          <br />
          {asked.email || <Added>No email address</Added>}
        </Fact>
        <Fact term="Received">
          {officeTime(details.receivedAt)} <Added>{receivedFrom(details)}</Added>
        </Fact>
        {details.askedAt === details.receivedAt ? null : (
          <Fact term="Asked again">{officeTime(details.askedAt)}</Fact>
        )}
        <Fact term="Marks">
          <Badges details={details} />
        </Fact>
      </dl>
    </Section>
  );
}

function receivedFrom({ source, takenBy: name, asked }: RequestDetails): string {
  if (source === "form" || name === null) return "from the booking form, terms agreed";
  const terms = asked.email ? "terms sent by email" : "terms read aloud";
  return `${takenBy(source, name)}, ${terms}`;
}

const sources: Record<ZoneSource, string> = {
  "pickup-address": "guessed from the pickup address",
  "dropoff-address": "guessed from the dropoff address",
  default: "assumed; neither address names a place that we know",
};

function PickupFact({ details }: { details: RequestDetails }) {
  const { asked } = details;
  const { day, time } = splitPickup(asked, useServerNow());
  if (asked.pickupAt === null)
    return (
      <>
        {day}, {time} <Added>as typed</Added>
      </>
    );
  const { name } = zoneNames[asked.pickupZone];
  return (
    <>
      {day}, {time.replace(/ \w+T$/, "")}{" "}
      <Added>
        {name}, {sources[asked.zoneSource]}
      </Added>
    </>
  );
}

function Badges({ details }: { details: RequestDetails }) {
  const badges = badgesOf(details);
  if (badges.length === 0) return <Added>None</Added>;
  return (
    <ul className="grid gap-1.5">
      {badges.map(({ label, tone, meaning }) => (
        <li key={label} className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <Badge tone={tone}>{label}</Badge> <Added>{meaning}</Added>
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
