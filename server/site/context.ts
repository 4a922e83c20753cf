import { createContext, type RouterContext } from "react-router";
import type { FieldErrors } from "#domain/errors.ts";

/** What became of a form that was posted without JavaScript. */
export type FormOutcome =
  | { ok: true; reference: string }
  | {
      ok: false;
      /** The status of the answer: 422, 429 or 503. */
      status: number;
      /** By field; empty when the form itself was fine. */
      errors: FieldErrors;
    };

/** The two use cases, as a page's action may call them. */
export type FormDoor = {
  /** @param fields the form's own fields, unchecked; @param honeypot what the honeypot field held */
  submitBooking(fields: unknown, honeypot: unknown): Promise<FormOutcome>;
  sendContactMessage(fields: unknown, honeypot: unknown): Promise<FormOutcome>;
};

// While developing, Vite loads this file a second time beside Node's own; both must mean the same key.
const shared = globalThis as { firnlineFormDoor?: RouterContext<FormDoor> };

/** Where a route's action finds the use cases: `context.get(formDoor)`. */
export const formDoor = (shared.firnlineFormDoor ??= createContext<FormDoor>());
