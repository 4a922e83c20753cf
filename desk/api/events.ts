import { useSyncExternalStore } from "react";
import type { RequestState } from "#domain/request.ts";
import type { Change } from "#server/requests/changes.ts";
import { api, setLocksAt, queryClient } from "./client.ts";
import { createEventStream, type StreamCall, type StreamMessage } from "./event-stream.ts";
import { listQuery, refreshAll, refreshRequests } from "./requests.ts";
import { setServerNow } from "./server-clock.ts";

/** The state of the event stream. Times are this browser's, in milliseconds. */
export type Connection = {
  /** When the connection was lost; null while connected. */
  lostAt: number | null;
  /** When the next attempt starts; null during an attempt. */
  nextTryAt: number | null;
  /** When the desk was last up to date; null before the first time. */
  liveAt: number | null;
  /** How many new requests a reconnect found; null when there is nothing to announce. */
  regained: number | null;
};

export type Status = "live" | "connecting" | "lost";

/** Short losses are not shown: Connecting after 3 s, Not connected after 10 s. */
export function connectionStatus({ lostAt }: Pick<Connection, "lostAt">, nowMs: number): Status {
  if (lostAt === null || nowMs - lostAt < 3000) return "live";
  return nowMs - lostAt < 10_000 ? "connecting" : "lost";
}

let connection: Connection = { lostAt: null, nextTryAt: null, liveAt: null, regained: null };
const listeners = new Set<() => void>();

export function readConnection(): Connection {
  return connection;
}

function changeConnection(changes: Partial<Connection>) {
  connection = { ...connection, ...changes };
  for (const listener of listeners) listener();
}

export function useConnection(): Connection {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, readConnection);
}

const regainedMs = 4000;
/** Changes that arrive together are read together. */
const gatherMs = 100;
/** The stream sends far more often: after this much silence its worker is dead. */
const deadMs = 75_000;

let port: MessagePort | undefined;
let deadTimer: ReturnType<typeof setTimeout> | undefined;
let gatherTimer: ReturnType<typeof setTimeout> | undefined;
/** Counts connection losses, so that data read before a loss does not end it. */
let losses = 0;
/** As reported by the browser: its worker may still be connected. */
let isOffline = false;
/** The queue's contents when the connection was lost; null if it had not been read. */
let listedBefore: Set<string> | null = null;
const heard = new Map<string, Change>();
let changed = new Set<string>();
let haveListsChanged = false;

/** The state of a request after the last event about it; lists that it has left do not say. */
export function lastState(reference: string): RequestState | undefined {
  return heard.get(reference)?.state;
}

/** Listens for changes. @returns a function that stops it */
export function listen(): () => void {
  const leaving = new AbortController();
  const { signal } = leaving;
  const on = (target: EventTarget, type: string, run: () => void) =>
    target.addEventListener(type, run, { signal });
  on(window, "online", () => {
    isOffline = false;
    tryNow();
  });
  on(window, "offline", () => {
    isOffline = true;
    lose(null);
  });
  on(window, "pagehide", leave);
  on(window, "pageshow", () => call("join"));
  // Without a worker each tab has a connection, and a browser has only six.
  if (!hasWorker())
    on(document, "visibilitychange", () => (document.hidden ? leave() : call("join")));
  changeConnection({ lostAt: Date.now(), nextTryAt: null });
  call("join");
  return () => {
    leaving.abort();
    leave();
  };
}

/** Reconnects now instead of waiting for the next try. */
export function tryNow() {
  lose(null);
  call("retry");
}

function call(request: StreamCall) {
  port ??= openPort();
  port.postMessage(request);
  watch();
}

function openPort(): MessagePort {
  const opened = hasWorker() ? workerPort() : ownPort();
  opened.addEventListener("message", ({ data }: MessageEvent<StreamMessage>) => {
    if (port === opened) receive(data);
  });
  opened.start();
  return opened;
}

function hasWorker(): boolean {
  return "SharedWorker" in globalThis;
}

function workerPort(): MessagePort {
  return new SharedWorker(new URL("./event-worker.ts", import.meta.url), { type: "module" }).port;
}

function ownPort(): MessagePort {
  const { port1, port2 } = new MessageChannel();
  createEventStream()(port2);
  return port1;
}

function leave() {
  clearTimeout(deadTimer);
  port?.postMessage("leave" satisfies StreamCall);
  port = undefined;
}

function watch() {
  clearTimeout(deadTimer);
  deadTimer = setTimeout(() => {
    leave();
    tryNow();
  }, deadMs);
}

function receive(message: StreamMessage) {
  watch();
  if (message.type === "ready") onReady(message.data);
  else if (message.type === "beat") onBeat(message.data);
  else if (message.type === "changed") onChanged(JSON.parse(message.data) as Change);
  else onLost(message.nextTryAt);
}

function onReady(data: string | null) {
  if (data !== null) onTime(data);
  void catchUp();
}

/** Catches up on changes missed while disconnected. */
async function catchUp() {
  const lossesBefore = losses;
  const wasLost = connectionStatus(readConnection(), Date.now()) === "lost";
  await refreshAll();
  if (losses !== lossesBefore || isOffline) return;
  changeConnection({ lostAt: null, liveAt: Date.now() });
  const before = listedBefore;
  listedBefore = null;
  if (!wasLost || before === null) return;
  changeConnection({
    regained: [...(listedReferences() ?? [])].filter((each) => !before.has(each)).length,
  });
  setTimeout(() => changeConnection({ regained: null }), regainedMs);
}

/** The requests that the queue shows; null before it is read. */
function listedReferences(): Set<string> | null {
  const data = queryClient.getQueryData(listQuery("queue").queryKey);
  if (data === undefined) return null;
  return new Set(data.pages.flatMap(({ requests }) => requests.map(({ reference }) => reference)));
}

function onBeat(data: string) {
  onTime(data);
  changeConnection({ liveAt: Date.now() });
}

function onTime(data: string) {
  const { now, locksAt } = JSON.parse(data) as { now: string; locksAt: string };
  setServerNow(now);
  setLocksAt(locksAt);
}

function onChanged(change: Change) {
  const { reference, version } = change;
  // A note or a saved draft does not change the version, and the lists show neither.
  const isNewer = version > (heard.get(reference)?.version ?? 0);
  if (isNewer) heard.set(reference, change);
  if (isNewer || change.isListed) haveListsChanged = true;
  changed.add(reference);
  gatherTimer ??= setTimeout(readChanged, gatherMs);
}

function readChanged() {
  void refreshRequests(changed, haveListsChanged);
  changed = new Set();
  haveListsChanged = false;
  gatherTimer = undefined;
}

function onLost(nextTryAt: number | null) {
  lose(nextTryAt);
  // An ended session also ends the stream, and an EventSource does not say why it failed.
  if (nextTryAt !== null) void api.session.$get().catch(() => {});
}

function lose(nextTryAt: number | null) {
  losses += 1;
  listedBefore ??= listedReferences();
  changeConnection({ lostAt: readConnection().lostAt ?? Date.now(), nextTryAt });
}
