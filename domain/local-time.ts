import type { Temporal } from "temporal-polyfill";
import { findClockChange, readDate, readTime } from "./pickup.ts";
import type { PickupZone } from "./pickup-places.ts";

/** A date and a time as someone typed them, such as `2026-12-24` and `5:05 pm`. */
export type LocalTime = { date: string; time: string };

export type ReadLocalTime =
  | { ok: true; instant: Temporal.Instant }
  | { ok: false; field: keyof LocalTime; reason: string };

/**
 * The moment at which clocks in the zone show this, or a sentence on what is wrong with which field.
 * Of a time that clocks show twice in the fall, the first counts.
 */
export function readLocalTime(typed: LocalTime, zone: PickupZone): ReadLocalTime {
  const date = readDate(typed.date.trim());
  if (!date) return { ok: false, field: "date", reason: "Write a date, such as 12/24/2030." };
  const time = readTime(typed.time.trim());
  if (!time) return { ok: false, field: "time", reason: "Write a time, such as 2:15 PM." };
  const local = date.toPlainDateTime(time);
  const zoned = local.toZonedDateTime(zone, { disambiguation: "compatible" });
  if (findClockChange(local, zone) === "skipped") {
    const next = zoned.toPlainTime().toLocaleString("en-US", { timeStyle: "short" });
    const reason = `Clocks skip this time that night. Write ${next.replace("\u202f", " ")} or an earlier time.`;
    return { ok: false, field: "time", reason };
  }
  return { ok: true, instant: zoned.toInstant() };
}

/** The fields that say this moment: `2026-12-24` and `17:05`. */
export function toLocalTime(instant: Temporal.Instant, zone: PickupZone): LocalTime {
  const local = instant.toZonedDateTimeISO(zone).toPlainDateTime();
  return {
    date: local.toPlainDate().toString(),
    time: local.toPlainTime().toString({ smallestUnit: "minute" }),
  };
}
