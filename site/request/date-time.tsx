import { Fragment } from "react";
import { Temporal } from "temporal-polyfill";
import type { PickupZone } from "#domain/pickup-zone.ts";
import { describeAskedPickup } from "#domain/pickup.ts";
import type { QuoteLeg } from "#domain/quote.ts";
import { formatLongTime, formatLongTimeParts } from "#domain/time.ts";
import type { VisitorRequest } from "#server/site/context.ts";

/** For example, "Tuesday, February 18, 3:40 PM Mountain Time". */
export function DateTime({ at, zone }: { at: string; zone: PickupZone }) {
  return <time dateTime={at}>{unbroken(formatLongTime(Temporal.Instant.from(at), zone))}</time>;
}

/** The same moment in the reader's own time zone; the page's script shows it if that differs. */
export function OwnTime({ at, zone }: { at: string; zone: PickupZone }) {
  return (
    <p
      data-screen-only
      data-moment={at}
      data-zone={zone}
      hidden
      className="mt-0.5 text-label text-granite"
    />
  );
}

/** The same within a sentence: "Friday, December 18, at 2:15 PM Mountain Time". */
export function DateAtTime({ at, zone }: { at: string; zone: PickupZone }) {
  const { date, clock } = formatLongTimeParts(Temporal.Instant.from(at), zone);
  return <time dateTime={at}>{unbroken(`${date}, at ${clock}`)}</time>;
}

/** For all legs: "Friday, December 18, at 2:15 PM Mountain Time, and home on Friday, December 25, at ...". */
export function DatesAtTime({ legs }: { legs: readonly Pick<QuoteLeg, "pickup">[] }) {
  return legs.map(({ pickup: { at, zone } }, index) => (
    <Fragment key={at}>
      {index > 0 ? ", and home on " : null}
      <DateAtTime at={at} zone={zone} />
    </Fragment>
  ));
}

/** The pickup in words, or as typed if that is not a readable or existing time. */
export function pickupAsked(view: VisitorRequest): string {
  return describePickup(view, view.isZoneCertain, view.clockChange);
}

/** The way home as the team has it before a quote. */
export function wayHomeAsked({ legs: [, home] }: VisitorRequest): string | null {
  if (!home) return null;
  return home.date === "" ? "The date is still open" : describePickup(home, true, null);
}

function describePickup(
  leg: VisitorRequest["legs"][number],
  isZoneCertain: boolean,
  clockChange: VisitorRequest["clockChange"],
): string {
  const { date, time, pickupAt, pickupZone: zone } = leg;
  const at = pickupAt === null ? null : Temporal.Instant.from(pickupAt);
  const zoneSource = isZoneCertain ? "pickup-address" : "default";
  return unbroken(describeAskedPickup({ date, time, at, zone, zoneSource, clockChange }));
}

/** Keeps "February 18" and "3:40 PM" each on one line. */
export function unbroken(text: string): string {
  return text.replace(/ (\d+)(?=,|$)/, "\u00a0$1").replace(/ ([AP]M)/, "\u00a0$1");
}
