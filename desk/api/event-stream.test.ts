import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  createEventStream,
  retryDelay,
  type StreamCall,
  type StreamMessage,
} from "./event-stream.ts";

/** The server's end of the stream. */
class FakeEventSource extends EventTarget {
  static readonly OPEN = 1;
  static all: FakeEventSource[] = [];
  readyState = 0;
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeEventSource.all.push(this);
  }

  send(type: string, data: string) {
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new MessageEvent(type, { data }));
  }

  close() {
    this.readyState = 2;
  }
}

const sources = () => FakeEventSource.all;
const open = () => sources().filter(({ readyState }) => readyState < 2);

beforeEach(() => {
  FakeEventSource.all = [];
  vi.stubGlobal("EventSource", FakeEventSource);
  vi.useFakeTimers({ now: 0 });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A stream, and how tabs join it. */
function setUp() {
  const serve = createEventStream();
  return function join() {
    const calls = new EventTarget();
    const heard: StreamMessage[] = [];
    serve({
      addEventListener: (type: string, listener: EventListener) =>
        calls.addEventListener(type, listener),
      start: () => {},
      postMessage: (message: StreamMessage) => heard.push(message),
    } as unknown as MessagePort);
    const call = (data: StreamCall) => calls.dispatchEvent(new MessageEvent("message", { data }));
    call("join");
    return { heard, call };
  };
}

test("all tabs share one connection, and each hears everything", () => {
  const join = setUp();
  const tabs = Array.from({ length: 7 }, join);
  expect(sources().map(({ url }) => url)).toEqual(["/api/events"]);
  sources()[0]!.send("ready", "now");
  sources()[0]!.send("changed", "a request");
  for (const { heard } of tabs)
    expect(heard).toEqual([
      { type: "ready", data: "now" },
      { type: "changed", data: "a request" },
    ]);
});

test("who joins a stream that stands is ready at once", () => {
  const join = setUp();
  join();
  sources()[0]!.send("ready", "now");
  expect(join().heard).toEqual([{ type: "ready", data: null }]);
  expect(sources()).toHaveLength(1);
});

test("the connection ends with the last tab, and begins anew with the next", () => {
  const join = setUp();
  const first = join();
  const second = join();
  first.call("leave");
  expect(open()).toHaveLength(1);
  second.call("leave");
  expect(open()).toHaveLength(0);
  vi.advanceTimersByTime(120_000);
  expect(sources()).toHaveLength(1);
  first.call("join");
  expect(open()).toHaveLength(1);
});

test("a stream that fails or falls silent is tried again, and every tab knows when", () => {
  const { heard } = setUp()();
  sources()[0]!.send("ready", "now");
  heard.length = 0;
  vi.advanceTimersByTime(35_000);
  expect(heard).toEqual([{ type: "lost", nextTryAt: 36_000 }]);
  expect(open()).toHaveLength(0);
  vi.advanceTimersByTime(1000);
  expect(heard.at(-1)).toEqual({ type: "lost", nextTryAt: null });
  open()[0]!.dispatchEvent(new Event("error"));
  expect(heard.at(-1)).toEqual({ type: "lost", nextTryAt: 38_000 });
});

test("a beat keeps the connection", () => {
  setUp()();
  for (let beats = 0; beats < 10; beats += 1) {
    vi.advanceTimersByTime(15_000);
    sources()[0]!.send("beat", "now");
  }
  expect(sources()).toHaveLength(1);
});

test("Try now opens a new connection in place of the one that is awaited", () => {
  const { call } = setUp()();
  sources()[0]!.dispatchEvent(new Event("error"));
  call("retry");
  expect(sources()).toHaveLength(2);
  vi.advanceTimersByTime(1000);
  expect(sources()).toHaveLength(2);
});

test("the wait before a try doubles up to half a minute", () => {
  expect([1, 2, 3, 4, 5, 6, 60].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000,
  ]);
});
