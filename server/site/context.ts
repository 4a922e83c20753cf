import { createContext, type RouterContext } from "react-router";
import type { FieldErrors, WayHome } from "#domain/form-schema.ts";
import type { VisitorRequest } from "#server/requests/views.ts";

export type { VisitorRequest };
/** A version as the visitor reads it, with the name of the agent who signs it. */
export type VisitorQuote = VisitorRequest["quotes"][number];

/** The result of a form that was posted without JavaScript. */
export type FormOutcome =
  /** `page`: the path of the visitor's page; a message has none. */
  | { ok: true; reference: string; page: string | null; answerBy: string; isSoon: boolean }
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

/** An answer as the form holds it; the use case checks it. */
export type TypedAnswer = {
  type: "accept" | "decline" | "withdraw" | "ask-again" | "ask-home";
  quoteVersion?: number;
  reason?: FormDataEntryValue | null;
} & Partial<Record<keyof WayHome, FormDataEntryValue | null>>;

/** The visitor's page behind one token. */
export type VisitorActions = {
  /** Links begin with it. */
  path: string;
  read: () => Promise<VisitorRequest>;
  /** Null unless a form was posted. */
  form: FormData | null;
  /** `text` says why it did not count, and what to do. */
  answer: (
    given: TypedAnswer,
  ) => Promise<{ ok: true } | { ok: false; status: number; text: string }>;
};

export type LinksActions = {
  form: FormData;
  /** Never tells whether we know the address. */
  sendLinks: (email: string) => Promise<"sent" | "invalid" | "failed">;
};

// In development Vite loads this file a second time; both copies must share the contexts.
const shared = globalThis as {
  firnlineFormActions?: RouterContext<FormActions>;
  firnlineVisitor?: RouterContext<VisitorActions>;
  firnlineLinks?: RouterContext<LinksActions>;
  firnlineFaultReporter?: RouterContext<(error: unknown) => void>;
};

export const formActionsContext = (shared.firnlineFormActions ??= createContext<FormActions>());

export const visitorContext = (shared.firnlineVisitor ??= createContext<VisitorActions>());

export const linksContext = (shared.firnlineLinks ??= createContext<LinksActions>());

/** Takes a fault in rendering to the log. */
export const faultReporterContext = (shared.firnlineFaultReporter ??= createContext<
  (error: unknown) => void
>(() => {}));
