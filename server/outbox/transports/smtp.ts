import { Readable } from "node:stream";
import type { Transport } from "#server/outbox/transport.ts";
import { judgeFailure } from "./smtp-failure.ts";
import type { SmtpServer } from "./smtp-server.ts";
import {
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

/**
 * Sends emails over SMTP, several over one connection while there are more.
 * @param from the envelope's sender (MAIL_FROM)
 */
export function createSmtpTransport(
  server: SmtpServer,
  from: string,
  timeouts = smtpTimeouts,
): Transport {
  let session: SmtpSession | null = null;
  const stop = new AbortController();

  const deliver: Transport["deliver"] = async (email, startData) => {
    const dataStarted = new AbortController();
    let isLost = false;
    // Read only once the server has asked for the data (354).
    async function* message() {
      isLost = !(await startData());
      if (isLost) throw new Error("lost");
      dataStarted.abort();
      yield email.message;
    }
    try {
      if (!session?.isOpen()) session = await openSession(server, timeouts, stop.signal);
      const envelope = { from, to: email.recipient };
      await session.send(envelope, Readable.from(message()), dataStarted.signal);
      return { kind: "sent" };
    } catch (error) {
      session?.close();
      session = null;
      if (isLost) return { kind: "lost" };
      return judgeFailure(error as SmtpError, dataStarted.signal.aborted);
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
