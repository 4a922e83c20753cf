import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import { openSession, type SmtpError } from "./smtp-session.ts";
import type { Carrier, Outcome, OutgoingMail } from "#server/outbox/outcome.ts";

/**
 * Sends mails over SMTP, several over one connection while there are more.
 * @param url  smtp://user:password@host:port, or smtps://
 * @param from the envelope's sender (MAIL_FROM)
 */
export function createSmtpCarrier(url: string, from: string): Carrier {
  let session: SMTPConnection | null = null;
  const interruption = new AbortController();

  async function send(mail: OutgoingMail, handOver: () => Promise<void>): Promise<Outcome> {
    let handedOver = false;
    try {
      session ??= await openSession(url, interruption.signal);
      await transmit(session, from, mail, async () => {
        await handOver();
        handedOver = true;
      });
      return { kind: "sent" };
    } catch (error) {
      session?.close();
      session = null;
      return judge(error as SmtpError, handedOver);
    }
  }

  return {
    deliver: send,
    rest() {
      session?.quit();
      session = null;
    },
    interrupt() {
      interruption.abort();
    },
  };
}

/** One mail. The bytes are only drawn once the server has said that it wants them (354). */
function transmit(
  session: SMTPConnection,
  from: string,
  mail: OutgoingMail,
  beforeFirstByte: () => Promise<void>,
): Promise<void> {
  const message = Readable.from(
    (async function* () {
      await beforeFirstByte();
      yield Buffer.from(mail.message, "latin1");
    })(),
  );
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  session.once("error", reject);
  session.send({ from: { address: from }, to: [{ address: mail.recipient }] }, message, (error) => {
    session.off("error", reject);
    if (error) reject(error);
    else resolve();
  });
  return promise;
}

const settingsAtFault = new Set(["EAUTH", "ENOAUTH", "ECONFIG", "ETLS", "EREQUIRETLS"]);

/**
 * What a failure means. The reason is the server's code and the command, never its words: they
 * often repeat the recipient's address.
 */
function judge(error: SmtpError, handedOver: boolean): Outcome {
  const code = error.responseCode;
  const reason = [error.command, code ?? error.code ?? error.message].filter(Boolean).join(" ");
  if (settingsAtFault.has(error.code ?? "")) return { kind: "halt", reason };
  const isAboutMail = /^(RCPT TO|DATA)$/.test(error.command ?? "");
  if (isAboutMail && code) return { kind: code >= 500 ? "refused" : "later", reason };
  // A sender that is refused for good is refused for every mail: the settings are wrong.
  if (error.command === "MAIL FROM" && code && code >= 500) return { kind: "halt", reason };
  return { kind: handedOver ? "unsure" : "later", reason };
}
