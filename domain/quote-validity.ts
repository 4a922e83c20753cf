import { Temporal } from "temporal-polyfill";
import { policy } from "#content/company.ts";
import type { PickupZone } from "./pickup-places.ts";

/**
 * Until when a quote written now can be accepted, unless the agent says otherwise: 6 PM in three days;
 * for an earlier pickup, its notice before, or half of the time left where there is less.
 */
export function suggestValidUntil(
  now: Temporal.Instant,
  pickup: Temporal.Instant | null,
  zone: PickupZone,
): Temporal.Instant {
  const evening = now
    .toZonedDateTimeISO(zone)
    .add({ days: 3 })
    .withPlainTime({ hour: 18 })
    .toInstant();
  if (pickup === null || Temporal.Instant.compare(pickup, now) <= 0) return evening;
  const minutesLeft = Math.floor(now.until(pickup).total("minutes"));
  const beforeNotice = minutesLeft - policy.noticeHours.standard * 60;
  const latest = now.add({ minutes: Math.max(beforeNotice, Math.floor(minutesLeft / 2)) });
  return Temporal.Instant.compare(evening, latest) < 0 ? evening : latest;
}
