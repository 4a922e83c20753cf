import type { QuoteDraft } from "#domain/quote-draft.ts";
import type { DraftError } from "#domain/quote-check.ts";
import { HttpError } from "#desk/api/client.ts";
import { endSession } from "#desk/api/session-end.ts";
import type { DraftView } from "#server/desk/views.ts";
import type { SaveResult } from "./draft-saver.ts";

/** Null when it happened; otherwise what to tell. */
export type CallResult = { text: string; faults: DraftError[] } | null;

type Saved = { version: number; savedAt: string };

/** @throws when the server cannot be reached, or fails */
export async function saveDraft(
  reference: string,
  draft: QuoteDraft,
  version: number,
): Promise<SaveResult> {
  const { status, body } = await call("PUT", `${reference}/draft`, { draft, version });
  if (status === 409) return { kind: "changed", current: (body as { current: DraftView }).current };
  if (status === 422) return { kind: "refused", text: messageOf(body) };
  const { version: stored, savedAt } = body as Saved;
  return { kind: "stored", stored: { version: stored, savedAt, savedBy: null } };
}

export type AnswerType = "accept" | "decline" | "withdraw" | "ask-again" | "complete";

type Calls = {
  review: Record<string, never>;
  send: { draftVersion: number; requestVersion: number };
  undo: Record<string, never>;
  answer: {
    type: AnswerType;
    quoteVersion: number | null;
    requestVersion: number;
    reason: string;
  };
};

/** Changes a request, or says in a sentence why nothing happened. */
export async function changeRequest<Name extends keyof Calls>(
  reference: string,
  name: Name,
  json: Calls[Name],
): Promise<CallResult> {
  try {
    const { status, body } = await call("POST", `${reference}/${name}`, json);
    if (status < 300) return null;
    const faults = (body as { drafts?: DraftError[] } | null)?.drafts ?? [];
    return { text: messageOf(body), faults };
  } catch (error) {
    const isSignedOut = error instanceof HttpError && error.status === 401;
    return { text: isSignedOut ? "You are signed out." : unreachable, faults: [] };
  }
}

const unreachable = "The server did not answer. Nothing was changed; please try again.";
const explained = [409, 422];

async function call(method: string, path: string, json: object) {
  const response = await fetch(`/api/requests/${path}`, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(json),
    credentials: "same-origin",
    keepalive: true,
  });
  if (response.status === 401) endSession();
  if (!response.ok && !explained.includes(response.status))
    throw new HttpError(response.status, response.statusText);
  return { status: response.status, body: (await response.json()) as unknown };
}

function messageOf(body: unknown): string {
  return (body as { message?: string } | null)?.message ?? "The server refused it.";
}
