import { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpServer } from "#server/config.ts";
import type { Lost, Outcome, Transport } from "#server/outbox/worker.ts";

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

export type SmtpError = Error & {
  code?: string;
  /** The system's or OpenSSL's code, if nodemailer has replaced it with its own. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
};

/** In milliseconds. */
type SmtpTimeouts = {
  connect: number;
  greeting: number;
  /** For sign-in, and for each email until its data starts. */
  command: number;
  /** For silence while data is sent, and until the reply to its final dot. */
  data: number;
};

type SmtpSession = {
  isOpen(): boolean;
  /** Calls `startData` once the server has asked for the message; false stops it. */
  send(envelope: Envelope, message: Buffer, startData: () => Promise<boolean>): Promise<void>;
  quit(): void;
  close(): void;
};

type Envelope = { from: string; to: string };
type Done = (error?: Error | null) => void;

const quitMs = 5_000;

/** Connects and signs in. `stop` ends every wait before data is sent. */
async function openSession(
  server: SmtpServer,
  timeouts: SmtpTimeouts,
  stop: AbortSignal,
): Promise<SmtpSession> {
  const connection = connectionTo(server, timeouts);
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  connection.on("error", failure.reject);

  /** Ends with `done`, with a broken connection or, until `release`, at a deadline. */
  async function step(start: (done: Done, release: () => void) => void): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error("timeout")), timeouts.command);
    const onStop = () => reject(new Error("stopped"));
    const release = () => {
      clearTimeout(timer);
      stop.removeEventListener("abort", onStop);
    };
    stop.addEventListener("abort", onStop);
    if (stop.aborted) onStop();
    else start((error) => (error ? reject(error) : resolve()), release);
    await Promise.race([promise, failure.promise]).finally(release);
  }

  const { credentials } = server;
  try {
    await step((done) => connection.connect(done));
    if (credentials) {
      const method = offeredMethod(connection.lastServerResponse);
      await step((done) => connection.login({ credentials, method }, done));
    }
  } catch (error) {
    connection.close();
    throw error;
  }
  return {
    isOpen: () => !connection.destroyed,
    send({ from, to }, message, startData) {
      const envelope = { from: { address: from }, to: [{ address: to }] };
      return step((done, release) => {
        async function* data() {
          if (!(await startData())) throw new Error("stopped");
          release();
          yield message;
        }
        connection.send(envelope, Readable.from(data()), done);
      });
    },
    quit() {
      connection.quit();
      setTimeout(() => connection.close(), quitMs).unref();
    },
    close: () => connection.close(),
  };
}

function connectionTo(server: SmtpServer, timeouts: SmtpTimeouts): SMTPConnection {
  return new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.tls === "implicit",
    requireTLS: server.tls === "required",
    ignoreTLS: server.tls === "never",
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.data,
  });
}

/** nodemailer sends the password even to a server that offers no AUTH. */
function offeredMethod(ehloReply: string | false): string {
  const offer = /^250[ -]AUTH[ =](.*)$/im.exec(ehloReply || "")?.[1] ?? "";
  const offered = new Set(offer.toUpperCase().split(/[\s=]/));
  const method = ["PLAIN", "LOGIN", "CRAM-MD5"].find((name) => offered.has(name));
  if (method !== undefined) return method;
  throw Object.assign(new Error(), {
    code: "EAUTH",
    originalCode: "not offered",
    command: "AUTH",
  });
}

/** Keeps only the reply's code, because its text often repeats the recipient's address. */
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
    // Without a reply, the connection broke during the handshake.
    case "ETLS":
      return isRefusal;
    case "ESOCKET":
      return tlsFailure.test(originalCode ?? "");
    default:
      // A refused EHLO rules out STARTTLS; a refused sender is refused for every email.
      return isRefusal && (command === "EHLO" || command === "MAIL FROM");
  }
}

/** Codes of OpenSSL: no valid certificate, or no TLS at all. */
const tlsFailure =
  /CERT|ISSUER|SIGNATURE|HOSTNAME|^INVALID_|^PATH_LENGTH|^ERR_SSL|^ERR_TLS|^EPROTO$/;
