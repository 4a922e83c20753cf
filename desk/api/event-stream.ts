/** What the server sends, and `error` when its stream has ended. */
export type StreamEvent = { type: "ready" | "beat" | "changed" | "error"; data: string };

/** `hello`: a tab that opens. `here`: the listening tab has no stream yet, but tries. */
type Message = StreamEvent & { to?: string };
type Call = { type: "hello"; from: string } | { type: "here"; to: string };

const name = "firnline-events";
/** A tab that the browser has put to sleep keeps its lock and answers nobody. */
const answerMs = 2000;
const types = ["ready", "beat", "changed", "error"] as const;

type Options = {
  receive: (event: StreamEvent) => void;
  /** Connects anew: this tab listens from now on, or another asks for it. */
  retry: () => void;
  /** The data of a `ready` at this moment. */
  readyData: () => string;
};

/**
 * The server's events in every tab. A browser holds six connections to one server, all tabs together,
 * so one tab listens and tells the others; the lock says which.
 */
export function createEventStream({ receive, retry, readyData }: Options) {
  const id = Math.random().toString(36).slice(2);
  const channel = new BroadcastChannel(name);
  const end = Promise.withResolvers<void>();
  // Without a secure address there are no locks: each tab listens for itself.
  let isListener = !("locks" in navigator);
  let isClosed = false;
  let mayWait = true;
  let source: EventSource | undefined;
  let answerTimer: ReturnType<typeof setTimeout> | undefined;

  channel.addEventListener("message", ({ data }: MessageEvent<Message | Call>) => {
    if (data.type === "hello") return answer(data.from);
    if (isListener || (data.to !== undefined && data.to !== id)) return;
    clearTimeout(answerTimer);
    if (data.type !== "here") receive(data);
  });
  if (!isListener) void wait();

  async function wait() {
    await navigator.locks.request(name, hold).catch(lose);
    if (mayWait && !isClosed) void wait();
  }

  function take() {
    void navigator.locks.request(name, { steal: true }, hold).catch(lose);
  }

  function hold() {
    if (isClosed) return;
    isListener = true;
    retry();
    return end.promise;
  }

  /** Another tab took the lock, thinking that this one slept; or locks are forbidden here. */
  function lose(error: unknown) {
    mayWait = error instanceof DOMException && error.name === "AbortError";
    isListener = !mayWait;
    if (!isClosed) retry();
  }

  function answer(from: string) {
    if (!isListener) return;
    const isOpen = source?.readyState === EventSource.OPEN;
    post(isOpen ? { type: "ready", data: readyData(), to: from } : { type: "here", to: from });
    if (!source) retry();
  }

  function post(message: Message | Call) {
    channel.postMessage(message);
  }

  function disconnect() {
    clearTimeout(answerTimer);
    source?.close();
    source = undefined;
  }

  return {
    connect() {
      disconnect();
      if (!isListener) {
        post({ type: "hello", from: id });
        answerTimer = setTimeout(take, answerMs);
        return;
      }
      source = new EventSource("/api/events");
      for (const type of types)
        source.addEventListener(type, (event) => {
          const data = event instanceof MessageEvent ? String(event.data) : "";
          post({ type, data });
          receive({ type, data });
        });
    },
    disconnect,
    close() {
      isClosed = true;
      disconnect();
      end.resolve();
      channel.close();
    },
  };
}

export type EventStream = ReturnType<typeof createEventStream>;
