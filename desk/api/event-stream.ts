/** Sent to a tab: the server's events, and the loss of the connection. */
export type StreamMessage =
  /** `data` is from the server; null when a tab joins an open stream. */
  | { type: "ready"; data: string | null }
  | { type: "beat"; data: string }
  | { type: "changed"; data: string }
  /** Null during an attempt. */
  | { type: "lost"; nextTryAt: number | null };

/** Sent by a tab: subscribe, reconnect now, or unsubscribe. */
export type StreamCall = "join" | "retry" | "leave";

/** The server sends a heartbeat every 15 s; a longer silence means a dead connection. */
const silenceMs = 35_000;
const firstDelayMs = 1000;
const longestDelayMs = 30_000;

/** The wait before the next attempt, doubling up to 30 s. @param failures in a row, from 1 */
export function retryDelay(failures: number): number {
  return Math.min(longestDelayMs, firstDelayMs * 2 ** (failures - 1));
}

/**
 * One connection to the server's events, shared by the tabs that join.
 * @returns a function that adds the tab at the other end of a port
 */
export function createEventStream(): (port: MessagePort) => void {
  const ports = new Set<MessagePort>();
  let source: EventSource | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function open() {
    close();
    source = new EventSource("/api/events");
    for (const type of ["ready", "beat", "changed"] as const)
      source.addEventListener(type, ({ data }: MessageEvent<string>) => {
        failures = 0;
        expectMore();
        broadcast({ type, data });
      });
    source.addEventListener("error", fail);
    expectMore();
  }

  function expectMore() {
    clearTimeout(timer);
    timer = setTimeout(fail, silenceMs);
  }

  function fail() {
    close();
    failures += 1;
    const delay = retryDelay(failures);
    timer = setTimeout(retry, delay);
    broadcast({ type: "lost", nextTryAt: Date.now() + delay });
  }

  function retry() {
    broadcast({ type: "lost", nextTryAt: null });
    open();
  }

  function close() {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  }

  function broadcast(message: StreamMessage) {
    for (const port of ports) port.postMessage(message);
  }

  function answer(port: MessagePort, call: StreamCall) {
    if (call === "leave") {
      ports.delete(port);
      if (ports.size === 0) close();
      return;
    }
    ports.add(port);
    if (call === "retry" || source === undefined) open();
    else if (source.readyState === EventSource.OPEN)
      port.postMessage({ type: "ready", data: null } satisfies StreamMessage);
  }

  return (port) => {
    port.addEventListener("message", ({ data }: MessageEvent<StreamCall>) => answer(port, data));
    port.start();
  };
}
