/** A `tel:` link for a typed number; null when it has too few digits to call. */
export function callHref(typed: string): string | null {
  const [number = ""] = typed.split(/(?:ext|x)/i, 1);
  const digits = number.replaceAll(/\D/g, "");
  if (digits.length < 7) return null;
  return `tel:${number.trim().startsWith("+") ? "+" : ""}${digits}`;
}

/** A `mailto:` link whose subject names the request. */
export function replyHref(email: string, reference: string): string {
  const address = email.split("@").map(encodeURIComponent).join("@");
  return `mailto:${address}?subject=${encodeURIComponent(`Your ride request ${reference}`)}`;
}
