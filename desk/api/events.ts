import type { RequestState } from "#domain/request.ts";
import { api } from "./client.ts";
import { changeConnection, readConnection, retryDelay, statusOf } from "./connection.ts";
import { createEventStream, type EventStream, type StreamEvent } from "./event-stream.ts";
import { queryClient } from "./query-client.ts";
import { listQuery, refreshAll, refreshRequests } from "./requests.ts";
import { serverNow, setServerNow } from "./server-clock.ts";

/** The server sends a beat each 15 s; without one for longer the connection is dead. */
const silenceMs = 35_000;
const regainedMs = 4000;
/** Changes that come together are read together. */
const gatherMs = 100;

let stream: EventStream | undefined;
let failures = 0;
let retryTimer: ReturnType<typeof setTimeout> | undefined;
let silenceTimer: ReturnType<typeof setTimeout> | undefined;
let changedTimer: ReturnType<typeof setTimeout> | undefined;
const changedReferences = new Set<string>();
const states = new Map<string, RequestState>();

/** The state that a request got by the last event about it; lists that it left do not say. */
export function lastState(reference: string): RequestState | undefined {
  return states.get(reference);
}

/** Listens to what changes until the returned function is called. */
export function listen(): () => void {
  const readyData = () => JSON.stringify({ now: serverNow().toString() });
  const opened = createEventStream({ receive, retry: tryNow, readyData });
  stream = opened;
  tryNow();
  globalThis.addEventListener("online", tryNow);
  globalThis.addEventListener("offline", fail);
  return () => {
    globalThis.removeEventListener("online", tryNow);
    globalThis.removeEventListener("offline", fail);
    close();
    opened.close();
    stream = undefined;
  };
}

/** Connects at once, also when the next try is still to come. */
export function tryNow() {
  close();
  if (readConnection().lostAt === null) changeConnection({ lostAt: Date.now() });
  changeConnection({ nextTryAt: null });
  stream?.connect();
  listenForSilence();
}

function receive({ type, data }: StreamEvent) {
  if (type === "ready") onReady(data);
  else if (type === "beat") onBeat(data);
  else if (type === "changed") onChanged(data);
  else fail();
}

function onReady(data: string) {
  failures = 0;
  setServerNow((JSON.parse(data) as { now: string }).now);
  listenForSilence();
  void catchUp();
}

/** Reads what the time without events has changed. */
async function catchUp() {
  const wasLost = statusOf(readConnection(), Date.now()) === "lost";
  const before = new Set(listedReferences());
  await refreshAll();
  changeConnection({ lostAt: null, liveAt: Date.now() });
  if (!wasLost) return;
  changeConnection({ regained: listedReferences().filter((each) => !before.has(each)).length });
  setTimeout(() => changeConnection({ regained: null }), regainedMs);
}

function listedReferences(): string[] {
  const pages = queryClient.getQueryData(listQuery("queue").queryKey)?.pages ?? [];
  return pages.flatMap(({ requests }) => requests.map(({ reference }) => reference));
}

function onBeat(data: string) {
  setServerNow((JSON.parse(data) as { now: string }).now);
  listenForSilence();
  changeConnection({ liveAt: Date.now() });
}

function onChanged(data: string) {
  const changed = JSON.parse(data) as { reference: string; state: RequestState };
  states.set(changed.reference, changed.state);
  listenForSilence();
  changedReferences.add(changed.reference);
  changedTimer ??= setTimeout(readChanged, gatherMs);
}

function readChanged() {
  const references = [...changedReferences];
  changedReferences.clear();
  changedTimer = undefined;
  void refreshRequests(references);
}

function fail() {
  close();
  failures += 1;
  const delay = retryDelay(failures);
  const { lostAt } = readConnection();
  changeConnection({ lostAt: lostAt ?? Date.now(), nextTryAt: Date.now() + delay });
  retryTimer = setTimeout(tryNow, delay);
  // An ended session also ends the stream, and an EventSource does not say why it failed.
  void api.api.session.$get().catch(() => {});
}

function listenForSilence() {
  clearTimeout(silenceTimer);
  silenceTimer = setTimeout(fail, silenceMs);
}

function close() {
  clearTimeout(retryTimer);
  clearTimeout(silenceTimer);
  stream?.disconnect();
}
