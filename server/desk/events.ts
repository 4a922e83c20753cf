import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import type { Changes } from "#server/quotes/changes.ts";
import type { SignedInEnvironment } from "./guard.ts";

/** So often the browser hears that the connection lives, and the session is looked up again. */
const beatMs = 15_000;

type EventPorts = {
  changes: Pick<Changes, "subscribe">;
  /** Whether the session that asked is still there; looking does not keep it alive. */
  isSignedIn(request: Request): Promise<boolean>;
  /** Ends every stream, so that the process can stop. */
  stopping: AbortSignal;
  now?: () => number;
  everyMs?: number;
};

/**
 * GET /events: `changed` names a request to read again; after `ready`, at the beginning and whenever
 * changes may have been missed, everything is; `beat` says that the connection lives.
 */
export function eventRoutes({
  changes,
  isSignedIn,
  stopping,
  now = Date.now,
  everyMs = beatMs,
}: EventPorts) {
  return new Hono<SignedInEnvironment>().get("/events", (c) => {
    // Proxies would keep a stream back until it is long enough.
    c.header("X-Accel-Buffering", "no");
    return streamSSE(c, async (stream) => {
      const end = Promise.withResolvers<void>();
      const send = (event: string, data: object) =>
        void stream.writeSSE({ event, data: JSON.stringify(data) }).catch(end.resolve);
      const time = () => ({ now: new Date(now()).toISOString() });
      const unsubscribe = changes.subscribe({
        onChange: (change) => send("changed", change),
        onGap: () => send("ready", time()),
      });
      send("ready", time());
      const beat = setInterval(() => void check(), everyMs);
      async function check(): Promise<void> {
        // A fault of the database is no reason to end: the next beat asks again.
        if (await isSignedIn(c.req.raw).catch(() => true)) send("beat", time());
        else end.resolve();
      }
      stream.onAbort(end.resolve);
      stopping.addEventListener("abort", () => end.resolve(), { once: true });
      if (stopping.aborted) end.resolve();
      await end.promise;
      clearInterval(beat);
      unsubscribe();
    });
  });
}
