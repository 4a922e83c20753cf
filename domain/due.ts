import { Temporal } from "temporal-polyfill";
import { policy } from "#content/company.ts";
import { isShortNotice } from "./policy.ts";

/**
 * When the team's answer is due: the longest promised wait after the request arrived. A quote for an
 * earlier pickup leaves the notice of the policy, or half of the hours left when they are too few.
 */
export function answerDue(
  received: Temporal.Instant,
  pickup: Temporal.Instant | null,
): Temporal.Instant {
  const promised = received.add({ hours: policy.quoteHours.max });
  if (pickup === null || Temporal.Instant.compare(pickup, received) <= 0) return promised;
  const minutesLeft = Math.floor(received.until(pickup).total("minutes"));
  const beforeNotice = minutesLeft - policy.noticeHours.standard * 60;
  const minutes = Math.max(beforeNotice, Math.floor(minutesLeft / 2));
  return received.add({ minutes: Math.min(policy.quoteHours.max * 60, minutes) });
}

/** When the team aims to answer: the shortest promised wait, if the answer is not due before. */
export function answerAim(
  received: Temporal.Instant,
  pickup: Temporal.Instant | null,
): Temporal.Instant {
  const aim = received.add({ hours: policy.quoteHours.min });
  const due = answerDue(received, pickup);
  return Temporal.Instant.compare(aim, due) < 0 ? aim : due;
}

/** The groups of the queue, in their order. */
export const dueClasses = ["late", "short-notice", "in-time"] as const;

export type DueClass = (typeof dueClasses)[number];

/**
 * The queue's group of a request that arrived, or was asked for anew, at `received`. Late comes before
 * short notice, which is judged when the request arrives and stays. A past pickup is no short notice.
 */
export function dueClass(
  received: Temporal.Instant,
  pickup: Temporal.Instant | null,
  now: Temporal.Instant,
): DueClass {
  if (isLate(answerDue(received, pickup), now)) return "late";
  if (pickup === null) return "in-time";
  const hoursLeft = received.until(pickup).total("hours");
  return hoursLeft >= 0 && isShortNotice(hoursLeft) ? "short-notice" : "in-time";
}

/** How the time left is shown: `soon` under six hours. */
export type Urgency = "late" | "soon" | "calm";

export function urgency(due: Temporal.Instant, now: Temporal.Instant): Urgency {
  if (isLate(due, now)) return "late";
  return now.until(due).total("hours") < 6 ? "soon" : "calm";
}

/** Such as `38 min left`, `30 h 20 min left`, `22 h left`, `24 min late`: the promise is in hours. */
export function timeLeft(due: Temporal.Instant, now: Temporal.Instant): string {
  const total = Math.floor(now.until(due).abs().total("minutes"));
  if (isLate(due, now)) return `${duration(Math.max(total, 1))} late`;
  return total === 0 ? "due now" : `${duration(total)} left`;
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
