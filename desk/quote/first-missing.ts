import type { DraftError } from "#domain/quote-check.ts";

/** The second line of the send bar: the number of faults, what is missing first, or to whom it goes. */
export function firstMissing(
  errors: readonly DraftError[],
  shownFaults: number,
  email: string,
): string {
  if (shownFaults > 0) return shownFaults === 1 ? "1 error" : `${shownFaults} errors`;
  const [first] = errors;
  if (!first) return `to ${email}`;
  return first.field === "pickup.confirmed" ? "Pickup time not confirmed yet" : first.text;
}
