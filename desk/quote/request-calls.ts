import { useState } from "react";
import { queryClient } from "#desk/api/query-client.ts";
import { refreshRequest, requestQuery } from "#desk/api/requests.ts";
import type { DraftSaver } from "./draft-saver.ts";
import { changeRequest } from "./quote-calls.ts";

type Run = () => Promise<string | null>;

const notSaved = "Not sent: the server does not have the draft yet. It is tried again by itself.";
const notPicked = "Not sent: pick one of the two values first.";

/** Changes a request one call at a time, and holds the sentence about the last one that failed. */
export function useRequestCalls() {
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState("");

  async function run(call: Run): Promise<boolean> {
    if (isBusy) return false;
    setBusy(true);
    setNews("");
    const text = await call();
    setNews(text ?? "");
    setBusy(false);
    return text === null;
  }
  return { isBusy, news, setNews, run };
}

/** Saves the draft, then begins the seconds after which it is sent. */
export async function sendDraft(reference: string, saver: DraftSaver): Promise<string | null> {
  if (!(await saver.saveAll())) return saver.snapshot().conflicts.length > 0 ? notPicked : notSaved;
  const result = await changeRequest(reference, "send", {
    draftVersion: saver.snapshot().base.version,
    requestVersion: versionOf(reference),
  });
  await refreshRequest(reference);
  return result && [result.text, ...result.faults.map(({ text }) => text)].join(" ");
}

export async function undoSend(reference: string): Promise<string | null> {
  const result = await changeRequest(reference, "undo", {});
  await refreshRequest(reference);
  return result?.text ?? null;
}

/** Of the request as it was last read: what the agent saw. */
export function versionOf(reference: string): number {
  return queryClient.getQueryData(requestQuery(reference).queryKey)?.version ?? 0;
}
