import type { ReactNode } from "react";
import { Link } from "react-router";
import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { useServerNow } from "#desk/api/server-clock.ts";
import { KeyCap } from "#desk/controls/button.tsx";
import { Badge, badgesOf } from "#desk/summary/badges.tsx";
import { splitPickup, vehicleName } from "#desk/summary/group-requests.ts";
import { requestPath } from "#desk/summary/request-path.ts";
import { describeParty, labelOf, takenBy, vehicleChoices } from "#domain/form.ts";
import { formatMoney } from "#domain/money.ts";
import { type ZoneSource, zoneNames } from "#domain/pickup-zone.ts";
import { shortRoute } from "#domain/pickup.ts";
import { stateNames } from "#domain/request.ts";
import { formatTime } from "#domain/time.ts";
import type { RequestDetails, RequestSummary } from "#server/requests/views.ts";
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

/** Short summaries of requests, each with a link. @param withNames if they may belong to different people */
export function OtherRequests({
  requests,
  withNames = false,
}: {
  requests: readonly RequestSummary[];
  withNames?: boolean;
}) {
  const now = useServerNow();
  return (
    <ul>
      {requests.map((request) => (
        <li
          key={request.reference}
          className="flex flex-wrap gap-x-4 border-b border-line py-2 text-slate md:flex-nowrap"
        >
          <Link
            to={requestPath(request.reference, "all")}
            className="min-w-20 font-medium text-ink hover:underline max-md:min-h-6"
          >
            {request.reference}
          </Link>
          <span className={`min-w-0 wrap-anywhere md:flex-1 ${withNames ? "" : "md:truncate"}`}>
            {withNames ? <span className="block text-ink">{request.name}</span> : null}
            {shortRoute(request)}, {splitPickup(request, now).day}
          </span>
          {withNames ? null : (
            <span className="max-xl:hidden">{vehicleName(request.vehicleType)}</span>
          )}
          <span className="ml-auto whitespace-nowrap">
            {request.quote ? `${formatMoney(request.quote.totalCents)} ` : ""}
            {stateNames[request.state].toLowerCase()}
          </span>
        </li>
      ))}
    </ul>
  );
}

type KnownProps = { requests: readonly RequestSummary[] };

/** Earlier requests by the same caller: next to the form, or below it. */
export function KnownRequests({ requests }: KnownProps) {
  return (
    <aside id="known" aria-label="What is known" className="min-w-0 px-4 max-lg:pb-16 md:px-6">
      <output className="sr-only">{knownText(requests)}</output>
      {requests.length > 0 ? (
        <Section title="Earlier requests" end={<KeyCap>Alt K</KeyCap>}>
          <OtherRequests requests={requests} withNames />
        </Section>
      ) : null}
    </aside>
  );
}

/** If the list is below the form, a notice above the fields says that there is one. */
export function KnownNotice({ requests }: KnownProps) {
  if (requests.length === 0) return null;
  return (
    <p className="border-t border-mist bg-snow px-4 lg:hidden">
      <a href="#known" className="flex min-h-11 items-center underline underline-offset-3">
        {knownText(requests)}
      </a>
    </p>
  );
}

function knownText(requests: KnownProps["requests"]): string {
  const names = new Intl.ListFormat("en-US").format(new Set(requests.map(({ name }) => name)));
  if (requests.length === 0) return "";
  return `${requests.length === 1 ? "An earlier request" : "Earlier requests"} by ${names}`;
}
