import type { Outcome } from "#server/outbox/transport.ts";
import type { SmtpError } from "./smtp-session.ts";

/**
 * What a failure means. The reason is the server's code and the command, never its words: they
 * often repeat the recipient's address.
 */
export function judgeFailure(error: SmtpError, dataStarted: boolean): Outcome {
  const { command, responseCode } = error;
  const code = responseCode ?? error.originalCode ?? error.code ?? error.message;
  const reason = [command, code].filter(Boolean).join(" ");
  const isRefusal = (responseCode ?? 0) >= 500;
  if (!isRefusal && (responseCode ?? 0) >= 400) return { kind: "later", reason };
  if (!isRefusal && dataStarted) return { kind: "ambiguous", reason };
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

/** OpenSSL's codes for a certificate that cannot be trusted, and for a server that speaks no TLS. */
const tlsFailure =
  /CERT|ISSUER|SIGNATURE|HOSTNAME|^INVALID_|^PATH_LENGTH|^ERR_SSL|^ERR_TLS|^EPROTO$/;
