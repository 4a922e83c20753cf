import { Temporal } from "temporal-polyfill";
import { company } from "#content/company.ts";
import { formatTime, formatTimeParts } from "#domain/time.ts";

type Moment = { day: string; time: string };

/**
 * A moment in a zone's local time, in two parts: `Thu, Feb 20` and `11:30 AM MT`. The day of `now` is
 * `Today, Feb 17`, and other years are shown.
 */
export function splitMoment(at: string, now: Temporal.Instant, zone: string): Moment {
  const moment = Temporal.Instant.from(at);
  const { weekday, date, clock: time } = formatTimeParts(moment, zone);
  const day = dateIn(moment, zone);
  const today = dateIn(now, zone);
  if (day.equals(today)) return { day: `Today, ${date}`, time };
  const year = day.year === today.year ? "" : `, ${day.year}`;
  return { day: `${weekday}, ${date}${year}`, time };
}

/** In full in the office's time zone: `Mon, Feb 17, 9:20 AM MT`. @param at UTC text from the server */
export function officeMoment(at: string): string {
  return formatTime(Temporal.Instant.from(at), company.timeZone);
}

/** Only the time, in the office's time zone: `9:20 AM MT`. */
export function officeTime(at: string | Temporal.Instant): string {
  return formatTimeParts(Temporal.Instant.from(at), company.timeZone).clock;
}

/** On one line where space is limited: `Mon 7:28 AM MT`; `Feb 3, 7:28 AM MT`. */
export function shortMoment(at: string, now: Temporal.Instant, zone: string): string {
  const { weekday, date, time, isNear } = parts(at, now, zone);
  return isNear ? `${weekday} ${time}` : `${date}, ${time}`;
}

/** As shown in the timeline, in the office's time zone: `Today, 9:18 AM MT`; `Sun, 3:40 PM MT`. */
export function pastMoment(at: string, now: Temporal.Instant): string {
  const { weekday, date, time, isNear, isToday } = parts(at, now, company.timeZone);
  return `${isToday ? "Today" : isNear ? weekday : date}, ${time}`;
}

function parts(at: string, now: Temporal.Instant, zone: string) {
  const moment = Temporal.Instant.from(at);
  const { weekday, date: monthDay, clock: time } = formatTimeParts(moment, zone);
  const day = dateIn(moment, zone);
  const today = dateIn(now, zone);
  const days = Math.abs(today.until(day, { largestUnit: "days" }).days);
  const date = day.year === today.year ? monthDay : `${monthDay}, ${day.year}`;
  return { weekday, date, time, isToday: days === 0, isNear: days < 7 };
}

function dateIn(moment: Temporal.Instant, zone: string): Temporal.PlainDate {
  return moment.toZonedDateTimeISO(zone).toPlainDate();
}
