import { Temporal } from "temporal-polyfill";
import { cancellationTerms } from "#domain/cancellation.ts";
import type { VisitorQuote, VisitorRequest } from "#server/site/context.ts";
import { Fine } from "./layout.tsx";

/** What a cancellation gives back, each until its date. */
export function CancellationDates({ view, quote }: { view: VisitorRequest; quote: VisitorQuote }) {
  return (
    <>
      <ul className="rows">
        {termsOf(view, quote).map(({ refund, when }) => (
          <li
            key={refund}
            className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 max-sm:flex-col"
          >
            <span>{refund}</span>
            <strong className="font-medium">{when}</strong>
          </li>
        ))}
      </ul>
      <Fine>If weather cancels the ride: a full refund, or another date.</Fine>
    </>
  );
}

export function termsOf(view: VisitorRequest, { pickup }: VisitorQuote) {
  const now = Temporal.Instant.from(view.now);
  return cancellationTerms(Temporal.Instant.from(pickup.at), pickup.zone, now);
}
