import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatTime } from "#domain/format-time.ts";

/** On the office's clock. @param iso UTC text as the server sends it */
export function moment(iso: string): string {
  return formatTime(Temporal.Instant.from(iso), company.timeZone);
}
