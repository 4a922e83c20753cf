const gmailDomains = new Set(["gmail.com", "googlemail.com"]);

/** One key for all spellings of a mailbox, for comparing only: email goes to the typed address. */
export function mailboxKey(address: string): string {
  const lower = address.trim().toLowerCase();
  const at = lower.lastIndexOf("@");
  const domain = lower.slice(at + 1);
  const local = lower.slice(0, at).split("+", 1)[0] ?? "";
  if (gmailDomains.has(domain)) return `${local.replaceAll(".", "")}@gmail.com`;
  return `${local}@${domain}`;
}
