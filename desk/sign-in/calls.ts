import { hc } from "hono/client";
import type { FieldErrors } from "#domain/errors.ts";
import type { AccountApi } from "#server/desk/sign-in/views.ts";

/** The calls around sign-in, typed by the server's routes. */
export const api = hc<AccountApi>("/api", { init: { credentials: "same-origin" } });

/** A call that was not a success: a sentence, and what is wrong with which field. */
export class CallFailed extends Error {
  override name = "CallFailed";
  readonly status: number;
  readonly errors: FieldErrors;
  /** True when the call needs a sign-in of the last minutes. */
  readonly needsSignIn: boolean;

  constructor(response: { status: number; headers: Headers }, body: Partial<Failure>) {
    super(body.message ?? "The fault is ours. Please try again in a moment.");
    this.status = response.status;
    this.errors = body.errors ?? {};
    this.needsSignIn = response.status === 401 || response.headers.get("X-Sign-In") === "again";
  }
}

type Failure = { message: string; errors: FieldErrors };

type Answer = { ok: boolean; status: number; headers: Headers; json(): Promise<unknown> };
type Success<A> = A extends { status: 200; json(): Promise<infer Body> } ? Body : never;

/** @throws CallFailed */
export async function read<A extends Answer>(call: Promise<A>): Promise<Success<A>> {
  const response = await call.catch(() => {
    throw new Error("The desk cannot be reached. Check the connection and try again.");
  });
  if (response.ok) return (await response.json()) as Success<A>;
  const body: unknown = await response.json().catch(() => ({}));
  throw new CallFailed(response, body as Partial<Failure>);
}
