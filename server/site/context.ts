import { createContext, type RouterContext } from "react-router";
import type { FieldErrors, WayHome } from "#domain/form-schema.ts";
import type { VisitorRequest } from "#server/requests/views.ts";

export type { VisitorRequest };
/** A quote's version as the visitor sees it, with the name of the agent who signs it. */
export type VisitorQuote = VisitorRequest["quotes"][number];

/** The result of a form that was posted without JavaScript. */
export type FormOutcome =
  /** `page` is the path of the visitor's page, or null for a message. */
  | { ok: true; reference: string; page: string | null; answerBy: string; isSoon: boolean }
  | {
      ok: false;
      status: number;
      /** By field; empty if the form was valid. */
      errors: FieldErrors;
    };

/** The posted form and the two use cases, for a page's action. */
export type FormActions = {
  form: FormData;
  submitBooking(fields: unknown, honeypot: unknown): Promise<FormOutcome>;
  sendContactMessage(fields: unknown, honeypot: unknown): Promise<FormOutcome>;
};

/** An answer as the form sends it; the use case validates it. */
export type TypedAnswer = {
  type: "accept" | "decline" | "withdraw" | "ask-again" | "ask-home";
  quoteVersion?: number;
  reason?: FormDataEntryValue | null;
} & Partial<Record<keyof WayHome, FormDataEntryValue | null>>;

/** The visitor's page behind one token. */
export type VisitorActions = {
  /** The start of the page's links. */
  path: string;
  read: () => Promise<VisitorRequest>;
  /** Null unless a form was posted. */
  form: FormData | null;
  /** `text` explains why the answer was rejected, and what to do. */
  answer: (
    given: TypedAnswer,
  ) => Promise<{ ok: true } | { ok: false; status: number; text: string }>;
};

export type LinksActions = {
  form: FormData;
  /** Never reveals whether we know the address. */
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

/** Hands rendering errors to `renderPage`, which throws them. */
export const faultReporterContext = (shared.firnlineFaultReporter ??= createContext<
  (error: unknown) => void
>(() => {}));
