/** A `tel:` address for a number that was typed, or undefined for text that cannot be dialed. */
export function phoneLink(typed: string): string | undefined {
  if (/[^\d\s+().-]/.test(typed)) return undefined;
  const digits = typed.replaceAll(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return undefined;
  if (typed.trim().startsWith("+")) return `tel:+${digits}`;
  if (/^1\d{10}$/.test(digits)) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
