import { policy } from "./company.ts";

const { noticeHours, cancellation, graceMinutes, retention } = policy;
const { min, max } = noticeHours.premium;

/** The policy in words. */
export const policyText = {
  notice: `Please book at least ${noticeHours.standard} hours ahead. Premium services need ${min}-${max} hours.`,
  interviewNotice: `Interviews with our executives need ${noticeHours.interview} hours notice.`,
  /** One sentence for each step of the cancellation policy, and one for after the last step. */
  cancellation: cancellation.map(cancellationLine),
  weather:
    "If weather or a road closure makes a ride impossible or unsafe, we cancel it, and you choose a full refund or another date.",
  grace: `Each pickup includes a grace period of ${graceMinutes} minutes.`,
  retention: `about ${retention.bookingYears} years`,
  contactRetention: `${retention.contactMonths} months`,
  suspiciousRetention: `${retention.suspiciousDays} days`,
  emailRetention: `${retention.emailDays} days`,
  backupRetention: `${retention.backupDays} days`,
  fingerprintRetention: `${inWords(retention.fingerprintDays)} days`,
};

function cancellationLine(
  { hoursBefore, refundPercent }: (typeof cancellation)[number],
  index: number,
): string {
  const earlier = cancellation[index - 1]?.hoursBefore;
  return `${period(hoursBefore, earlier)} before the pickup: ${refund(refundPercent)}.`;
}

function period(from: number, until: number | undefined): string {
  if (until === undefined) return `${from} hours or more`;
  return from === 0 ? `Less than ${until} hours` : `${from} to ${until} hours`;
}

function refund(percent: number): string {
  if (percent === 100) return "a full refund minus processing fees";
  return percent === 0 ? "no refund" : `${percent}% of the fare`;
}

/** Numbers up to nine, spelled out as copy editors do. */
function inWords(count: number): string {
  const words = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
  return words[count] ?? String(count);
}
