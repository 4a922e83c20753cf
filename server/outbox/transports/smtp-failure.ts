import type { Lost, Outcome } from "#server/outbox/transport.ts";
import type { SmtpError } from "./smtp-session.ts";

/** The reason has only the reply's code: its text often repeats the recipient's address. */
export function outcomeOf(
  error: SmtpError,
  data: "not started" | "started" | "lost",
): Outcome | Lost {
  if (data === "lost") return { kind: "lost" };
  const { command, responseCode } = error;
  const code = responseCode ?? error.originalCode ?? error.code ?? error.message;
  const reason = [command, code].filter(Boolean).join(" ");
  const isRefusal = (responseCode ?? 0) >= 500;
  if (!isRefusal && (responseCode ?? 0) >= 400) return { kind: "later", reason };
  if (!isRefusal && data === "started") return { kind: "ambiguous", reason };
  if (isMisconfiguration(error, isRefusal)) return { kind: "misconfigured", reason };
  const isAboutEmail = command === "RCPT TO" || command === "DATA";
  return { kind: isAboutEmail && isRefusal ? "refused" : "later", reason };
}

function isMisconfiguration({ code, originalCode, command }: SmtpError, isRefusal: boolean) {
  switch (code) {
    case "EAUTH":
    case "ENOAUTH":
    case "ECONFIG":
    case "EREQUIRETLS":
      return true;
    // Without a reply the connection broke during the handshake.
    case "ETLS":
      return isRefusal;
    case "ESOCKET":
      return tlsFailure.test(originalCode ?? "");
    default:
      // A refused EHLO rules STARTTLS out; a sender that is refused is refused for every email.
      return isRefusal && (command === "EHLO" || command === "MAIL FROM");
  }
}

/** Codes of OpenSSL: no valid certificate, or no TLS at all. */
const tlsFailure =
  /CERT|ISSUER|SIGNATURE|HOSTNAME|^INVALID_|^PATH_LENGTH|^ERR_SSL|^ERR_TLS|^EPROTO$/;
