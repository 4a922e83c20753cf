import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { openSession, type SmtpError } from "./smtp-session.ts";
import type { Outcome, OutgoingEmail, Transport } from "#server/outbox/transport.ts";

/**
 * Sends emails over SMTP, several over one connection while there are more.
 * @param url  smtp://user:password@host:port, or smtps://
 * @param from the envelope's sender (MAIL_FROM)
 */
export function createSmtpTransport(url: string, from: string): Transport {
  let session: SMTPConnection | null = null;
  const stop = new AbortController();

  async function send(email: OutgoingEmail, startData: () => Promise<void>): Promise<Outcome> {
    let dataStarted = false;
    try {
      session ??= await openSession(url, stop.signal);
      await transmit(session, from, email, async () => {
        await startData();
        dataStarted = true;
      });
      return { kind: "sent" };
    } catch (error) {
      session?.close();
      session = null;
      return judge(error as SmtpError, dataStarted);
    }
  }

  return {
    deliver: send,
    idle() {
      session?.quit();
      session = null;
    },
    abort() {
      stop.abort();
    },
  };
}

/** One email. Its bytes are only read once the server has asked for them (354). */
function transmit(
  session: SMTPConnection,
  from: string,
  email: OutgoingEmail,
  beforeFirstByte: () => Promise<void>,
): Promise<void> {
  const message = Readable.from(
    (async function* () {
      await beforeFirstByte();
      yield email.message;
    })(),
  );
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  session.once("error", reject);
  session.send(
    { from: { address: from }, to: [{ address: email.recipient }] },
    message,
    (error) => {
      session.off("error", reject);
      if (error) reject(error);
      else resolve();
    },
  );
  return promise;
}

const misconfigurations = new Set(["EAUTH", "ENOAUTH", "ECONFIG", "ETLS", "EREQUIRETLS"]);

/**
 * What a failure means. The reason is the server's code and the command, never its words: they
 * often repeat the recipient's address.
 */
function judge(error: SmtpError, dataStarted: boolean): Outcome {
  const code = error.responseCode;
  const reason = [error.command, code ?? error.code ?? error.message].filter(Boolean).join(" ");
  if (misconfigurations.has(error.code ?? "")) return { kind: "misconfigured", reason };
  const isAboutEmail = /^(RCPT TO|DATA)$/.test(error.command ?? "");
  if (isAboutEmail && code) return { kind: code >= 500 ? "refused" : "later", reason };
  // A sender that is refused for good is refused for every email: the settings are wrong.
  if (error.command === "MAIL FROM" && code && code >= 500)
    return { kind: "misconfigured", reason };
  return { kind: dataStarted ? "ambiguous" : "later", reason };
}
