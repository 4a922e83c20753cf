import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Config } from "#server/config.ts";
import { reject } from "#server/http/responses.ts";
import type { Changes } from "#server/requests/changes.ts";
import { type SessionCookie, requireAccount, type SignedInEnvironment } from "./guard.ts";

/** How often the browser gets a sign of life and the session is checked. */
const beatMs = 15_000;
const beatsUntilIdle = 3;
/** A browser needs one for all its tabs; an old browser needs one per tab. */
const mostStreams = 20;

type EventPorts = {
  accounts: Pick<Accounts, "find">;
  cookie: Pick<SessionCookie, "read" | "set" | "clear">;
  changes: Pick<Changes, "subscribe">;
  /** Ends every stream, so that the process can stop. */
  stopping: AbortSignal;
  config: Pick<Config, "idleSeconds">;
  everyMs?: number;
};

/**
 * GET /events: `changed` names a request to reload; `ready`, sent first and whenever changes may
 * have been missed, means that everything must be reloaded; `beat` says when the session locks.
 */
export function eventRoutes(ports: EventPorts) {
  const { accounts, cookie, changes, stopping, config } = ports;
  const { everyMs = Math.min(beatMs, (config.idleSeconds * 1000) / beatsUntilIdle) } = ports;
  const streams = new Map<string, number>();
  const options = { touch: false, watch: true };
  const signedIn = requireAccount(accounts, cookie, { ...options, forLocked: true });

  return new Hono<SignedInEnvironment>().get("/events", signedIn, (c) => {
    // A HEAD request never reads the stream, so nothing would end it.
    if (c.req.method === "HEAD") return c.body(null);
    const { id } = c.var.session;
    const open = streams.get(id) ?? 0;
    if (open >= mostStreams) return reject(c, 429, "This session has too many windows open.");
    streams.set(id, open + 1);
    const token = cookie.read(c) ?? "";
    // Keeps proxies from buffering the stream.
    c.header("X-Accel-Buffering", "no");
    return streamSSE(c, async (stream) => {
      const end = Promise.withResolvers<void>();
      const send = (event: string, data: object) =>
        void stream.writeSSE({ event, data: JSON.stringify(data) }).catch(() => end.resolve());
      let { locksAt } = c.var.session;
      const sendTime = (event: string) => send(event, { now: new Date().toISOString(), locksAt });
      const onStop = () => end.resolve();

      async function beat(): Promise<void> {
        // A database fault does not end the stream: the next beat tries again.
        const session = await accounts.find(token, options).catch(() => ({ locksAt }));
        if (session === null) return end.resolve();
        ({ locksAt } = session);
        sendTime("beat");
      }

      const unsubscribe = changes.subscribe({
        onChange: (change) => send("changed", change),
        onGap: () => sendTime("ready"),
      });
      sendTime("ready");
      const timer = setInterval(() => void beat(), everyMs);
      stream.onAbort(onStop);
      stopping.addEventListener("abort", onStop);
      if (stopping.aborted) end.resolve();
      await end.promise;
      stopping.removeEventListener("abort", onStop);
      clearInterval(timer);
      unsubscribe();
      const left = (streams.get(id) ?? 1) - 1;
      if (left > 0) streams.set(id, left);
      else streams.delete(id);
    });
  });
}
