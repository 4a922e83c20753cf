import type { Context } from "hono";
import type { HttpEnvironment } from "./environment.ts";

/**
 * Sends headers with whatever the answer will be, unless it has them itself. They go to Node's own answer where there is one:
 * on the answer's `Headers` they would take as long as all else that a page goes through.
 * @param next what makes the answer
 */
export async function alsoSend(
  c: Context<HttpEnvironment>,
  headers: Readonly<Record<string, string>>,
  next: () => Promise<void>,
): Promise<void> {
  const outgoing = c.env?.outgoing;
  if (outgoing) for (const name in headers) outgoing.setHeader(name, headers[name] ?? "");
  await next();
  if (outgoing) return;
  for (const name in headers)
    if (!c.res.headers.has(name)) c.res.headers.set(name, headers[name] ?? "");
}
