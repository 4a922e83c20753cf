import { Temporal } from "temporal-polyfill";
import { policy } from "#content/company.ts";

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
