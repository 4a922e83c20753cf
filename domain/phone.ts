/** A `tel:` link for a typed number such as `(970) 555-0142 x12`; null for text that cannot be dialed. */
export function phoneLink(typed: string): string | null {
  const [, number = "", extension] = typedNumber.exec(typed.trim()) ?? [];
  const isInternational = number.startsWith("+");
  // "+44 (0)20" shows a zero that is dialed within the country only.
  const digits = (isInternational ? number.replace("(0)", "") : number).replaceAll(/\D/g, "");
  if (digits.length < 7 || digits.length > 15) return null;
  const prefix = isInternational ? "+" : northAmericanPrefix(digits);
  // Phones pause at a comma, then dial what follows; few of them know `;ext=`.
  return `tel:${prefix}${digits}${extension ? `,${extension}` : ""}`;
}

const typedNumber = /^(\+?[\d\s()./-]+)(?:[,;]?\s?(?:extension|ext|x|#)[.:=]?\s?(\d{1,7}))?$/i;

function northAmericanPrefix(digits: string): string {
  if (digits.length === 10) return "+1";
  return /^1\d{10}$/.test(digits) ? "+" : "";
}
