import { useEffect, useState, useSyncExternalStore } from "react";
import { z } from "zod";
import { useConnection } from "#desk/api/events.ts";
import { shownAccount } from "#desk/api/session-state.ts";
import { quoteDraftSchema, type DraftField } from "#domain/draft.ts";
import type { RequestDetails } from "#server/requests/views.ts";
import { createDraftSaver, type DraftSaver } from "./draft-saver.ts";
import type { DraftState } from "./draft-state.ts";
import { beginReview, saveDraft } from "./request-calls.ts";

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
    copy: createLocalCopy({ accountId: shownAccount()?.id ?? "", reference }, browserStorage()),
    async save(changed, version) {
      const result = await saveDraft(reference, changed, version);
      if (isReceived && result.kind === "stored") {
        isReceived = false;
        await beginReview(reference);
      }
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

/** What somebody typed, in this browser's storage until the server has it. */
export type LocalCopy<Value = DraftState> = {
  read: () => Value | null;
  /** False when the browser refuses to store it. */
  write: (state: Value) => boolean;
  remove: () => void;
};

const viewSchema = z.object({
  version: z.int(),
  draft: quoteDraftSchema,
  savedAt: z.string().nullable(),
  savedBy: z.object({ id: z.string(), name: z.string() }).nullable(),
});

const copySchema = z.object({
  base: viewSchema,
  draft: quoteDraftSchema,
  conflicts: z.array(z.custom<DraftField>(isText)),
  incoming: z.array(z.custom<DraftField>(isText)),
  colleague: z.object({ name: z.string(), at: z.string() }).nullable(),
  sent: z.array(quoteDraftSchema),
});

function isText(value: unknown): boolean {
  return typeof value === "string";
}

/**
 * Works without storage too, where nothing is kept.
 * @param accountId who writes it: at a shared browser nobody saves what someone else typed
 */
export function createLocalCopy(
  { accountId, reference }: { accountId: string; reference: string },
  storage: Storage | null,
): LocalCopy {
  return keepLocally(`${accountId}-${reference}`, copySchema, storage);
}

/** @param name who writes what; nobody else reads it */
export function keepLocally<Value>(
  name: string,
  schema: z.ZodType<Value>,
  storage: Storage | null,
): LocalCopy<Value> {
  const key = `${prefix}${name}`;
  return {
    read() {
      try {
        // A copy of another shape, from an earlier version of the desk, is not read.
        return schema.parse(JSON.parse(storage?.getItem(key) ?? "null"));
      } catch {
        return null;
      }
    },
    write(state) {
      try {
        storage?.setItem(key, JSON.stringify(state));
        return storage !== null;
      } catch {
        return false;
      }
    },
    remove() {
      storage?.removeItem(key);
    },
  };
}

const prefix = "firnline-draft-";

/** Null where the browser forbids storage: even reading the property throws. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
