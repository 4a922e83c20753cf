import { legsOf } from "#domain/legs.ts";
import { formatMoney } from "#domain/money.ts";
import { shortRoute } from "#domain/pickup.ts";
import { changeSentences } from "#domain/ride-change.ts";
import { DatesAtTime } from "#site/request/date-time.tsx";
import { CancellationDates } from "#site/request/details.tsx";
import { FinePrint } from "#site/request/layout.tsx";
import { isOffered } from "#site/request/page-state.ts";
import { privateMeta, privatePage } from "#site/shell/private-frame.tsx";
import type { Route } from "./+types/accept";
import { answer, loadQuote, quoteVersion } from "./answer-route.ts";
import { Confirmation } from "./confirmation.tsx";

export const handle = privatePage;

export function meta() {
  return privateMeta("Accept your quote");
}

export function loader(args: Route.LoaderArgs) {
  return loadQuote(args);
}

export function action(args: Route.ActionArgs) {
  return answer(args, (form) => ({ type: "accept", quoteVersion: quoteVersion(form) }));
}

export default function AcceptPage({ loaderData, actionData }: Route.ComponentProps) {
  const { path, view, quote } = loaderData;
  const total = formatMoney(quote.totalCents);
  const [booked] = view.quotes;
  const isChange = isOffered(view, quote) && booked !== undefined;
  return (
    <Confirmation
      eyebrow={`${view.reference}, quote ${quote.version}`}
      title={
        isChange
          ? "Accept the change to your ride?"
          : `Accept ${total} for ${quote.moreLegs.length > 0 ? "both rides" : "this ride"}?`
      }
      lead={
        isChange ? (
          changeSentences(booked, quote).join(" ")
        ) : (
          <>
            {shortRoute(quote)}, on <DatesAtTime legs={legsOf(quote)} />. Driven by{" "}
            {quote.operator.name}.
          </>
        )
      }
      fault={actionData?.fault}
      yes={isChange ? "Yes, change my ride" : `Yes, accept ${total}`}
      back={isChange ? "Back to my ride" : "Back to the quote"}
      path={path}
      after={
        <FinePrint>
          By accepting, you agree to the{" "}
          <a href="/terms" className="underline underline-offset-4">
            Terms of Service
          </a>
          . Nothing is charged on this page.
        </FinePrint>
      }
    >
      <input type="hidden" name="quote" value={quote.version} />
      <CancellationDates view={view} quote={quote} />
    </Confirmation>
  );
}
