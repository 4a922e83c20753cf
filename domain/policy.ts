import { policy } from "#content/company.ts";

/**
 * The percent of the fare that goes back to a passenger who cancels. Processing fees come off a full
 * refund. When the company cancels, for weather or a closed road, everything goes back instead.
 * @param hoursBefore the hours left until the pickup
 */
export function refundPercent(hoursBefore: number): number {
  const step = policy.cancellation.find((each) => hoursBefore >= each.hoursBefore);
  return step?.refundPercent ?? 0;
}

/** Whether a pickup is sooner than the terms ask for. */
export function isShortNotice(hoursBefore: number): boolean {
  return hoursBefore < policy.noticeHours.standard;
}
