export type SmtpServer = {
  host: string;
  port: number;
  /** smtps:// is implicit. Otherwise STARTTLS is required, and on a loopback host used if offered. */
  tls: "implicit" | "required" | "offered" | "never";
  credentials: { user: string; pass: string } | null;
};

/** Reads SMTP_URL; null when it names no mail server. */
export function parseSmtpUrl(text: string): SmtpServer | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  const isSecure = protocol === "smtps:";
  const isPlain = search === "?tls=never";
  if (!isSecure && protocol !== "smtp:") return null;
  if (hostname === "" || !["", "/"].includes(pathname) || hash !== "") return null;
  if (search !== "" && (!isPlain || isSecure)) return null;
  const host = hostname.replace(/^\[|\]$/g, "").toLowerCase();
  const [user, pass] = [decode(username), decode(password)];
  if (user === null || pass === null || (user !== "" && pass === "")) return null;
  return {
    host,
    port: Number(port) || (isSecure ? 465 : 587),
    tls: isSecure ? "implicit" : isPlain ? "never" : isLoopback(host) ? "offered" : "required",
    credentials: user === "" ? null : { user, pass },
  };
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || /^127\.\d+\.\d+\.\d+$/.test(host);
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
