import { Temporal } from "temporal-polyfill";
import { nextVersion, quoteTotal, type Quote } from "#domain/quote.ts";
import type { VisitorRequest } from "./views.ts";

/** The request as its visitor would see it if this quote were sent now. */
export function previewOf(view: VisitorRequest, quote: Quote, sentBy: string): VisitorRequest {
  const sent = nextVersion(quote, view.quotes, Temporal.Instant.from(view.now));
  const shown = { ...sent, totalCents: quoteTotal(quote.lines), sentBy };
  return { ...view, state: "quoted", quotes: [shown, ...view.quotes] };
}
