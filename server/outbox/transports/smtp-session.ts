import SMTPConnection from "nodemailer/lib/smtp-connection";

/** What nodemailer says about a failure. */
export type SmtpError = Error & { code?: string; command?: string; responseCode?: number };

/** How long a server may keep us waiting, in milliseconds. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

/**
 * Connects and signs in.
 * @param url smtp://user:password@host:port, or smtps://
 * @param stop lets go of a server that keeps us waiting
 * @throws SmtpError
 */
export async function openSession(url: string, stop: AbortSignal): Promise<SMTPConnection> {
  const { hostname, port, protocol, username, password } = new URL(url);
  const secure = protocol === "smtps:";
  const session = new SMTPConnection({
    host: hostname.replace(/^\[|\]$/g, ""),
    port: Number(port) || (secure ? 465 : 587),
    secure,
    ...timeouts,
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  session.once("error", reject);
  stop.addEventListener("abort", () => reject(new Error("stopped")), { once: true });
  session.connect((error) => (error ? reject(error) : resolve()));
  try {
    await promise;
    if (username) await signIn(session, decodeURIComponent(username), decodeURIComponent(password));
  } catch (error) {
    session.close();
    throw error;
  }
  session.off("error", reject);
  // A server that ends an idle session says so as an error: the next mail opens another one.
  session.on("error", () => {});
  return session;
}

function signIn(session: SMTPConnection, user: string, pass: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  session.login({ credentials: { user, pass } }, (error) => (error ? reject(error) : resolve()));
  return promise;
}
