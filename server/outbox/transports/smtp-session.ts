import type { Readable } from "node:stream";
import SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SmtpServer } from "./smtp-server.ts";

/** What nodemailer says about a failure. */
export type SmtpError = Error & {
  code?: string;
  /** The system's or OpenSSL's code, where nodemailer has set `code` to one of its own. */
  originalCode?: string;
  command?: string;
  responseCode?: number;
};

export type SmtpTimeouts = {
  connect: number;
  greeting: number;
  /** Signing in, and then each email until its data starts. */
  command: number;
  /** Silence while data is sent, and until the reply to its final dot. */
  data: number;
};

export type SmtpSession = {
  /** False once the server has ended the session. */
  isOpen(): boolean;
  /**
   * Sends one email. `message` is read once the server has asked for it; what comes before ends by
   * the command timeout or by `stop`, until `dataStarted` is aborted.
   */
  send(envelope: Envelope, message: Readable, dataStarted: AbortSignal): Promise<void>;
  quit(): void;
  close(): void;
};

type Envelope = { from: string; to: string };

/** How long a server may take to answer QUIT, in milliseconds. */
const quitMs = 5_000;

/**
 * Connects and signs in.
 * @param stop ends all waiting for a server that has not been sent data
 * @throws SmtpError
 */
export async function openSession(
  server: SmtpServer,
  timeouts: SmtpTimeouts,
  stop: AbortSignal,
): Promise<SmtpSession> {
  const connection = new SMTPConnection({
    host: server.host,
    port: server.port,
    secure: server.tls === "implicit",
    requireTLS: server.tls === "required",
    ignoreTLS: server.tls === "never",
    connectionTimeout: timeouts.connect,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.data,
  });
  const failure = Promise.withResolvers<never>();
  failure.promise.catch(() => {});
  connection.on("error", failure.reject);

  /** One step of the conversation: ended by its reply, a broken connection or a deadline. */
  async function step(
    start: (done: (error?: Error | null) => void) => void,
    dataStarted?: AbortSignal,
  ) {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const timer = setTimeout(() => reject(new Error("timeout")), timeouts.command);
    const onStop = () => reject(new Error("stopped"));
    const release = () => {
      clearTimeout(timer);
      stop.removeEventListener("abort", onStop);
    };
    stop.addEventListener("abort", onStop);
    dataStarted?.addEventListener("abort", release, { once: true });
    if (stop.aborted) onStop();
    else start((error) => (error ? reject(error) : resolve()));
    await Promise.race([promise, failure.promise]).finally(release);
  }

  try {
    await step((done) => connection.connect(done));
    const { credentials } = server;
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
    send: ({ from, to }, message, dataStarted) =>
      step(
        (done) =>
          connection.send({ from: { address: from }, to: [{ address: to }] }, message, done),
        dataStarted,
      ),
    quit() {
      connection.quit();
      setTimeout(() => connection.close(), quitMs).unref();
    },
    close: () => connection.close(),
  };
}

/**
 * The way to sign in that the server offers in its EHLO reply: nodemailer by itself would send the
 * password to a server that offers none.
 * @throws SmtpError
 */
function offeredMethod(reply: string | false): string {
  const offer = /^250[ -]AUTH[ =](.*)$/im.exec(reply || "")?.[1] ?? "";
  const offered = new Set(offer.toUpperCase().trim().split(/[\s=]/));
  const method = ["PLAIN", "LOGIN", "CRAM-MD5"].find((name) => offered.has(name));
  if (method !== undefined) return method;
  throw Object.assign(new Error(), {
    code: "EAUTH",
    originalCode: "not offered",
    command: "AUTH",
  });
}
