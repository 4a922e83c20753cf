import type { Transport } from "#server/outbox/transport.ts";
import {
  outcomeOf,
  openSession,
  type SmtpError,
  type SmtpSession,
  type SmtpTimeouts,
} from "./smtp-session.ts";

/** In milliseconds. RFC 5321 grants ten minutes to the reply after the final dot. */
export const smtpTimeouts: SmtpTimeouts = {
  connect: 10_000,
  greeting: 10_000,
  command: 2 * 60_000,
  data: 10 * 60_000,
};

/** Sends waiting emails over one connection. */
export function createSmtpTransport(
  server: SmtpServer,
  from: string,
  timeouts = smtpTimeouts,
): Transport {
  let session: SmtpSession | null = null;
  const stop = new AbortController();

  const deliver: Transport["deliver"] = async (email, startData) => {
    let data: "not started" | "started" | "lost" = "not started";
    const start = async () => {
      data = (await startData()) ? "started" : "lost";
      return data === "started";
    };
    try {
      if (!session?.isOpen()) session = await openSession(server, timeouts, stop.signal);
      await session.send({ from, to: email.recipient }, email.message, start);
      return { kind: "sent" };
    } catch (error) {
      session?.close();
      session = null;
      return outcomeOf(error as SmtpError, data);
    }
  };

  return {
    deliver,
    idle() {
      session?.quit();
      session = null;
    },
    abort() {
      stop.abort();
    },
  };
}

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
