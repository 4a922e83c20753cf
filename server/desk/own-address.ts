import { createMiddleware } from "hono/factory";
import type { HttpEnvironment } from "#server/http/environment.ts";

const loopback = /^(?:127\.0\.0\.1|\[::1\])(:\d+)$/;

/** Sends 127.0.0.1 on to localhost: passkeys have no addresses, and a cookie counts for one host. */
export function toOwnAddress(deskUrl: string) {
  return createMiddleware<HttpEnvironment>(async (c, next) => {
    const port = loopback.exec(c.req.header("host") ?? "")?.[1];
    if (port === undefined || deskUrl !== `http://localhost${port}`) return next();
    const { pathname, search } = new URL(c.req.url);
    return c.redirect(deskUrl + pathname + search);
  });
}
