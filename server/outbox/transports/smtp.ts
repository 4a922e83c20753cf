import type { Transport } from "#server/outbox/transport.ts";
import { outcomeOf } from "./smtp-failure.ts";
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
