import { Temporal } from "temporal-polyfill";
import { company, policy } from "#content/company.ts";
import type { PickupZone } from "./pickup-zone.ts";
import { formatLongTime } from "./time.ts";

/** The percentage of the fare that is refunded; a weather cancellation refunds all of it. */
export function refundPercent(hoursBefore: number): number {
  const step = policy.cancellation.find((each) => hoursBefore >= each.hoursBefore);
  return step?.refundPercent ?? 0;
}

export function isShortNotice(hoursBefore: number): boolean {
  return hoursBefore < policy.noticeHours.standard;
}

export function isRideSoon(hoursBefore: number): boolean {
  return hoursBefore < policy.quoteHours.max;
}

/**
 * When the team's answer is due: the longest promised wait after the request arrived. For an earlier
 * pickup, the quote must leave the policy's notice, or half of the remaining hours if those are too few.
 * A due time at night moves into office hours where possible.
 */
export function answerDue(
  received: Temporal.Instant,
  pickup: Temporal.Instant | null,
): Temporal.Instant {
  const { min, max } = policy.quoteHours;
  const promised = received.add({ hours: max });
  const range = { earliest: received.add({ hours: min }), latest: promised };
  if (pickup === null || Temporal.Instant.compare(pickup, received) <= 0)
    return toOfficeHours(promised, range);
  const minutesLeft = Math.floor(received.until(pickup).total("minutes"));
  const beforeNotice = minutesLeft - policy.noticeHours.standard * 60;
  const minutes = Math.max(beforeNotice, Math.floor(minutesLeft / 2));
  const due = received.add({ minutes: Math.min(max * 60, minutes) });
  const lastRefund = pickup.subtract({ hours: refunds.at(-1)?.hoursBefore ?? 0 });
  return toOfficeHours(due, { ...range, latest: earlierOf(promised, lastRefund) });
}

/** At night: the next opening if it is not too late, else the last closing if not too early. */
function toOfficeHours(
  due: Temporal.Instant,
  { earliest, latest }: Record<"earliest" | "latest", Temporal.Instant>,
): Temporal.Instant {
  const { timeZone, hours } = company;
  const local = due.toZonedDateTimeISO(timeZone);
  const opening = local.withPlainTime({ hour: hours.opens });
  const closing = local.withPlainTime({ hour: hours.closes });
  const isMorning = Temporal.ZonedDateTime.compare(local, opening) < 0;
  if (!isMorning && Temporal.ZonedDateTime.compare(local, closing) <= 0) return due;
  const next = (isMorning ? opening : opening.add({ days: 1 })).toInstant();
  const last = (isMorning ? closing.subtract({ days: 1 }) : closing).toInstant();
  if (Temporal.Instant.compare(next, latest) <= 0) return next;
  return Temporal.Instant.compare(last, earliest) >= 0 ? last : due;
}

function earlierOf(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) < 0 ? one : other;
}

/** Whether a call is better for the visitor: the ride may be too soon for a quote by email. */
export function isCallQuicker(asked: Temporal.Instant, pickup: Temporal.Instant | null): boolean {
  if (pickup === null) return false;
  const hours = asked.until(pickup).total("hours");
  return hours >= 0 && isRideSoon(hours);
}

/** When a visitor is reminded that a quote expires; null if its own email has only just said so. */
export function reminderAt(
  sent: Temporal.Instant,
  validUntil: Temporal.Instant,
): Temporal.Instant | null {
  const reminder = validUntil.subtract({ hours: 24 });
  return sent.until(reminder).total("hours") >= 24 ? reminder : null;
}

/** @param latest of the pickup, the request's last activity, and the creation of the link */
export function linkExpiresAt(latest: Temporal.Instant): Temporal.Instant {
  return latest.add({ hours: policy.linkDays * 24 });
}

const { retention } = policy;

/** Counted from the last activity; for a booking, from its last pickup if later. */
export const retentionPeriods = {
  bookings: { years: retention.bookingYears },
  contactMessages: { months: retention.contactMonths },
  suspiciousRequests: { days: retention.suspiciousDays },
  emails: { days: retention.emailDays },
  fingerprints: { days: retention.fingerprintDays },
  /** Links to visitors' pages, which end according to `linkExpiresAt`. */
  links: { days: policy.linkDays },
  /** The log of actions on team accounts, and of data exports and erasures. */
  accountRecord: { years: retention.bookingYears },
  /** Sessions, links and everything else with its own end time. */
  ended: { days: 0 },
} as const satisfies Record<string, Temporal.DurationLike>;

export type Retained = keyof typeof retentionPeriods;

export const { backupDays } = retention;

/** Data last touched before this moment is deleted. */
export function retentionCutoff(what: Retained, now: Temporal.Instant): Temporal.Instant {
  return now.toZonedDateTimeISO("UTC").subtract(retentionPeriods[what]).toInstant();
}

/** The groups of the queue, in order. */
export const dueClasses = ["late", "short-notice", "in-time"] as const;

export type DueClass = (typeof dueClasses)[number];

/**
 * The queue's group of a request. Late comes before short notice, which is determined when the visitor
 * asks and does not change. A past pickup is not short notice.
 */
export function dueClass(
  request: { asked: Temporal.Instant; due: Temporal.Instant; pickup: Temporal.Instant | null },
  now: Temporal.Instant,
): DueClass {
  const { asked, due, pickup } = request;
  if (isLate(due, now)) return "late";
  if (pickup === null) return "in-time";
  const hoursLeft = asked.until(pickup).total("hours");
  return hoursLeft >= 0 && isShortNotice(hoursLeft) ? "short-notice" : "in-time";
}

/** How the remaining time is displayed: `soon` under six hours. */
export type Urgency = "late" | "soon" | "calm";

export function urgency(due: Temporal.Instant, now: Temporal.Instant): Urgency {
  if (isLate(due, now)) return "late";
  return now.until(due).total("hours") < 6 ? "soon" : "calm";
}

/** For example, `38 min left`, `30 h 20 min left`, `22 h left`, `24 min late`. In hours, like the promise. */
export function timeLeft(due: Temporal.Instant, now: Temporal.Instant): string {
  const total = Math.floor(now.until(due).abs().total("minutes"));
  if (isLate(due, now)) return `${duration(Math.max(total, 1))} late`;
  return total === 0 ? "due now" : `${duration(total)} left`;
}

/** For example, `40 min ago`, `15 h ago`, `3 days ago`. */
export function timeAgo(at: string, now: Temporal.Instant): string {
  const minutes = Math.max(Math.floor(Temporal.Instant.from(at).until(now).total("minutes")), 0);
  if (minutes < 60) return minutes === 0 ? "just now" : `${minutes} min ago`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ago`;
  const days = Math.floor(minutes / (24 * 60));
  return `${days} ${days === 1 ? "day" : "days"} ago`;
}

function isLate(due: Temporal.Instant, now: Temporal.Instant): boolean {
  return Temporal.Instant.compare(now, due) > 0;
}

function duration(minutes: number): string {
  const parts = [
    [Math.floor(minutes / 60), "h"],
    [minutes % 60, "min"],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, unit]) => `${count} ${unit}`)
    .join(" ");
}

export type CancellationTerm = {
  refundPercent: number;
  /** For example, `Full refund, less processing fees`, `50% refund` or `No refund`. */
  refund: string;
  /** Null for the last term. */
  until: Temporal.Instant | null;
  /** For example, `until Friday, February 14, 2:15 PM Mountain Time`, or `after that`. */
  when: string;
};

/**
 * The cancellation terms by date, in the pickup's time zone. The policy counts hours, so if clocks
 * change in between, a deadline has a different time of day than the pickup. Terms that have ended
 * at `now` are left out; if none are left, the last one says why.
 */
export function cancellationTerms(
  pickup: Temporal.Instant,
  zone: PickupZone,
  now: Temporal.Instant,
  format = formatLongTime,
): CancellationTerm[] {
  const terms = refunds
    .map((step) => ({
      refundPercent: step.refundPercent,
      refund: describeRefund(step.refundPercent),
      until: pickup.subtract({ hours: step.hoursBefore }),
    }))
    .filter(({ until }) => now.epochMilliseconds <= until.epochMilliseconds)
    .map((term) => ({ ...term, when: `until ${format(term.until, zone)}` }));
  const when =
    terms.length > 0 ? "after that" : `less than ${refunds.at(-1)?.hoursBefore} hours before`;
  return [...terms, { refundPercent: 0, refund: describeRefund(0), until: null, when }];
}

/** The terms in one sentence: "Full refund, less processing fees, until ...; after that no refund." */
export function cancellationSentence(terms: readonly CancellationTerm[]): string {
  const parts = terms.slice(0, -1).map((term) => {
    return `${term.refund}${term.refundPercent === 100 ? "," : ""} ${term.when}`;
  });
  const last = terms.at(-1);
  if (parts.length === 0) return `${last?.refund} ${last?.when} the pickup.`;
  return `${parts.join("; ")}; ${last?.when} ${last?.refund.toLowerCase()}.`;
}

const refunds = policy.cancellation.filter((step) => step.refundPercent > 0);

function describeRefund(percent: number): string {
  if (percent === 100) return "Full refund, less processing fees";
  return percent === 0 ? "No refund" : `${percent}% refund`;
}
