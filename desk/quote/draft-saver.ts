import { useEffect, useState, useSyncExternalStore } from "react";
import { browserStorage, createLocalCopy, type LocalCopy } from "#desk/api/browser-storage.ts";
import { api, CallError, read, shownAccount } from "#desk/api/client.ts";
import { useConnection } from "#desk/api/events.ts";
import type { DraftField, QuoteDraft } from "#domain/draft.ts";
import type { DraftView, RequestDetails } from "#server/requests/views.ts";
import * as states from "./draft-state.ts";
import type { DraftSnapshot, DraftState, SaveResult, SaveStatus } from "./draft-state.ts";
import { beginReview } from "./request-calls.ts";

/** The draft of a request: saved while it is edited, merged with what colleagues save. */
export function useDraft(details: RequestDetails) {
  const [saver] = useState(() => createSaver(details));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  const isConnected = useConnection().lostAt === null;
  useEffect(() => keepSaving(saver), [saver]);
  useEffect(() => {
    if (isConnected && saver.snapshot().status.kind === "failed") void saver.saveNow();
  }, [saver, isConnected]);
  useEffect(() => saver.receive(details.draft), [saver, details.draft]);
  return { saver, snapshot };
}

function createSaver({ reference, draft, state }: RequestDetails): DraftSaver {
  let isReceived = state === "received";
  return createDraftSaver({
    view: draft,
    copy: createDraftCopy({ accountId: shownAccount()?.id ?? "", reference }, browserStorage()),
    async save(changed, version) {
      const result = await saveDraft(reference, changed, version);
      // "changed" may mean that an earlier save was stored and its answer lost.
      if (isReceived && result.kind !== "refused")
        isReceived = (await beginReview(reference)) !== null;
      return result;
    },
    setTimer: (run, ms) => setTimeout(run, ms),
    clearTimer: (timer) => clearTimeout(timer as number),
    now: () => Date.now(),
  });
}

function keepSaving(saver: DraftSaver) {
  const leaving = new AbortController();
  const { signal } = leaving;
  saver.start();
  window.addEventListener("online", () => void saver.saveNow(), { signal });
  window.addEventListener("pagehide", () => void saver.saveNow(), { signal });
  window.addEventListener(
    "beforeunload",
    (event) => {
      if (saver.isInDanger()) event.preventDefault();
    },
    { signal },
  );
  return () => {
    leaving.abort();
    saver.stop();
  };
}

/** Saves a draft if nobody has saved another since. @throws CallError unless the server decided */
async function saveDraft(
  reference: string,
  draft: QuoteDraft,
  version: number,
): Promise<SaveResult> {
  const answer = await api.requests[":reference"].draft.$put({
    param: { reference },
    json: { draft, version },
  });
  if (answer.status === 409) return { kind: "changed", current: (await answer.json()).current };
  try {
    return { kind: "stored", stored: { ...(await read(answer)), savedBy: null } };
  } catch (error) {
    if (!(error instanceof CallError) || error.status !== 422) throw error;
    return { kind: "refused", text: error.explanation };
  }
}

/**
 * Also works without storage; then no copy is stored.
 * @param accountId the author: in a shared browser nobody saves what someone else typed
 */
export function createDraftCopy(
  { accountId, reference }: { accountId: string; reference: string },
  storage: Storage | null,
): LocalCopy<DraftState> {
  return createLocalCopy(`${accountId}-${reference}`, states.copySchema, storage);
}

type Ports = {
  view: DraftView;
  copy: LocalCopy<DraftState>;
  /** @throws if the server cannot be reached, or fails */
  save: (draft: QuoteDraft, version: number) => Promise<SaveResult>;
  setTimer: (run: () => void, ms: number) => unknown;
  clearTimer: (timer: unknown) => void;
  now: () => number;
};

export type DraftSaver = ReturnType<typeof createDraftSaver>;

const debounceMs = 400;
const retryMs = [5_000, 10_000, 20_000, 30_000];
/** More rejections in a row than colleagues could cause by saving at the same moment: wait instead. */
const maxMerges = 5;

/** Holds a draft, saves it after each change, one HTTP request at a time, and merges colleagues' changes. */
export function createDraftSaver({ view, copy, save, setTimer, clearTimer, now }: Ports) {
  const copied = copy.read();
  let state = copied ? states.mergeNewer(copied, view) : states.openDraft(view);
  let status: SaveStatus = { kind: "saved" };
  let snapshot: DraftSnapshot = { ...state, status };
  let timer: unknown = null;
  let failures = 0;
  let isStarted = false;
  let running: Promise<void> | null = null;
  let newest: DraftView | null = null;
  const listeners = new Set<() => void>();

  /** With nothing left to save, the draft counts as saved, whatever `nextStatus` says. */
  function show(next: DraftState, nextStatus: SaveStatus) {
    const isUnsaved = states.isUnsaved(next);
    const isOpen = isUnsaved || next.conflicts.length > 0;
    const isCopied = isOpen ? copy.write(next) : true;
    if (!isOpen) copy.remove();
    if (!isUnsaved) failures = 0;
    state = next;
    status = isUnsaved ? nextStatus : { kind: "saved" };
    if (status.kind === "failed") status = { ...status, isCopied };
    snapshot = { ...state, status };
    for (const listener of listeners) listener();
  }

  function change(next: DraftState) {
    if (next === state) return;
    show(next, status.kind === "failed" ? status : { kind: "saving" });
    if (status.kind === "saving" && !running) schedule(debounceMs);
  }

  function schedule(ms: number) {
    clearTimer(timer);
    if (isStarted) timer = setTimer(() => void saveNow(), ms);
  }

  /** Saves immediately and never throws: the status shows the result. */
  function saveNow(): Promise<void> {
    clearTimer(timer);
    running ??= run().finally(() => {
      running = null;
      if (status.kind === "saving") schedule(debounceMs);
    });
    return running;
  }

  async function run(): Promise<void> {
    for (let merges = 0; states.isUnsaved(state) && merges <= maxMerges; merges += 1) {
      const sent = states.draftToSave(state);
      show(states.markSent(state), { kind: "saving" });
      const result = await save(sent, state.base.version).catch(() => null);
      if (result === null) {
        fail();
        return;
      }
      failures = 0;
      if (result.kind === "refused") {
        show({ ...state, sent: [] }, result);
        return;
      }
      let next =
        result.kind === "stored"
          ? states.markStored(state, sent, result.stored)
          : states.mergeStored(state, result.current);
      if (newest) next = states.mergeNewer(next, newest);
      newest = null;
      show(next, { kind: "saving" });
      if (result.kind === "stored") return;
    }
    if (states.isUnsaved(state)) fail();
  }

  function fail() {
    const wait = retryMs[Math.min(failures, retryMs.length - 1)] ?? 0;
    failures += 1;
    const next = newest ? states.mergeNewer(state, newest) : state;
    newest = null;
    show(next, { kind: "failed", retryAt: now() + wait, isCopied: false });
    if (status.kind === "failed") schedule(wait);
  }

  return {
    snapshot: () => snapshot,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    edit(changeDraft: (draft: QuoteDraft) => QuoteDraft) {
      change(states.editDraft(state, changeDraft(state.draft)));
    },
    /** Adopts what the server has, once no response is pending. */
    receive(newer: DraftView) {
      if (running) newest = newer;
      else change(states.mergeNewer(state, newer));
    },
    pick(field: DraftField, whose: "mine" | "theirs") {
      change(states.pickField(state, field, whose));
    },
    markSeen(fields: readonly DraftField[]) {
      change(states.markSeen(state, fields));
    },
    saveNow,
    /** Saves until the server has everything. False if it cannot, or if someone must pick. */
    async saveAll(): Promise<boolean> {
      while (states.isUnsaved(state)) {
        await saveNow();
        if (status.kind === "failed" || status.kind === "refused") return false;
      }
      return state.conflicts.length === 0;
    },
    /** Whether neither the server nor this browser has the last changes. */
    isInDanger: () => states.isUnsaved(state) && !copy.write(state),
    start() {
      isStarted = true;
      // Saves what was restored, or removes a copy that the server has by now.
      change({ ...state });
    },
    /** Saves one last time without retries; if that fails, the copy is restored at the next opening. */
    stop() {
      if (states.isUnsaved(state)) void saveNow();
      isStarted = false;
      clearTimer(timer);
    },
  };
}
