import { createContext, type RouterContext } from "react-router";
import type { FieldErrors } from "#domain/errors.ts";

/** The result of a form that was posted without JavaScript. */
export type FormOutcome =
  /** `page`: the path of the visitor's page; a message has none. */
  | { ok: true; reference: string; page: string | null }
  | {
      ok: false;
      status: number;
      /** By field; empty when the form itself was fine. */
      errors: FieldErrors;
    };

/** The posted form and the two use cases, for a page's action. */
export type FormActions = {
  form: FormData;
  submitBooking(fields: unknown, honeypot: unknown): Promise<FormOutcome>;
  sendContactMessage(fields: unknown, honeypot: unknown): Promise<FormOutcome>;
};

// In development Vite loads this file a second time; both copies must share the contexts.
const shared = globalThis as {
  firnlineFormActions?: RouterContext<FormActions>;
  firnlineFaultReporter?: RouterContext<(error: unknown) => void>;
};

/** Gives a route's action the use cases. */
export const formActionsContext = (shared.firnlineFormActions ??= createContext<FormActions>());

/** Takes a fault in rendering to the log. */
export const faultReporterContext = (shared.firnlineFaultReporter ??= createContext<
  (error: unknown) => void
>(() => {}));
