import { policy } from "#content/company.ts";

/** Percent of the fare that a passenger gets back; a weather cancellation gives back all of it. */
export function refundPercent(hoursBefore: number): number {
  const step = policy.cancellation.find((each) => hoursBefore >= each.hoursBefore);
  return step?.refundPercent ?? 0;
}

export function isShortNotice(hoursBefore: number): boolean {
  return hoursBefore < policy.noticeHours.standard;
}

/** True where a call is quicker than a quote by email. */
export function isRideSoon(hoursBefore: number): boolean {
  return hoursBefore < policy.quoteHours.max;
}
