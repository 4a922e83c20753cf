const gmailDomains = new Set(["gmail.com", "googlemail.com"]);

/**
 * One key for the spellings of an address that reach one mailbox: case and `+tag` never count, dots
 * do not count at Gmail. Only for comparing: email always goes to the address as it was typed.
 */
export function mailboxKey(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const local = lower.slice(0, at).split("+", 1)[0] ?? "";
  if (gmailDomains.has(domain)) return `${local.replaceAll(".", "")}@gmail.com`;
  return `${local}@${domain}`;
}
