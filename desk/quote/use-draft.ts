import { useEffect, useState, useSyncExternalStore } from "react";
import { refreshRequest } from "#desk/api/requests.ts";
import type { RequestDetails } from "#server/desk/views.ts";
import { createDraftSaver, type DraftSaver } from "./draft-saver.ts";
import { browserStorage, createLocalCopy } from "./local-copy.ts";
import { changeRequest, saveDraft } from "./quote-calls.ts";

/** The draft of a request: saved while it is edited, joined with what colleagues save. */
export function useDraft(details: RequestDetails) {
  const [saver] = useState(() => createSaver(details));
  const snapshot = useSyncExternalStore(saver.subscribe, saver.snapshot);
  useEffect(() => keepSaving(saver), [saver]);
  useEffect(() => saver.receive(details.draft), [saver, details.draft]);
  return { saver, snapshot };
}

function createSaver({ reference, draft, state }: RequestDetails): DraftSaver {
  let isReceived = state === "received";
  return createDraftSaver({
    view: draft,
    copy: createLocalCopy(reference, browserStorage()),
    async save(changed, version) {
      const result = await saveDraft(reference, changed, version);
      if (isReceived && result.kind === "stored") {
        isReceived = false;
        await changeRequest(reference, "review", {});
        await refreshRequest(reference);
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
