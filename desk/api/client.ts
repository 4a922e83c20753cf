import { hc } from "hono/client";
import type { DeskApi } from "./desk-api.ts";
import { endSession } from "./session-end.ts";

/** The desk's API, typed by the server's routes. An answer of 401 opens the sign-in dialog. */
export const api = hc<DeskApi>("/", { fetch: fetchSignedIn });

async function fetchSignedIn(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const headers = new Headers(init?.headers);
  // What the desk reads by itself, after an event, keeps no session alive.
  if ("userActivation" in navigator && !navigator.userActivation.isActive)
    headers.set("X-Background", "1");
  const response = await fetch(input, { ...init, headers, credentials: "same-origin" });
  if (response.status === 401) endSession();
  return response;
}

/** An answer that is not a success. */
export class HttpError extends Error {
  readonly status: number;

  constructor(status: number, text: string) {
    super(`${status}: ${text}`);
    this.status = status;
  }
}

type Answer = {
  ok: boolean;
  status: number;
  statusText: string;
  text(): Promise<string>;
  json(): Promise<unknown>;
};

/** What a call answers when it succeeds. */
type Success<R> = R extends { status: 200 | 201 | 202; json(): Promise<infer Body> } ? Body : never;

/** The JSON of a success. @throws HttpError with the status and the text of anything else */
export async function readJson<R extends Answer>(answer: R): Promise<Success<R>> {
  if (answer.ok) return (await answer.json()) as Success<R>;
  throw new HttpError(answer.status, (await answer.text()) || answer.statusText);
}
