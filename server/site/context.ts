import { createContext, type RouterContext } from "react-router";
import type { FieldErrors } from "#domain/errors.ts";

/** What became of a form that was posted without JavaScript. */
export type FormOutcome =
  | { ok: true; reference: string }
  | {
      ok: false;
      /** The status of the response: 422, 500 or 503. */
      status: number;
      /** By field; empty when the form itself was fine. */
      errors: FieldErrors;
    };

/** The posted form and the two use cases, as a page's action may call them. */
export type FormActions = {
  /** The form as it was posted, read once. */
  form: FormData;
  /** @param fields the form's own fields, unchecked; @param honeypot what the hidden field held */
  submitBooking(fields: unknown, honeypot: unknown): Promise<FormOutcome>;
  sendContactMessage(fields: unknown, honeypot: unknown): Promise<FormOutcome>;
};

// In development Vite loads this file a second time beside Node's own; both must mean the same key.
const shared = globalThis as {
  firnlineFormActions?: RouterContext<FormActions>;
  firnlineFaultReporter?: RouterContext<(error: unknown) => void>;
};

/** Where a route's action finds the use cases: `context.get(formActionsContext)`. */
export const formActionsContext = (shared.firnlineFormActions ??= createContext<FormActions>());

/** Where a fault in rendering is reported, so that it reaches the log with its cause. */
export const faultReporterContext = (shared.firnlineFaultReporter ??= createContext<
  (error: unknown) => void
>(() => {}));
