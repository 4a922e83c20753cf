import { InfiniteQueryObserver } from "@tanstack/react-query";
import { expect, test, afterEach, beforeEach, vi } from "vitest";
import { queryClient } from "./client.ts";
import { connectionStatus, readConnection, listen } from "./events.ts";
import { listQuery } from "./requests.ts";

test.each([
  [0, "live"],
  [2999, "live"],
  [3000, "connecting"],
  [9999, "connecting"],
  [10_000, "lost"],
])("%i ms after the loss the desk says %s", (ms, status) => {
  expect(connectionStatus({ lostAt: 1000 }, 1000 + ms)).toBe(status);
});

test("a connection that stands is live at any time", () => {
  expect(connectionStatus({ lostAt: null }, 1e12)).toBe("live");
});

const replyMs = 300;
let reads: string[] = [];
/** The contents of the lists on the server. */
let stored = 0;
let stream: MessagePort;
let stop: () => void;
let tests = 0;

/** The browser's worker; the test speaks for it. */
class FakeSharedWorker {
  readonly port: MessagePort;
  constructor() {
    const channel = new MessageChannel();
    this.port = channel.port1;
    stream = channel.port2;
  }
}

beforeEach(() => {
  reads = [];
  stored = 0;
  tests += 1;
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"], now: 0 });
  vi.stubGlobal("SharedWorker", FakeSharedWorker);
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("fetch", async (url: string) => {
    reads.push(url);
    const now = new Date(Date.now()).toISOString();
    const page = { now, counts: { queue: stored }, requests: [], next: null };
    await new Promise((resolve) => setTimeout(resolve, replyMs));
    return Response.json(page);
  });
  stop = listen();
});
afterEach(() => {
  stop();
  stream.close();
  queryClient.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Lets time pass, and delivers messages between worker and tab. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 50) {
    await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(50);
  }
}

function change(version: number, reference = `FL-${tests}`) {
  stored = version;
  const data = JSON.stringify({ reference, version, state: "in-review" });
  stream.postMessage({ type: "changed", data });
}

/** A list on a screen, and each count that it has shown. */
async function showList() {
  const shown: number[] = [];
  const observer = new InfiniteQueryObserver(queryClient, listQuery("queue"));
  const unsubscribe = observer.subscribe(({ data }) => {
    const count = data?.pages[0]?.counts.queue;
    if (count !== undefined && shown.at(-1) !== count) shown.push(count);
  });
  await pass(replyMs + 50);
  return { shown, unsubscribe };
}

test("a list is shown while changes come faster than the server answers", async () => {
  const { shown, unsubscribe } = await showList();
  for (let version = 1; version <= 15; version += 1) {
    change(version);
    await pass(200);
  }
  expect(shown.length).toBeGreaterThan(5);
  await pass(1000);
  expect(shown.at(-1)).toBe(15);
  unsubscribe();
});

test("a change during a read is shown by the one read that follows", async () => {
  const { shown, unsubscribe } = await showList();
  reads = [];
  change(1);
  await pass(200);
  change(2);
  change(3, "FL-22222");
  await pass(1000);
  expect(shown).toEqual([0, 1, 3]);
  expect(reads).toHaveLength(2);
  unsubscribe();
});

test("a saved draft or a note does not read the lists", async () => {
  const { unsubscribe } = await showList();
  change(1);
  await pass(500);
  reads = [];
  change(1);
  await pass(500);
  expect(reads).toEqual([]);
  change(2);
  await pass(500);
  expect(reads).toEqual(["/api/lists?view=queue"]);
  unsubscribe();
});

test("the desk is live once it has read what it missed, unless the stream is lost meanwhile", async () => {
  const { unsubscribe } = await showList();
  stream.postMessage({ type: "ready", data: null });
  await pass(100);
  expect(readConnection().lostAt).not.toBeNull();
  stream.postMessage({ type: "lost", nextTryAt: 9000 });
  await pass(1000);
  expect(readConnection()).toMatchObject({ nextTryAt: 9000 });
  expect(readConnection().lostAt).not.toBeNull();
  stream.postMessage({ type: "ready", data: null });
  await pass(1000);
  expect(readConnection().lostAt).toBeNull();
  unsubscribe();
});

test("a browser that is offline is not live, whatever its worker hears", async () => {
  window.dispatchEvent(new Event("offline"));
  stream.postMessage({ type: "ready", data: null });
  await pass(1000);
  expect(readConnection().lostAt).not.toBeNull();
  window.dispatchEvent(new Event("online"));
  stream.postMessage({ type: "ready", data: null });
  await pass(1000);
  expect(readConnection().lostAt).toBeNull();
});
