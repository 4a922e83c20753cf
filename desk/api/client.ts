import { QueryClient } from "@tanstack/react-query";
import { hc } from "hono/client";
import { useSyncExternalStore } from "react";
import { Temporal } from "temporal-polyfill";
import type { FieldErrors } from "#domain/form-schema.ts";
import type { DeskApi } from "#server/desk/app.ts";
import { serverNow } from "./server-clock.ts";

/**
 * The server's calls, typed by its routes: `read(api.lists.$get({ query: { view: "queue" } }))`.
 * A 401 response opens the sign-in dialog. At a locked desk, a call that a person made is repeated
 * after the sign-in.
 */
export const { api } = hc<DeskApi>("/", { fetch: callServer });

/** A dead connection can stay silent for minutes. */
const timeoutMs = 30_000;

async function callServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const isRead = init?.method === "GET";
  const isPersons = !("userActivation" in navigator) || navigator.userActivation.isActive;
  const headers = new Headers(init?.headers);
  // Reads caused by events do not keep a session alive.
  if (isRead && !isPersons) headers.set("X-Background", "1");
  // Another tab may have signed in as someone else: do nothing in that person's name.
  const account = shownAccount();
  if (account) headers.set("X-Account", account.id);
  const response = await fetch(input, {
    ...init,
    headers,
    credentials: "include",
    // Lets a change reach the server even if its page is closed.
    keepalive: !isRead,
    signal: AbortSignal.timeout(timeoutMs),
  });
  const path = typeof input === "string" ? input : "";
  if (response.status !== 401 || path.startsWith("/api/sign-in/")) return response;
  if (response.headers.get("X-Sign-In") !== "locked") {
    endSession();
    return response;
  }
  lock();
  const canWait = isPersons && path !== "/api/session/use";
  return canWait && (await askToSignIn()) ? callServer(input, init) : response;
}

type Failure = { message: string; errors: FieldErrors; reference: string };

/** A failed call. Its message is the status and the text of the response. */
export class CallError extends Error {
  override name = "CallError";
  /** Null if no response came: the call may or may not have taken effect. */
  readonly status: number | null;
  /** The text to show. */
  readonly explanation: string;
  /** What is wrong with which field. */
  readonly errors: FieldErrors;
  /** The request that an earlier call stored; null in nearly every failure. */
  readonly reference: string | null;
  /** Whether the call needs a recent sign-in. */
  readonly needsSignIn: boolean;

  constructor(response: Response | null, text: string) {
    super(response ? `${response.status}: ${text || response.statusText}` : text);
    const { message, errors = {}, reference } = (parse(text) ?? {}) as Partial<Failure>;
    // Behind a gateway error the call may have taken effect too.
    const isLost = response === null || response.status === 502 || response.status === 504;
    this.status = isLost ? null : response.status;
    this.explanation = message ?? (isLost ? noAnswer : ourFault);
    this.errors = errors;
    this.reference = reference ?? null;
    this.needsSignIn = response?.headers.get("X-Sign-In") === "again";
  }
}

const noAnswer = "The desk cannot be reached. Check the connection and try again.";
const ourFault = "The fault is ours. Please try again in a moment.";

/** The type of a call's successful response. */
type Success<Answer> = Answer extends { status: 200 | 202; json(): Promise<infer Body> }
  ? Body
  : never;
type AnyAnswer = { status: number; json(): Promise<unknown> };

/**
 * The JSON of a successful response.
 * @param on401 whether a missing session throws like any failure, or returns null
 * @throws CallError
 */
export async function read<Answer extends AnyAnswer>(
  call: Answer | Promise<Answer>,
  options?: { on401: "throw" },
): Promise<Success<Answer>>;
export async function read<Answer extends AnyAnswer>(
  call: Answer | Promise<Answer>,
  options: { on401: "null" },
): Promise<Success<Answer> | null>;
export async function read(
  call: Response | Promise<Response>,
  { on401 }: { on401: "throw" | "null" } = { on401: "throw" },
): Promise<unknown> {
  const { response, text } = await receive(call);
  if (on401 === "null" && response.status === 401) return null;
  const body = parse(text);
  if (!response.ok || body === undefined) throw new CallError(response, text);
  return body;
}

async function receive(call: Response | Promise<Response>) {
  try {
    const response = await call;
    return { response, text: await response.text() };
  } catch (error) {
    throw new CallError(null, error instanceof Error ? error.message : "");
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The message to show for an error. */
export function explain(error: Error): string {
  return error instanceof CallError ? error.explanation : error.message;
}

/** Who is signed in. */
export type Account = { id: string; name: string; email: string; role: "owner" | "agent" };

/** The account that the desk shows; undefined until someone has signed in. */
export function shownAccount(): Account | undefined {
  return queryClient.getQueryData<Account | null>(["session"]) ?? undefined;
}

type SessionState = {
  /** True from the first 401 response until someone signs in again. */
  hasEnded: boolean;
  /** When the desk locked for inactivity; null while it is in use. */
  lockedAt: Temporal.Instant | null;
  /** Something was pressed that needs a sign-in. */
  isAsking: boolean;
};

const open: SessionState = { hasEnded: false, lockedAt: null, isAsking: false };
let state = open;
let locksAt: Temporal.Instant | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let waiting: ((isSignedIn: boolean) => void)[] = [];
const listeners = new Set<() => void>();

export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, () => state);
}

/** The server no longer knows the session. If there was none before, the loaders ask for a sign-in. */
function endSession() {
  if (shownAccount()) change({ hasEnded: true });
}

/** Someone has signed in again: whatever waited for it continues. */
export function resumeSession() {
  clearTimeout(timer);
  locksAt = null;
  change(open);
  settle(true);
}

/** @param at when the server locks the session unless someone uses the desk first */
export function setLocksAt(at: string) {
  locksAt = Temporal.Instant.from(at);
  clearTimeout(timer);
  const left = msUntilLock();
  if (left > 0) timer = setTimeout(lock, left);
  if (left <= 0) lock();
  else if (state.lockedAt !== null) change({ lockedAt: null });
}

/** How long the desk can be left alone; infinite until the server has said. */
export function msUntilLock(): number {
  return locksAt === null
    ? Number.POSITIVE_INFINITY
    : serverNow().until(locksAt).total("milliseconds");
}

/** Lists continue to work; everything else asks for a sign-in. */
export function lock() {
  if (state.lockedAt === null) change({ lockedAt: locksAt ?? serverNow() });
}

/** Asks for a sign-in. @returns false if the person cancels */
export function askToSignIn(): Promise<boolean> {
  change({ isAsking: true });
  return new Promise((resolve) => waiting.push(resolve));
}

export function cancelSignIn() {
  change({ isAsking: false });
  settle(false);
}

function settle(isSignedIn: boolean) {
  const settled = waiting;
  waiting = [];
  for (const resolve of settled) resolve(isSignedIn);
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(changes: Partial<SessionState>) {
  state = { ...state, ...changes };
  for (const listener of listeners) listener();
}

/** Data stays fresh until an event or a save invalidates it. Offline calls fail instead of waiting. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      refetchOnWindowFocus: false,
      refetchInterval: false,
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 5 * 60 * 1000,
      networkMode: "always",
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
