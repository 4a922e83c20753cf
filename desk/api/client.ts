import { hc } from "hono/client";
import type { FieldErrors } from "#domain/form-schema.ts";
import type { DeskApi } from "#server/desk/app.ts";
import { askToSignIn, endSession, lock, shownAccount } from "./session-state.ts";

/**
 * The server's calls, typed by its routes: `read(api.lists.$get({ query: { view: "queue" } }))`.
 * An answer of 401 opens the sign-in dialog. At a locked desk, what a person pressed is called again
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
  // Another tab may have signed in as someone else: nothing is done in their name.
  const account = shownAccount();
  if (account) headers.set("X-Account", account.id);
  const response = await fetch(input, {
    ...init,
    headers,
    credentials: "include",
    // Lets a change reach the server after its page is closed.
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

type Failure = { message: string; errors: FieldErrors };

/** A call that failed. Its message is the status and the text of the answer. */
export class CallError extends Error {
  override name = "CallError";
  /** Null when no answer came: the call may or may not have taken effect. */
  readonly status: number | null;
  /** The text to show. */
  readonly explanation: string;
  /** What is wrong with which field. */
  readonly errors: FieldErrors;
  /** Whether the call needs a recent sign-in. */
  readonly needsSignIn: boolean;

  constructor(response: Response | null, text: string) {
    super(response ? `${response.status}: ${text || response.statusText}` : text);
    const { message, errors = {} } = (parse(text) ?? {}) as Partial<Failure>;
    // Behind a gateway error the call may have taken effect too.
    const isLost = response === null || response.status === 502 || response.status === 504;
    this.status = isLost ? null : response.status;
    this.explanation = message ?? (isLost ? noAnswer : ourFault);
    this.errors = errors;
    this.needsSignIn = response?.headers.get("X-Sign-In") === "again";
  }
}

const noAnswer = "The desk cannot be reached. Check the connection and try again.";
const ourFault = "The fault is ours. Please try again in a moment.";

/** What a call answers when it succeeds. */
type Success<Answer> = Answer extends { status: 200 | 202; json(): Promise<infer Body> }
  ? Body
  : never;
type AnyAnswer = { status: number; json(): Promise<unknown> };

/**
 * The JSON of a success.
 * @param on401 whether a missing session throws, as any failure does, or is null
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

/** What to tell people about something that failed. */
export function explain(error: Error): string {
  return error instanceof CallError ? error.explanation : error.message;
}
